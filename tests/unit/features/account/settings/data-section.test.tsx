// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { DataSection } from '../../../../../src/features/account/settings/data-section.tsx';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { privacy } from '../../../../../src/language/words.ts';
import { holdAnswer } from '../../../../support/held-answer.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

beforeAll(completeJsdom);

it('her data come while she is asked about erasing, and what she has typed there stays', async () => {
  // jsdom would leave the page for what a browser saves.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { until, letGo } = holdAnswer();
  const { client } = serverThat(({ operation }) =>
    operation === 'SettingsScreen_Export' ? until.then(() => ({ exportMyData: '{}' })) : undefined,
  );
  openPage(<DataSection email={MEMBER.email} />, { client, outbox: await openOutbox() });
  await userEvent.click(screen.getByRole('button', { name: privacy.export }));
  await userEvent.click(screen.getByRole('button', { name: privacy.erase }));
  const field = screen.getByLabelText<HTMLInputElement>(privacy['erase.type']);
  await userEvent.type(field, 'liige@');
  letGo();
  expect(await screen.findByText(settingsText.exported)).toBeTruthy();
  expect(saved).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>(privacy['erase.type']).value).toBe('liige@');
});
