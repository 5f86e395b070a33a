// @vitest-environment jsdom
/** While a change of her account is sent, its form stays: closed, it would look cancelled and happen all the same. */
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountText } from '../../../../../src/features/account/account/account.text.ts';
import { AccountSection } from '../../../../../src/features/account/settings/account-section.tsx';
import {
  recallAwaitedEmail,
  rememberAwaitedEmail,
} from '../../../../../src/features/account/settings/awaited-email.ts';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { actions, auth } from '../../../../../src/language/words.ts';
import { clearKv, writeKv } from '../../../../../src/session/session-database.ts';
import { answerIdentityCalls } from '../../../../support/account/identity-answers.ts';
import { holdAnswer } from '../../../../support/held-answer.ts';
import { keepTokens } from '../../../../support/kept-tokens.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const user = userEvent.setup();

beforeAll(completeJsdom);
beforeEach(async () => {
  openPage(<AccountSection email={MEMBER.email} />, { outbox: await openOutbox() });
  const claims = { sub: MEMBER.id, email: MEMBER.email, iat: 1, exp: 4_000_000_000 };
  const token = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  await keepTokens(writeKv, 'client', {
    username: MEMBER.id,
    accessToken: token,
    refreshToken: 'r',
    idToken: token,
    clockDriftMs: 0,
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await clearKv();
});

/** An identity service whose answers of this kind come when they are let go. */
function holdAnswers(operation: string) {
  const { until, letGo } = holdAnswer();
  const { calls } = answerIdentityCalls({ [operation]: { answer: {}, until } });
  const asked = () => calls.map((call) => call.operation);
  const hasCome = async () => {
    await expect.poll(asked).toContain(operation);
  };
  return { letGo, hasCome, asked };
}

async function open(name: string) {
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const press = (button: string) => user.click(dialog.getByRole('button', { name: button }));
  return { dialog, press };
}

it('the form for a password stays until the service has said whether it is the new one', async () => {
  const { letGo, hasCome } = holdAnswers('ChangePassword');
  const { dialog, press } = await open(auth.changePassword);
  await user.type(dialog.getByLabelText(accountText.currentPassword), 'Hoog2026');
  await user.type(dialog.getByLabelText(auth.newPassword), 'Metsarada27');
  await press(auth.changePassword);
  await hasCome();
  await press(actions.cancel);
  await press(actions.close);
  expect(screen.getByRole('dialog')).toBeTruthy();
  letGo();
  expect(await screen.findByText(settingsText.passwordChanged)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the form for an address stays until the service has said whether it is confirmed', async () => {
  const { letGo, hasCome, asked } = holdAnswers('VerifyUserAttribute');
  rememberAwaitedEmail(MEMBER.id, 'uus@example.com');
  const { dialog, press } = await open(settingsText.changeEmail);
  await user.type(dialog.getByLabelText(auth.code), '021396');
  await press(actions.confirm);
  await hasCome();
  for (const button of [accountText.otherEmail, accountText.resendCode, actions.close]) await press(button);
  expect(dialog.getByLabelText(auth.code)).toBeTruthy();
  letGo();
  expect(await screen.findByText(settingsText.emailChanged)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(recallAwaitedEmail(MEMBER.id)).toBeUndefined();
  expect(asked(), 'no other code').not.toContain('UpdateUserAttributes');
});

it('the form for an address cannot be cancelled while the code is asked for', async () => {
  const { letGo, hasCome } = holdAnswers('UpdateUserAttributes');
  const { dialog, press } = await open(settingsText.changeEmail);
  await user.type(dialog.getByLabelText(settingsText.newEmail), 'uus@example.com');
  await press(auth.sendCode);
  await hasCome();
  await press(actions.cancel);
  await press(actions.close);
  letGo();
  expect(await dialog.findByLabelText(auth.code)).toBeTruthy();
});
