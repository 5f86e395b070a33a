/**
 * A new account.
 *
 *   (none) ──SignUp──► unconfirmed ──right code──► confirmed
 *                        └─ when its code has expired, whoever signs up next may have the address
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isOwnMachine } from '../web/network.ts';
import { admit, forgetAttempts } from './attempts.store.ts';
import type { Limited } from './attempts.store.ts';
import { checkCode, consumeCode, createCode, hasLiveCode } from './codes.store.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import { createCredentials } from './credentials.ts';
import { maskEmail, readEmailAddress } from './email-address.ts';
import type { EmailAddress } from './email-address.ts';
import { signUpMail } from './identity.mails.ts';
import { clientOperation } from './operation.ts';
import { checkPassword } from './password.policy.ts';
import type { Pool } from './pool.ts';
import { deleteUser, findUser, insertUser, updateUser } from './users.store.ts';
import type { User } from './users.store.ts';

const ATTRIBUTES = v.optional(v.array(v.object({ Name: v.string(), Value: v.optional(v.string()) })));

export function codeDelivery(email: string) {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) };
}

export function newUser(pool: Pool, id: string, email: EmailAddress, password: string): User {
  const createdAt = pool.clock();
  const credentials = createCredentials(pool, id, password);
  return { id, email: email.written, emailLower: email.lower, ...credentials, isConfirmed: false, createdAt };
}

/** The code to send, or null where the address belongs to somebody. */
async function insertSignUp(pool: Pool, database: Database, user: User): Promise<string | null> {
  const existing = await findUser(database, user.emailLower);
  if (
    existing !== null &&
    !existing.isConfirmed &&
    !(await hasLiveCode(pool, database, existing.id, 'sign-up'))
  ) {
    await deleteUser(database, existing.id);
  }
  if (!(await insertUser(database, user))) return null;
  return createCode(pool, database, user.id, 'sign-up');
}

export const signUp = clientOperation(
  { Username: v.string(), Password: v.string(), UserAttributes: ATTRIBUTES },
  async (pool, input, caller) => {
    const email = readEmailAddress(input.Username);
    if (email === null) return refuse('InvalidParameterException', 'Invalid email address format.');
    const claimed = input.UserAttributes?.find((attribute) => attribute.Name === 'email')?.Value;
    if (claimed !== undefined && readEmailAddress(claimed)?.lower !== email.lower) {
      return refuse('InvalidParameterException', 'Username and email differ.');
    }
    const weak = checkPassword(input.Password);
    if (weak !== null) return weak;
    const limits: Limited[] = isOwnMachine(caller.address) ? [] : [['signUpsPerAddress', caller.address]];
    const attempt = await admit(pool, ...limits);
    if (attempt instanceof Refusal) return attempt;
    const user = newUser(pool, randomUUID(), email, input.Password);
    const code = await inTransaction(pool.database, (database) => insertSignUp(pool, database, user));
    if (code === null) return refuse('UsernameExistsException');
    await pool.sendMail(signUpMail(pool.publicUrl, user.email, code));
    return { UserConfirmed: false, UserSub: user.id, CodeDeliveryDetails: codeDelivery(user.email) };
  },
);

export const confirmSignUp = clientOperation(
  { Username: v.string(), ConfirmationCode: v.string() },
  async (pool, input) => {
    const user = await findUser(pool.database, input.Username);
    if (user === null)
      return refuse(pool.hidesUnknownUsers ? 'ExpiredCodeException' : 'UserNotFoundException');
    if (user.isConfirmed) {
      return refuse('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
    }
    const tries: Limited = ['codeTriesPerAccount', `sign-up ${user.emailLower}`];
    const attempt = await admit(pool, tries);
    if (attempt instanceof Refusal) return attempt;
    const state = await checkCode(pool, user.id, 'sign-up', input.ConfirmationCode);
    if (state !== 'right')
      return refuse(state === 'wrong' ? 'CodeMismatchException' : 'ExpiredCodeException');
    const isConfirmed = await inTransaction(pool.database, async (database) => {
      const code = { userId: user.id, kind: 'sign-up', code: input.ConfirmationCode } as const;
      if (!(await consumeCode(pool, database, code))) return false;
      await updateUser(database, user.id, { isConfirmed: true });
      return true;
    });
    if (!isConfirmed) return refuse('ExpiredCodeException');
    await forgetAttempts(pool, tries);
    await forgetAttempts(pool, ['codesPerAccount', `sign-up ${user.emailLower}`]);
    return {};
  },
);

export const resendConfirmationCode = clientOperation({ Username: v.string() }, async (pool, input) => {
  const email = readEmailAddress(input.Username);
  const user = await findUser(pool.database, input.Username);
  if (user === null && email === null)
    return refuse('InvalidParameterException', 'Invalid email address format.');
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const whom = user?.emailLower ?? email?.lower ?? '';
  if (user?.isConfirmed === true) return refuse('InvalidParameterException', 'User is already confirmed.');
  const attempt = await admit(pool, ['codesPerAccount', `sign-up ${whom}`]);
  if (attempt instanceof Refusal) return attempt;
  if (user !== null) {
    const code = await createCode(pool, pool.database, user.id, 'sign-up');
    await forgetAttempts(pool, ['codeTriesPerAccount', `sign-up ${user.emailLower}`]);
    await pool.sendMail(signUpMail(pool.publicUrl, user.email, code));
  }
  return { CodeDeliveryDetails: codeDelivery(whom) };
});
