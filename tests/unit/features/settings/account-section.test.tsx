// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AccountSection } from '../../../../src/features/settings/account-section.tsx';
import { rememberAwaitedEmail } from '../../../../src/features/settings/awaited-email.ts';
import { EraseDialog } from '../../../../src/features/settings/erase-dialog.tsx';
import { MEMBER } from '../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../member-page.tsx';

const EMAIL = 'premium@example.com';
const user = userEvent.setup();

beforeAll(completeJsdom);
afterEach(cleanup);

it('the settings show what she signs in with, and lead to changing each', async () => {
  openPage(<AccountSection email={EMAIL} />, { outbox: await openOutbox() });
  expect(screen.getByText(EMAIL)).toBeTruthy();
  for (const name of ['Muuda e-posti aadress', 'Muuda parool']) {
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe(name);
    await user.click(within(dialog).getByRole('button', { name: 'Sulge' }));
  }
});

it('the form for a new address, closed and opened again, still awaits the code until she chooses another', async () => {
  openPage(<AccountSection email={EMAIL} />, { outbox: await openOutbox() });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Muuda e-posti aadress' }));
    return within(await screen.findByRole('dialog'));
  };
  rememberAwaitedEmail(MEMBER.id, 'uus@example.com');
  for (const _time of [1, 2]) {
    const dialog = await open();
    expect(dialog.getByText(/^Saatsime koodi aadressile uus@example.com/)).toBeTruthy();
    expect(dialog.getByLabelText('Kood')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sulge' }));
  }
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Muuda aadressi' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Uus e-posti aadress').value).toBe('uus@example.com');
  await user.click(dialog.getByRole('button', { name: 'Sulge' }));
  expect((await open()).getByLabelText('Uus e-posti aadress')).toBeTruthy();
});

it.each([
  ['is hers by now', MEMBER.id, EMAIL.toUpperCase()],
  ['another member awaits a code for', 'another-member', 'uus@example.com'],
])('the form awaits no code for an address that %s', async (_whose, memberId, awaited) => {
  openPage(<AccountSection email={EMAIL} />, { outbox: await openOutbox() });
  rememberAwaitedEmail(memberId, awaited);
  await user.click(screen.getByRole('button', { name: 'Muuda e-posti aadress' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Uus e-posti aadress');
  expect(field.value).toBe('');
});

it('an account is deleted only by the address that the question names', async () => {
  const { client, questions } = serverThat(() => undefined);
  openPage(<EraseDialog email={EMAIL} onClose={() => undefined} />, { client });
  const dialog = screen.getByRole('dialog', { name: 'Kustuta konto' });
  expect(dialog.textContent).toContain(EMAIL);
  const field = within(dialog).getByRole('textbox');
  await user.type(field, 'vip@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Kustuta konto' }));
  expect(within(dialog).getByText('See ei ole sinu konto e-posti aadress.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(questions).toEqual([]);
  await user.clear(field);
  await user.type(field, EMAIL.toUpperCase());
  await user.click(within(dialog).getByRole('button', { name: 'Kustuta konto' }));
  expect(questions.map(({ operation }) => operation)).toEqual(['SettingsScreen_DeleteMyAccount']);
});

it('deleting an account without its address leads her to the field, which says that it is missing', async () => {
  const { client, questions } = serverThat(() => undefined);
  openPage(<EraseDialog email={EMAIL} onClose={() => undefined} />, { client });
  const dialog = screen.getByRole('dialog', { name: 'Kustuta konto' });
  await user.click(within(dialog).getByRole('button', { name: 'Kustuta konto' }));
  const field = within(dialog).getByRole('textbox');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Sisesta e-posti aadress.');
  expect(questions).toEqual([]);
});
