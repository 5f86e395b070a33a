/** The tokens as Amplify stores them, under Amplify's own names, so that both read and write the same ones. */
import { CURRENT, type KeptSession, readKv, removeKv, replaceKv } from './session-database.ts';

export interface Tokens {
  username: string;
  idToken: string;
  accessToken: string;
  refreshToken: string;
  /** The lead of the identity service's clock over this device's when the tokens were made. */
  clockDriftMs: number;
}

function userKey(clientId: string): string {
  return `CognitoIdentityServiceProvider.${clientId}.LastAuthUser`;
}

function tokenKeys(clientId: string, username: string) {
  const prefix = `CognitoIdentityServiceProvider.${clientId}.${username}`;
  return {
    idToken: `${prefix}.idToken`,
    accessToken: `${prefix}.accessToken`,
    refreshToken: `${prefix}.refreshToken`,
    clockDrift: `${prefix}.clockDrift`,
  };
}

export async function readTokens(clientId: string): Promise<Tokens | undefined> {
  const username = await readKv(userKey(clientId));
  if (typeof username !== 'string') return undefined;
  const keys = tokenKeys(clientId, username);
  const [idToken, accessToken, refreshToken, clockDrift] = await Promise.all([
    readKv(keys.idToken),
    readKv(keys.accessToken),
    readKv(keys.refreshToken),
    readKv(keys.clockDrift),
  ]);
  if (typeof idToken !== 'string' || typeof accessToken !== 'string' || typeof refreshToken !== 'string') {
    return undefined;
  }
  return { username, idToken, accessToken, refreshToken, clockDriftMs: Number(clockDrift) || 0 };
}

/**
 * Replaces the `kept` tokens and the session's record with renewed ones (or with none, if she must sign in again).
 * Returns false and writes nothing if she has signed out, or out and in again, meanwhile.
 */
export function replaceTokens(
  clientId: string,
  kept: Tokens,
  renewed: Tokens | undefined,
  session: KeptSession,
): Promise<boolean> {
  const keys = tokenKeys(clientId, kept.username);
  return replaceKv(keys.refreshToken, kept.refreshToken, {
    [userKey(clientId)]: renewed?.username,
    [keys.idToken]: renewed?.idToken,
    [keys.accessToken]: renewed?.accessToken,
    [keys.refreshToken]: renewed?.refreshToken,
    [keys.clockDrift]: renewed && String(renewed.clockDriftMs),
    [CURRENT]: session,
  });
}

export async function removeTokens(clientId: string): Promise<void> {
  const username = await readKv(userKey(clientId));
  if (typeof username !== 'string') return;
  await Promise.all(Object.values(tokenKeys(clientId, username)).map(removeKv));
  await removeKv(userKey(clientId));
}
