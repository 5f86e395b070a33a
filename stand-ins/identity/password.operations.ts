import * as v from 'valibot';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { admitCode, admitCodeTry, forgetBudget } from './code-attempts.ts';
import type { CodeSubject } from './code-attempts.ts';
import { checkCode, consumeCode, createCode } from './codes.repository.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import { createCredentials, isPasswordRight, srpIdentityOf } from './credentials.ts';
import { readEmailAddress } from '../../server/core/email-address.ts';
import { passwordChangedMail, resetMail } from './identity.mails.ts';
import type { Account } from './known-device.ts';
import type { Answer, Caller } from './operation.ts';
import { clientOperation, memberOperation } from './operation.ts';
import { admitPasswordTry, forgetPasswordTries } from './password-attempts.ts';
import { checkPassword } from './password.rules.ts';
import type { Pool } from './pool.ts';
import { revokeSignInsOfUser } from './refresh-tokens.repository.ts';
import { codeDelivery } from './sign-up.operations.ts';
import { inSteadyTime } from './steady-time.ts';
import type { User } from './users.repository.ts';
import { findUserByEmail, updateUser } from './users.repository.ts';

/** Returns the account whose password is forgotten; null if the address is invalid. */
async function accountOf(pool: Pool, username: string): Promise<Account | null> {
  const name = readEmailAddress(username)?.lower;
  return name === undefined ? null : { name, user: await findUserByEmail(pool.database, username) };
}

/** Takes the same steps and returns the same answer for an address without an account, but sends nothing. */
export const forgotPassword = clientOperation({ Username: v.string() }, (pool, input, caller) =>
  inSteadyTime(async () => {
    const account = await accountOf(pool, input.Username);
    if (account === null) return refuse('InvalidParameterException', 'Invalid email address format.');
    const { user } = account;
    if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
    const code: CodeSubject = { kind: 'reset', account };
    const attempt = await admitCode(pool, code, caller);
    if (attempt instanceof Refusal) return attempt;
    await forgetBudget(pool, 'codeTries', code, caller);
    if (user !== null) {
      await pool.sendMail(
        resetMail(user.email, await createCode(pool, pool.database, user.id, 'reset')),
        user.id,
      );
    }
    return { CodeDeliveryDetails: codeDelivery(account.name) };
  }),
);

/** It is changed by then, so a mail that cannot be sent refuses nothing. */
async function tellOfChange({ sendMail, publicUrl, clock }: Pool, { id, email }: User): Promise<void> {
  await sendMail(passwordChangedMail(publicUrl, email, clock()), id).catch(() => undefined);
}

/** A code that reached the mailbox also confirms the address. False if the code was used meanwhile. */
function setPassword(pool: Pool, user: User, password: string, code: string): Promise<boolean> {
  const change = { ...createCredentials(pool, user.id, password), isConfirmed: true };
  return inTransaction(pool.database, async (database) => {
    if (!(await consumeCode(pool, database, { userId: user.id, kind: 'reset', code }))) return false;
    await updateUser(database, user.id, change);
    await revokeSignInsOfUser(database, { userId: user.id, now: pool.clock() });
    return true;
  });
}

export const confirmForgotPassword = clientOperation(
  { Username: v.string(), ConfirmationCode: v.string(), Password: v.string() },
  (pool, input, caller) => {
    const weak = checkPassword(input.Password);
    return weak === null ? inSteadyTime(() => resetPassword(pool, input, caller)) : Promise.resolve(weak);
  },
);

interface Reset {
  Username: string;
  ConfirmationCode: string;
  Password: string;
}

async function resetPassword(pool: Pool, input: Reset, caller: Caller): Promise<Answer> {
  const account = await accountOf(pool, input.Username);
  if (account === null) return refuse('InvalidParameterException', 'Invalid email address format.');
  const { user } = account;
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const code: CodeSubject = { kind: 'reset', account };
  const attempt = await admitCodeTry(pool, code, caller);
  if (attempt instanceof Refusal) return attempt;
  const state = user === null ? 'none' : await checkCode(pool, user.id, 'reset', input.ConfirmationCode);
  if (state === 'expired') return refuse('ExpiredCodeException');
  if (state !== 'right' || user === null) return refuse('CodeMismatchException');
  if (!(await setPassword(pool, user, input.Password, input.ConfirmationCode)))
    return refuse('ExpiredCodeException');
  await attempt.withdraw();
  await forgetBudget(pool, 'codeTries', code, caller);
  await forgetBudget(pool, 'codes', code, caller);
  await forgetPasswordTries(pool, account, caller);
  await tellOfChange(pool, user);
  return {};
}

/** Ends her other sign-ins, not the one she is calling with. */
export const changePassword = memberOperation(
  { PreviousPassword: v.string(), ProposedPassword: v.string() },
  async (pool, input, { user, originJti }, caller) => {
    const weak = checkPassword(input.ProposedPassword);
    if (weak !== null) return weak;
    const account = { name: user.emailLower, user };
    const attempt = await admitPasswordTry(pool, account, caller);
    if (attempt instanceof Refusal) return attempt;
    const isRight = isPasswordRight(pool, srpIdentityOf(pool, user), input.PreviousPassword);
    if (!isRight) return refuse('NotAuthorizedException');
    await attempt.withdraw();
    const change = createCredentials(pool, user.id, input.ProposedPassword);
    await inTransaction(pool.database, async (database) => {
      await updateUser(database, user.id, change);
      await revokeSignInsOfUser(database, { userId: user.id, exceptOriginJti: originJti, now: pool.clock() });
    });
    await tellOfChange(pool, user);
    return {};
  },
);
