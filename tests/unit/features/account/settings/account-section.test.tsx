// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Client } from '@urql/core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '../../../../../contract/documents.generated.ts';
import { AccountSection } from '../../../../../src/features/account/settings/account-section.tsx';
import { rememberAwaitedEmail } from '../../../../../src/features/account/settings/awaited-email.ts';
import { EraseDialog } from '../../../../../src/features/account/settings/erase-dialog.tsx';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import {
  completeJsdom,
  openOutbox,
  openPage,
  type Question,
  serverThat,
  SIGNED_IN,
} from '../../member-page.tsx';

const EMAIL = 'premium@example.com';
const user = userEvent.setup();

const erasures = (questions: readonly Question[]) =>
  questions.filter(({ operation }) => operation === 'SettingsScreen_DeleteMyAccount');

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
  expect(erasures(questions)).toEqual([]);
  await user.clear(field);
  await user.type(field, EMAIL.toUpperCase());
  await user.click(within(dialog).getByRole('button', { name: 'Kustuta konto' }));
  expect(erasures(questions)).toHaveLength(1);
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
  expect(erasures(questions)).toEqual([]);
});

describe('what the question about deleting says of a subscription', () => {
  const WITHOUT_PLAN: Session = {
    state: 'authenticated',
    member: { ...MEMBER, groups: [] },
    needsSignIn: false,
  };
  const open = (client: Client, session: Session = SIGNED_IN) =>
    openPage(<EraseDialog email={EMAIL} onClose={() => undefined} />, { client, session });
  const withStatus = (status: SubscriptionStatus, created = '2020-01-01T10:00:00+02:00') =>
    serverThat(({ operation }) =>
      operation === 'SubscriptionScreen_List'
        ? {
            listSubscriptions: {
              __typename: 'SubscriptionList',
              items: [{ status, created }],
              nextToken: null,
            },
          }
        : undefined,
    ).client;
  const said = () => screen.queryByText(settingsText.eraseEndsSubscription);

  it.each(['active', 'past_due'] as const)(
    'that it ends at once and nothing is paid back: %s',
    async (status) => {
      open(withStatus(status), WITHOUT_PLAN);
      await expect.poll(said).not.toBeNull();
    },
  );

  it('within fourteen days of the order, until when she may withdraw for the whole sum, and where', async () => {
    open(withStatus('active', new Date().toISOString()));
    await screen.findByText(
      /saad veel taganeda kuni \d{1,2}\.\s\p{L}+ni\s\d{4} \(kaasa arvatud\): siis tagastame kogu makstud raha/u,
    );
    expect(screen.queryByText(settingsText.erasePerhapsMayWithdraw)).toBeNull();
    const link = screen.getByRole('link', { name: settingsText.toWithdrawal });
    expect(link.getAttribute('href')).toBe('/settings/subscription');
  });

  it('nothing about withdrawing where these days are over', async () => {
    open(withStatus('active'), WITHOUT_PLAN);
    await expect.poll(said).not.toBeNull();
    expect(screen.queryByRole('link', { name: settingsText.toWithdrawal })).toBeNull();
  });

  it('nothing of one that has ended', async () => {
    open(withStatus('canceled'));
    await expect.poll(said).toBeNull();
  });

  it('the same where it cannot be read but a plan is open to her, and until when she may withdraw in general', () => {
    const perhaps = () => screen.queryByText(settingsText.erasePerhapsMayWithdraw);
    open(serverThat(() => undefined).client);
    expect(said()).not.toBeNull();
    expect(perhaps(), 'she may have bought it within fourteen days').not.toBeNull();
    expect(screen.queryByRole('link', { name: settingsText.toWithdrawal })).not.toBeNull();
    cleanup();
    open(serverThat(() => undefined).client, WITHOUT_PLAN);
    expect(said()).toBeNull();
    expect(perhaps()).toBeNull();
  });
});
