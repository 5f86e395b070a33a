import * as v from 'valibot';
import { inTransaction } from '../database/in-transaction.ts';
import { admit, forgetAttempts } from './attempts.store.ts';
import type { Limited } from './attempts.store.ts';
import { checkCode, consumeCode, createCode } from './codes.store.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import { createCredentials, isPasswordRight, srpIdentityOf } from './credentials.ts';
import { readEmailAddress } from './email-address.ts';
import { resetMail } from './identity.mails.ts';
import type { Caller } from './operation.ts';
import { clientOperation, memberOperation } from './operation.ts';
import { admitPasswordTry, forgetPasswordTries } from './password.attempts.ts';
import { checkPassword } from './password.policy.ts';
import type { Pool } from './pool.ts';
import { revokeSignInsOfUser } from './refresh-tokens.store.ts';
import { codeDelivery } from './sign-up.operations.ts';
import type { User } from './users.store.ts';
import { findUser, updateUser } from './users.store.ts';

const codesOf = (account: string): Limited => ['codesPerAccount', `reset ${account}`];
const triesOf = (account: string): Limited => ['codeTriesPerAccount', `reset ${account}`];

/** The same steps and the same answer for an address without account, only that nothing is sent. */
export const forgotPassword = clientOperation({ Username: v.string() }, async (pool, input) => {
  const user = await findUser(pool.database, input.Username);
  const account = user?.emailLower ?? readEmailAddress(input.Username)?.lower;
  if (account === undefined) return refuse('InvalidParameterException', 'Invalid email address format.');
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const attempt = await admit(pool, codesOf(account));
  if (attempt instanceof Refusal) return attempt;
  await forgetAttempts(pool, triesOf(account));
  if (user !== null) {
    const code = await createCode(pool, pool.database, user.id, 'reset');
    await pool.sendMail(resetMail(user.email, code));
  }
  return { CodeDeliveryDetails: codeDelivery(account) };
});

/** A code that reached the mailbox also confirms the address. False where the code was used meanwhile. */
function setPassword(pool: Pool, user: User, password: string, code: string): Promise<boolean> {
  const change = { ...createCredentials(pool, user.id, password), isConfirmed: true };
  return inTransaction(pool.database, async (database) => {
    if (!(await consumeCode(pool, database, { userId: user.id, kind: 'reset', code }))) return false;
    await updateUser(database, user.id, change);
    await revokeSignInsOfUser(database, { userId: user.id, now: pool.clock() });
    return true;
  });
}

async function forgetReset(pool: Pool, account: string, caller: Caller): Promise<void> {
  await forgetAttempts(pool, triesOf(account));
  await forgetAttempts(pool, codesOf(account));
  await forgetPasswordTries(pool, account, caller);
}

export const confirmForgotPassword = clientOperation(
  { Username: v.string(), ConfirmationCode: v.string(), Password: v.string() },
  async (pool, input, caller) => {
    const weak = checkPassword(input.Password);
    if (weak !== null) return weak;
    const user = await findUser(pool.database, input.Username);
    const account = user?.emailLower ?? readEmailAddress(input.Username)?.lower;
    if (account === undefined) return refuse('InvalidParameterException', 'Invalid email address format.');
    if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
    const attempt = await admit(pool, triesOf(account));
    if (attempt instanceof Refusal) return attempt;
    const state = user === null ? 'none' : await checkCode(pool, user.id, 'reset', input.ConfirmationCode);
    if (state === 'expired') return refuse('ExpiredCodeException');
    if (state !== 'right' || user === null) return refuse('CodeMismatchException');
    if (!(await setPassword(pool, user, input.Password, input.ConfirmationCode)))
      return refuse('ExpiredCodeException');
    await forgetReset(pool, account, caller);
    return {};
  },
);

/** Ends her other sign-ins, not the one she is calling with. */
export const changePassword = memberOperation(
  { PreviousPassword: v.string(), ProposedPassword: v.string() },
  async (pool, input, { user, originJti }, caller) => {
    const weak = checkPassword(input.ProposedPassword);
    if (weak !== null) return weak;
    const attempt = await admitPasswordTry(pool, user.emailLower, caller);
    if (attempt instanceof Refusal) return attempt;
    const isRight = isPasswordRight(pool, srpIdentityOf(pool, user), input.PreviousPassword);
    if (!isRight) return refuse('NotAuthorizedException');
    await attempt.withdraw();
    const change = createCredentials(pool, user.id, input.ProposedPassword);
    await inTransaction(pool.database, async (database) => {
      await updateUser(database, user.id, change);
      await revokeSignInsOfUser(database, { userId: user.id, exceptOriginJti: originJti, now: pool.clock() });
    });
    return {};
  },
);
