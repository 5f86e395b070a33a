import * as v from 'valibot';
import { Refusal, refuse } from './cognito-errors.ts';
import { inventedSrpIdentity, isPasswordRight, srpIdentityOf } from './credentials.ts';
import { readEmailAddress } from './email-address.ts';
import { TOKEN_LIFE_SECONDS } from './identity.limits.ts';
import { findNotBefore } from '../modules/account/not-before.repository.ts';
import type { Answer, Caller } from './operation.ts';
import { clientOperation } from './operation.ts';
import { admitPasswordTry, forgetPasswordTries } from './password.attempts.ts';
import type { Pool } from './pool.ts';
import { startSignIn } from './refresh-tokens.store.ts';
import { createChallenge, isAnswerRight, openChallenge, useChallenge } from './srp-challenge.ts';
import { isUsableClientValue } from './srp.ts';
import type { SignIn } from './tokens.ts';
import type { User } from './users.store.ts';
import { findUser, findUserById, groupsOfUser } from './users.store.ts';

/** What one account's attempts are counted under, however its name was written. */
function accountOf(username: string, user: User | null): string {
  return user?.emailLower ?? readEmailAddress(username)?.lower ?? username.trim().toLowerCase().slice(0, 254);
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
async function welcome(pool: Pool, user: User): Promise<Answer> {
  if (!user.isConfirmed) return refuse('UserNotConfirmedException');
  return authenticationResult(pool, user, await startSignIn(pool.database, user.id, pool.clock()));
}

const SRP_PARAMETERS = v.object({ USERNAME: v.string(), SRP_A: v.string() });

async function challenge(pool: Pool, parameters: unknown): Promise<Answer> {
  const input = v.safeParse(SRP_PARAMETERS, parameters);
  if (!input.success || !isUsableClientValue(input.output.SRP_A)) return refuse('InvalidParameterException');
  const { USERNAME: username, SRP_A: aHex } = input.output;
  const user = await findUser(pool.database, username);
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const account = accountOf(username, user);
  const identity = user === null ? inventedSrpIdentity(pool, account) : srpIdentityOf(pool, user);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: createChallenge(pool, identity, account, aHex),
  };
}

const PASSWORD_PARAMETERS = v.object({ USERNAME: v.string(), PASSWORD: v.string() });

async function signInWithPassword(pool: Pool, parameters: unknown, caller: Caller): Promise<Answer> {
  const input = v.safeParse(PASSWORD_PARAMETERS, parameters);
  if (!input.success) return refuse('InvalidParameterException');
  const { USERNAME: username, PASSWORD: password } = input.output;
  const user = await findUser(pool.database, username);
  if (user === null && !pool.hidesUnknownUsers) return refuse('UserNotFoundException');
  const account = accountOf(username, user);
  const attempt = await admitPasswordTry(pool, account, caller);
  if (attempt instanceof Refusal) return attempt;
  const identity = user === null ? inventedSrpIdentity(pool, account) : srpIdentityOf(pool, user);
  if (!isPasswordRight(pool, identity, password) || user === null) return refuse('NotAuthorizedException');
  await attempt.withdraw();
  await forgetPasswordTries(pool, account, caller);
  return welcome(pool, user);
}

export const initiateAuth = clientOperation(
  { AuthFlow: v.string(), AuthParameters: v.record(v.string(), v.string()) },
  (pool, input, caller) => {
    if (input.AuthFlow === 'USER_SRP_AUTH') return challenge(pool, input.AuthParameters);
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
    const attempt = await admitPasswordTry(pool, opened.account, caller);
    if (attempt instanceof Refusal) return attempt;
    if (!(await useChallenge(pool, opened))) return refuse('NotAuthorizedException');
    const user = await findUserById(pool.database, opened.userId);
    const identity = user === null ? inventedSrpIdentity(pool, opened.account) : srpIdentityOf(pool, user);
    if (!isAnswerRight(pool, opened, identity, answer) || user === null)
      return refuse('NotAuthorizedException');
    await attempt.withdraw();
    await forgetPasswordTries(pool, opened.account, caller);
    return welcome(pool, user);
  },
);
