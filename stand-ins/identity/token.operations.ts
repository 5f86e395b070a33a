import * as v from 'valibot';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { refuse } from './cognito-errors.ts';
import { clientOperation, memberOperation } from './operation.ts';
import {
  revokeSignIn,
  revokeSignInsOfUser,
  rotateRefreshToken,
  signInOfToken,
} from './refresh-tokens.repository.ts';
import { authenticationResult } from './sign-in.operations.ts';
import { findUserById } from './users.repository.ts';

export const getTokensFromRefreshToken = clientOperation(
  { RefreshToken: v.string() },
  async (pool, input) => {
    const rotation = await inTransaction(pool.database, (database) =>
      rotateRefreshToken(database, input.RefreshToken, pool.clock()),
    );
    if (rotation.state === 'reused') return refuse('RefreshTokenReuseException');
    if (rotation.state === 'invalid') return refuse('NotAuthorizedException', 'Invalid Refresh Token');
    const user = await findUserById(pool.database, rotation.userId);
    if (user === null) return refuse('NotAuthorizedException', 'Invalid Refresh Token');
    return authenticationResult(pool, user, { ...rotation.signIn, token: rotation.token });
  },
);

/** Ends the sign-in that the refresh token belongs to; a token nobody knows is no error. */
export const revokeToken = clientOperation({ Token: v.string() }, async (pool, input) => {
  const originJti = await signInOfToken(pool.database, input.Token);
  if (originJti !== null) await revokeSignIn(pool.database, originJti, pool.clock());
  return {};
});

export const globalSignOut = memberOperation({}, async (pool, _input, { user }) => {
  await revokeSignInsOfUser(pool.database, { userId: user.id, now: pool.clock() });
  return {};
});
