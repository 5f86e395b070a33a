/**
 * Another address for an account, as in a Cognito pool that keeps the former one while an update is pending:
 *
 *   hers ──UpdateUserAttributes──► pending, a code mailed to the new one ──VerifyUserAttribute, right code──► hers
 *                                    └─ an hour later, or at another wish: forgotten
 */
import * as v from 'valibot';
import { inTransaction, sqlStateOf } from '../../server/database/in-transaction.ts';
import { keepMailsTo } from '../../server/modules/platform/mails/mails.repository.ts';
import { renewTokensBefore } from '../../server/modules/platform/revocations/not-before.repository.ts';
import { admitCode, admitCodeTry, forgetBudget } from './code-attempts.ts';
import type { CodeSubject } from './code-attempts.ts';
import { checkCode, consumeCode, createCode, findNewEmail } from './codes.repository.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import { readEmailAddress } from '../../server/core/email-address.ts';
import type { EmailAddress } from '../../server/core/email-address.ts';
import { emailChangedMail, newEmailMail } from './identity.mails.ts';
import { memberOperation } from './operation.ts';
import type { Answer, Caller } from './operation.ts';
import type { Pool } from './pool.ts';
import { codeDelivery } from './sign-up.operations.ts';
import { deleteUser, findUserByEmail, updateUser } from './users.repository.ts';
import type { User } from './users.repository.ts';

const UNIQUE_VIOLATION = '23505';

const codeOf = (user: User): CodeSubject => ({ kind: 'email', account: { name: user.emailLower, user } });

/** Mails a code to the address, if she may ask for one; null when it is on its way. */
async function mailCode(pool: Pool, user: User, to: string, caller: Caller): Promise<Refusal | null> {
  const code = codeOf(user);
  const attempt = await admitCode(pool, code, caller);
  if (attempt instanceof Refusal) return attempt;
  const isTaken = (await findUserByEmail(pool.database, to))?.isConfirmed === true;
  if (isTaken && to.toLowerCase() !== user.emailLower) return refuse('AliasExistsException');
  const digits = await createCode(pool, pool.database, user.id, 'email', to);
  await forgetBudget(pool, 'codeTries', code, caller);
  await pool.sendMail(newEmailMail(to, digits), user.id);
  return null;
}

const ATTRIBUTES = v.array(v.object({ Name: v.literal('email'), Value: v.string() }));

/** `email` is the one attribute that can be changed. */
export const updateUserAttributes = memberOperation(
  { UserAttributes: v.pipe(ATTRIBUTES, v.length(1)) },
  async (pool, { UserAttributes: [attribute] }, { user }, caller) => {
    const email = readEmailAddress(attribute?.Value ?? '');
    if (email === null) return refuse('InvalidParameterException', 'Invalid email address format.');
    const refused = await mailCode(pool, user, email.written, caller);
    return refused ?? { CodeDeliveryDetailsList: [codeDelivery(email.written)] };
  },
);

/** Makes a code for the pending address, or for the current one if none is pending. */
export const getUserAttributeVerificationCode = memberOperation(
  { AttributeName: v.literal('email') },
  async (pool, _input, { user }, caller) => {
    const to = (await findNewEmail(pool, user.id)) ?? user.email;
    return (await mailCode(pool, user, to, caller)) ?? { CodeDeliveryDetails: codeDelivery(to) };
  },
);

export const verifyUserAttribute = memberOperation(
  { AttributeName: v.literal('email'), Code: v.string() },
  async (pool, { Code }, { user }, caller) => {
    const code = codeOf(user);
    const attempt = await admitCodeTry(pool, code, caller);
    if (attempt instanceof Refusal) return attempt;
    const state = await checkCode(pool, user.id, 'email', Code);
    if (state === 'expired') return refuse('ExpiredCodeException');
    const pending = readEmailAddress((await findNewEmail(pool, user.id)) ?? '');
    if (state !== 'right' || pending === null) return refuse('CodeMismatchException');
    const refused = await takeEmail(pool, user, pending, Code);
    if (refused instanceof Refusal) return refused;
    await attempt.withdraw();
    await forgetBudget(pool, 'codes', code, caller);
    if (pending.lower !== user.emailLower) await pool.sendMail(emailChangedMail(user.email), user.id);
    return {};
  },
);

/** An unconfirmed sign-up with the address proves nothing; her code does. */
async function takeEmail(pool: Pool, user: User, email: EmailAddress, code: string): Promise<Answer> {
  const change = { email: email.written, emailLower: email.lower };
  try {
    return await inTransaction(pool.database, async (database) => {
      if (!(await consumeCode(pool, database, { userId: user.id, kind: 'email', code })))
        return refuse('ExpiredCodeException');
      const holder = await findUserByEmail(database, email.lower);
      if (holder !== null && holder.id !== user.id && !holder.isConfirmed)
        await deleteUser(database, holder.id);
      if (email.lower !== user.emailLower) await keepMailsTo(database, user.emailLower, user.id);
      await updateUser(database, user.id, change);
      // Her other phones' tokens name the former address.
      await renewTokensBefore(database, user.id, pool.clock());
      return {};
    });
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return refuse('AliasExistsException');
    throw error;
  }
}
