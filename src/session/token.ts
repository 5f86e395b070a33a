/**
 * The id token to send with a request, renewed when necessary. One Web Lock lets only one context renew at a time:
 * refresh tokens rotate, and two concurrent renewals would look like theft and end the sign-in.
 */
import type { TokenAnswer } from '../offline/token-answer.ts';
import { readIdToken } from './id-token.ts';
import { keptIdentityConfiguration } from './identity-configuration.ts';
import { withPatientLock } from './patient-lock.ts';
import { renewTokens } from './refresh-tokens.ts';
import { type KeptSession, readSession } from './session-database.ts';
import { tellSessionChanged } from './session-channel.ts';
import { isPaused, noteRefusal, readRefusals } from './token-refusals.ts';
import { readTokens, replaceTokens, type Tokens } from './token-store.ts';

/** A token this close to expiry would not outlive a slow request. */
const MARGIN_MS = 5_000;
const LOCK = 'auth-refresh';
const PATIENCE_MS = 30_000;

/**
 * `refused` is a token the server has just rejected (a clock may be wrong). It is not returned again, and the
 * identity service is asked once, however many callers in however many tabs want a replacement.
 */
export async function currentToken(refused?: string): Promise<TokenAnswer> {
  try {
    const clientId = (await keptIdentityConfiguration()).userPoolClientId;
    const [kept, refusals] = await Promise.all([readTokens(clientId), readRefusals()]);
    if (!kept) return { type: 'none' };
    if (isPaused(refusals, kept.idToken)) return { type: 'later' };
    return usable(kept, refused) ?? (await exclusively(refused));
  } catch {
    return { type: 'later' };
  }
}

/** Renews the tokens now, because the member's groups may have changed, for example after a payment. */
export async function renewSession(): Promise<void> {
  const current = await currentToken();
  if (current.type === 'token') await withLock(() => renewed(current.token)).catch(() => undefined);
}

/** Gets a token other than `refused`, or a fresh one if the kept token has expired. */
async function replaced(refused: string | undefined): Promise<TokenAnswer> {
  if (refused === undefined) return renewed(refused);
  const clientId = (await keptIdentityConfiguration()).userPoolClientId;
  const [kept, refusals] = await Promise.all([readTokens(clientId), readRefusals()]);
  if (kept?.idToken !== refused) return renewed(refused);
  // Another context has just found out the same.
  if (isPaused(refusals, refused)) return { type: 'later' };
  return (await noteRefusal(refused, refusals)) ? renewed(refused) : { type: 'later' };
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
  // She may have signed in again meanwhile, and that sign-in was not refused.
  if (renewal.type === 'refused') return { type: (await keepRefusal(clientId, kept)) ? 'none' : 'later' };
  const isKept = await keepRenewal(clientId, kept, renewal.tokens);
  return (isKept && usable(renewal.tokens, refused)) || { type: 'later' };
}

/** Judged by the identity service's clock: a phone's own may be hours off. */
function usable({ idToken, clockDriftMs }: Tokens, refused: string | undefined): TokenAnswer | undefined {
  const claims = readIdToken(idToken);
  const serviceNow = Date.now() + clockDriftMs;
  if (!claims || idToken === refused || claims.expiresAt < serviceNow + MARGIN_MS) return undefined;
  return { type: 'token', token: idToken, memberId: claims.member.id };
}

/** Groups may have changed with a subscription. Other tabs are told about a change, not about every renewal. */
async function keepRenewal(clientId: string, kept: Tokens, renewed: Tokens): Promise<boolean> {
  const claims = readIdToken(renewed.idToken);
  if (!claims) return false;
  const session: KeptSession = { member: claims.member, needsSignIn: false };
  const before = await readSession();
  const isKept = await replaceTokens(clientId, kept, renewed, session);
  if (isKept && !isSame(session, before)) tellSessionChanged();
  return isKept;
}

/** Returns false and changes nothing if these are not her tokens any more. */
async function keepRefusal(clientId: string, kept: Tokens): Promise<boolean> {
  const before = await readSession();
  if (!before) return false;
  const session: KeptSession = { ...before, needsSignIn: true };
  const isKept = await replaceTokens(clientId, kept, undefined, session);
  if (isKept && !isSame(session, before)) tellSessionChanged();
  return isKept;
}

function isSame(one: KeptSession, other: KeptSession | undefined): boolean {
  const facts = ({ member: { id, email, groups }, needsSignIn }: KeptSession) =>
    JSON.stringify([id, email, groups.toSorted(), needsSignIn]);
  return other !== undefined && facts(one) === facts(other);
}

/** Renewals in progress in this context, by rejected token, so that all callers wait for the lock once. */
const waiting = new Map<string | undefined, Promise<TokenAnswer>>();

function exclusively(refused: string | undefined): Promise<TokenAnswer> {
  const answer =
    waiting.get(refused) ?? withLock(() => replaced(refused)).finally(() => waiting.delete(refused));
  waiting.set(refused, answer);
  return answer;
}

/** A renewal takes far less than PATIENCE_MS. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return withPatientLock(LOCK, PATIENCE_MS, work);
}
