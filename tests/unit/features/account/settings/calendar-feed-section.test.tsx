// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CalendarFeedSection } from '../../../../../src/features/account/settings/calendar-feed-section.tsx';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { beginOnEmptyDevice, openCachedClient } from '../../../../support/cached-client.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const ADDRESS = 'https://hoog.example/calendar/abc.ics';
const user = userEvent.setup();

beforeAll(completeJsdom);
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('„Näita aadressi“ is replaced by the address, which takes the focus', async () => {
  const { client } = serverThat(() => ({ getMyCalendarFeed: ADDRESS }));
  openPage(<CalendarFeedSection />, { client });
  await user.click(screen.getByRole('button', { name: 'Näita aadressi' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Sinu kalendri aadress');
  expect(field.value).toBe(ADDRESS);
  expect(document.activeElement).toBe(field);
});

it('no address that may have ended is shown where the service cannot be asked for it', async () => {
  beginOnEmptyDevice();
  const answers: Record<string, unknown> = { SettingsScreen_CalendarFeed: { getMyCalendarFeed: ADDRESS } };
  const { client } = openCachedClient(answers);
  const open = async () => {
    openPage(<CalendarFeedSection />, { client, outbox: await openOutbox() });
    await user.click(screen.getByRole('button', { name: 'Näita aadressi' }));
  };
  await open();
  await screen.findByLabelText('Sinu kalendri aadress');
  Reflect.deleteProperty(answers, 'SettingsScreen_CalendarFeed');
  await open();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByLabelText('Sinu kalendri aadress')).toBeNull();
});

it('selects the address, and says what to do, where the browser does not copy it', async () => {
  const { client } = serverThat(() => ({ getMyCalendarFeed: ADDRESS }));
  openPage(<CalendarFeedSection />, { client });
  await user.click(screen.getByRole('button', { name: settingsText.showAddress }));
  const field = await screen.findByLabelText<HTMLInputElement>(settingsText.address);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: settingsText.copyAddress }));
  expect(await screen.findByText(settingsText.addressNotCopied)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(ADDRESS);
});
