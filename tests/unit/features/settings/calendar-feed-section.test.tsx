// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CalendarFeedSection } from '../../../../src/features/settings/calendar-feed-section.tsx';
import { completeJsdom, openPage, serverThat } from '../member-page.tsx';

const ADDRESS = 'https://hoog.example/calendar/abc.ics';
const user = userEvent.setup();

beforeAll(completeJsdom);
afterEach(cleanup);

it('„Näita aadressi“ is replaced by the address, which takes the focus', async () => {
  const { client } = serverThat(() => ({ getMyCalendarFeed: ADDRESS }));
  openPage(<CalendarFeedSection />, { client });
  await user.click(screen.getByRole('button', { name: 'Näita aadressi' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Sinu kalendri aadress');
  expect(field.value).toBe(ADDRESS);
  expect(document.activeElement).toBe(field);
});
