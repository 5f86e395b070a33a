import * as v from 'valibot';
import { plainAddress } from '../../contract/copied-text.ts';
import { EMAIL_MAX_LENGTH } from '../../contract/limits.ts';
import { withdrawAttempts } from './attempts.repository.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import { inventedSrpIdentity, isPasswordRight, srpIdentityOf } from './credentials.ts';
import { readEmailAddress } from '../../server/core/email-address.ts';
import type { SrpIdentity } from './credentials.ts';
import { newDeviceMark } from './device-mark.ts';
import { TOKEN_LIFE_SECONDS } from './identity-limits.ts';
import { knownDevice } from './known-device.ts';
import type { Account } from './known-device.ts';
import { findNotBefore } from '../../server/modules/platform/revocations/not-before.repository.ts';
import type { Answer, Caller } from './operation.ts';
import { clientOperation } from './operation.ts';
import { admitChallenge, admitPasswordTry, admitSignIn, forgetPasswordTries } from './password-attempts.ts';
import type { Pool } from './pool.ts';
import { startSignIn } from './refresh-tokens.repository.ts';
import { createChallenge, isAnswerRight, openChallenge, useChallenge } from './srp-challenge.ts';
import { isUsableClientValue } from './srp.ts';
import type { SignIn } from './tokens.ts';
import type { User } from './users.repository.ts';
import { findUserByEmail, findUserById, groupsOfUser } from './users.repository.ts';

/** The user that a sign-in is for, however the address was written. */
async function accountOf(pool: Pool, username: string): Promise<Account> {
  const user = await findUserByEmail(pool.database, username);
  const written =
    readEmailAddress(username)?.lower ?? plainAddress(username).toLowerCase().slice(0, EMAIL_MAX_LENGTH);
  return { name: user?.emailLower ?? written, user };
}

export async function authenticationResult(pool: Pool, user: User, signIn: SignIn & { token: string }) {
  const { id, email } = user;
  const groups = await groupsOfUser(pool.database, id);
  const notBefore = await findNotBefore(pool.database, id);
  const tokens = await pool.tokens.issue({ id, email, groups }, signIn, notBefore);
  const AuthenticationResult = {
    ...tokens,
    RefreshToken: signIn.token,
    ExpiresIn: TOKEN_LIFE_SECONDS,
    TokenType: 'Bearer',
  };
  return { ChallengeParameters: {}, AuthenticationResult };
}

/** The password was right: tokens, unless the address is not confirmed yet. */
async function welcome(pool: Pool, account: Account & { user: User }, caller: Caller): Promise<Answer> {
  const { user } = account;
  await forgetPasswordTries(pool, account, caller);
  if (!user.isConfirmed) return refuse('UserNotConfirmedException');
  const signIn = await admitSignIn(pool, account, caller);
  if (signIn instanceof Refusal) return signIn;
  if (knownDevice(pool, account, caller) === null) caller.keepDeviceMark(newDeviceMark(pool, user.id));
  return authenticationResult(pool, user, await startSignIn(pool.database, user.id, pool.clock()));
}

/** Uses an invented identity for an address without an account. */
function srpOf(pool: Pool, { name, user }: Account): SrpIdentity {
  return user === null ? inventedSrpIdentity(pool, name) : srpIdentityOf(pool, user);
}

const SRP_PARAMETERS = v.object({ USERNAME: v.string(), SRP_A: v.string() });

async function challenge(pool: Pool, parameters: unknown, caller: Caller): Promise<Answer> {
  const input = v.safeParse(SRP_PARAMETERS, parameters);
  if (!input.success || !isUsableClientValue(input.output.SRP_A)) return refuse('InvalidParameterException');
  const { USERNAME: username, SRP_A: aHex } = input.output;
  const account = await accountOf(pool, username);
  if (account.user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const attempt = await admitChallenge(pool, account, caller);
  if (attempt instanceof Refusal) return attempt;
  const parts = { identity: srpOf(pool, account), account: account.name, aHex, attemptIds: attempt.ids };
  return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: createChallenge(pool, parts) };
}

const PASSWORD_PARAMETERS = v.object({ USERNAME: v.string(), PASSWORD: v.string() });

async function signInWithPassword(pool: Pool, parameters: unknown, caller: Caller): Promise<Answer> {
  const input = v.safeParse(PASSWORD_PARAMETERS, parameters);
  if (!input.success) return refuse('InvalidParameterException');
  const { USERNAME: username, PASSWORD: password } = input.output;
  const account = await accountOf(pool, username);
  const { user } = account;
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const attempt = await admitPasswordTry(pool, account, caller);
  if (attempt instanceof Refusal) return attempt;
  if (!isPasswordRight(pool, srpOf(pool, account), password) || user === null)
    return refuse('NotAuthorizedException');
  await attempt.withdraw();
  return welcome(pool, { ...account, user }, caller);
}

export const initiateAuth = clientOperation(
  { AuthFlow: v.string(), AuthParameters: v.record(v.string(), v.string()) },
  (pool, input, caller) => {
    if (input.AuthFlow === 'USER_SRP_AUTH') return challenge(pool, input.AuthParameters, caller);
    if (input.AuthFlow === 'USER_PASSWORD_AUTH' && pool.allowsPasswordFlow) {
      return signInWithPassword(pool, input.AuthParameters, caller);
    }
    return Promise.resolve(
      refuse('InvalidParameterException', `${input.AuthFlow} flow not enabled for this client`),
    );
  },
);

const VERIFIER_RESPONSES = v.object({
  PASSWORD_CLAIM_SECRET_BLOCK: v.string(),
  PASSWORD_CLAIM_SIGNATURE: v.string(),
  TIMESTAMP: v.string(),
});

export const respondToAuthChallenge = clientOperation(
  { ChallengeName: v.literal('PASSWORD_VERIFIER'), ChallengeResponses: VERIFIER_RESPONSES },
  async (pool, { ChallengeResponses: answer }, caller) => {
    const opened = openChallenge(pool, answer.PASSWORD_CLAIM_SECRET_BLOCK);
    if (opened === null) return refuse('NotAuthorizedException');
    const user = await findUserById(pool.database, opened.userId);
    const account = { name: opened.account, user };
    const attempt = await admitPasswordTry(pool, account, caller);
    if (attempt instanceof Refusal) return attempt;
    if (!(await useChallenge(pool, opened))) return refuse('NotAuthorizedException');
    if (!isAnswerRight(pool, opened, srpOf(pool, account), answer) || user === null)
      return refuse('NotAuthorizedException');
    await withdrawAttempts(pool, [...attempt.ids, ...opened.attemptIds]);
    return welcome(pool, { ...account, user }, caller);
  },
);
