/**
 * A new account.
 *
 *   (none) ──SignUp──► unconfirmed ──right code──► confirmed
 *                        └─ when its code has expired, the next sign-up may have the address
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { plainAddress } from '../../contract/copied-text.ts';
import { EMAIL_MAX_LENGTH } from '../../contract/limits.ts';
import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { admit } from './attempts.repository.ts';
import type { Limited } from './attempts.repository.ts';
import { admitCode, admitCodeTry, forgetBudget } from './code-attempts.ts';
import type { CodeSubject } from './code-attempts.ts';
import { checkCode, createCode, hasLiveCode } from './codes.repository.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import { createCredentials } from './credentials.ts';
import { maskEmail, readEmailAddress } from '../../server/core/email-address.ts';
import type { EmailAddress } from '../../server/core/email-address.ts';
import { signUpMail } from './identity.mails.ts';
import type { Answer, Caller } from './operation.ts';
import { clientOperation } from './operation.ts';
import { checkPassword } from './password.rules.ts';
import type { Pool } from './pool.ts';
import { inSteadyTime } from './steady-time.ts';
import { deleteUser, findUser, findUserByEmail, insertUser, updateUser } from './users.repository.ts';
import type { User } from './users.repository.ts';

const ATTRIBUTES = v.optional(v.array(v.object({ Name: v.string(), Value: v.optional(v.string()) })));

export function codeDelivery(email: string) {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) };
}

export function newUser(pool: Pool, id: string, email: EmailAddress, password: string): User {
  const createdAt = pool.clock();
  const credentials = createCredentials(pool, id, password);
  return { id, email: email.written, emailLower: email.lower, ...credentials, isConfirmed: false, createdAt };
}

/** The code to send, or null if the address belongs to somebody. */
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
    const limits: Limited[] = caller.isOwnMachine ? [] : [['signUpsPerNetwork', caller.network]];
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
  (pool, input, caller) => inSteadyTime(() => confirm(pool, input, caller)),
);

interface Confirmation {
  Username: string;
  ConfirmationCode: string;
}

/**
 * A used code is kept, so that only its holder is told that the account is confirmed. A wrong code does not tell if there is an
 * account at all.
 */
async function confirm(pool: Pool, input: Confirmation, caller: Caller): Promise<Answer> {
  const user = await findUserByEmail(pool.database, input.Username);
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const code = codeOf(input.Username, user);
  const attempt = await admitCodeTry(pool, code, caller);
  if (attempt instanceof Refusal) return attempt;
  const state = user === null ? 'none' : await checkCode(pool, user.id, 'sign-up', input.ConfirmationCode);
  if (user === null || state === 'none' || state === 'wrong') return refuse('CodeMismatchException');
  await attempt.withdraw();
  if (user.isConfirmed)
    return refuse('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  if (state === 'expired') return refuse('ExpiredCodeException');
  await updateUser(pool.database, user.id, { isConfirmed: true });
  await forgetBudget(pool, 'codeTries', code, caller);
  await forgetBudget(pool, 'codes', code, caller);
  return {};
}

function codeOf(username: string, user: User | null): CodeSubject {
  const written =
    readEmailAddress(username)?.lower ?? plainAddress(username).toLowerCase().slice(0, EMAIL_MAX_LENGTH);
  return { kind: 'sign-up', account: { name: user?.emailLower ?? written, user } };
}

export const resendConfirmationCode = clientOperation({ Username: v.string() }, (pool, input, caller) =>
  inSteadyTime(async () => {
    if (readEmailAddress(input.Username) === null)
      return refuse('InvalidParameterException', 'Invalid email address format.');
    const user = await findUserByEmail(pool.database, input.Username);
    if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
    const code = codeOf(input.Username, user);
    const attempt = await admitCode(pool, code, caller);
    if (attempt instanceof Refusal) return attempt;
    if (user?.isConfirmed === true) return refuse('InvalidParameterException', 'User is already confirmed.');
    if (user !== null) {
      const digits = await createCode(pool, pool.database, user.id, 'sign-up');
      await forgetBudget(pool, 'codeTries', code, caller);
      await pool.sendMail(signUpMail(pool.publicUrl, user.email, digits));
    }
    return { CodeDeliveryDetails: codeDelivery(code.account.name) };
  }),
);
