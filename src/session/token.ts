/**
 * The id token to send with a request, renewed when it must be. One Web Lock lets one context of the device renew at a
 * time: refresh tokens rotate, and two renewals side by side would look like a theft and end the sign-in.
 */
import type { TokenAnswer } from '../offline/token-answer.ts';
import { readIdToken } from './id-token.ts';
import { keptIdentityConfiguration } from './identity-configuration.ts';
import { renewTokens } from './refresh-tokens.ts';
import { readSession, writeSession } from './session-database.ts';
import { tellSessionChanged } from './session-channel.ts';
import { readTokens, removeTokens, type Tokens, writeTokens } from './token-store.ts';

/** A token this close to its end would not outlive a slow request. */
const MARGIN_MS = 5_000;

/** `refused` is a token that the server has just turned down (a clock may be wrong): it is not answered again. */
export async function currentToken(refused?: string): Promise<TokenAnswer> {
  try {
    const configuration = await keptIdentityConfiguration();
    const clientId = configuration.userPoolClientId;
    const kept = await readTokens(clientId);
    if (!kept) return { type: 'none' };
    return usable(kept, refused) ?? (await exclusively(() => renewed(refused)));
  } catch {
    return { type: 'later' };
  }
}

/** Renews the tokens now, because what they say may have changed: a paid plan gives a group. */
export async function renewSession(): Promise<void> {
  const current = await currentToken();
  if (current.type === 'token') await currentToken(current.token);
}

async function renewed(refused: string | undefined): Promise<TokenAnswer> {
  const configuration = await keptIdentityConfiguration();
  const clientId = configuration.userPoolClientId;
  // Another tab or the worker may have renewed while this one waited for the lock.
  const kept = await readTokens(clientId);
  if (!kept) return { type: 'none' };
  const already = usable(kept, refused);
  if (already) return already;
  const renewal = await renewTokens(configuration, kept);
  if (renewal.type === 'later') return { type: 'later' };
  if (renewal.type === 'refused') {
    await removeTokens(clientId);
    await markRefused();
    return { type: 'none' };
  }
  await writeTokens(clientId, renewal.tokens);
  await keepClaims(renewal.tokens);
  return usable(renewal.tokens, refused) ?? { type: 'later' };
}

/** By the identity service's clock: a phone's own may be hours off. */
function usable({ idToken, clockDriftMs }: Tokens, refused: string | undefined): TokenAnswer | undefined {
  const claims = readIdToken(idToken);
  const nowThere = Date.now() + clockDriftMs;
  if (!claims || idToken === refused || claims.expiresAt < nowThere + MARGIN_MS) return undefined;
  return { type: 'token', token: idToken, memberId: claims.member.id };
}

/** Groups may have changed with a subscription. */
async function keepClaims({ idToken }: Tokens): Promise<void> {
  const claims = readIdToken(idToken);
  if (!claims) return;
  await writeSession({ member: claims.member, needsSignIn: false });
  tellSessionChanged();
}

async function markRefused(): Promise<void> {
  const session = await readSession();
  if (!session) return;
  await writeSession({ ...session, needsSignIn: true });
  tellSessionChanged();
}

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('auth-refresh', work) : work();
}
