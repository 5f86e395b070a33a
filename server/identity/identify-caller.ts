/**
 * Finds out who is calling from the verified id token alone; what it says about trainers and administrators must still be
 * true, and the token of an erased member does not count, and neither does one from before her not-before.
 */
import { isGroup, permissionsOfGroups } from '../../contract/permissions.ts';
import type { Group } from '../../contract/permissions.ts';
import type { Caller, IdentifyCaller, Member, MemberId } from '../core/caller.ts';
import { ANONYMOUS } from '../core/caller.ts';
import type { Services } from '../core/services.ts';
import type { Activity } from '../modules/platform/activity/activity.ts';
import type { ErasedMembers } from '../modules/platform/revocations/erased-members.ts';
import type { TokensNotBefore } from '../modules/platform/revocations/tokens-not-before.ts';
import type { IdClaims, Identity } from '../ports/identity.ts';

type MemberCaller = Caller & { member: Member };

interface KnownToken {
  caller: MemberCaller;
  issuedAt: number;
  expiresAt: number;
}

/**
 * The time for which a verified token stays verified: otherwise every call costs 0.1 ms of RSA. For as long a trainer or an
 * administrator may still act as one after the group was taken away.
 */
const KNOWN_TOKEN_MS = 30_000;
const MAX_KNOWN_TOKENS = 2_000;

type IdentifyingServices = Pick<Services, 'clock' | 'identityAdmin'> & {
  activity: Activity;
  erasedMembers: ErasedMembers;
  tokensNotBefore: TokensNotBefore;
};

/** Rejects if the identity service cannot be asked: that says nothing about the token. */
export function createIdentifyCaller(identity: Identity, services: IdentifyingServices): IdentifyCaller {
  const { activity, clock, erasedMembers, tokensNotBefore } = services;
  const known = new Map<string, KnownToken>();
  return async (authorization) => {
    if (authorization === undefined || authorization === '') return ANONYMOUS;
    const now = clock().getTime();
    const kept = known.get(authorization);
    // No await if nothing has to be read: this is the hottest path of all.
    const refreshing = [erasedMembers.refresh(), tokensNotBefore.refresh()].filter((one) => one !== null);
    if (refreshing.length > 0) await Promise.all(refreshing);
    const counts = (memberId: string, issuedAt: number) =>
      !erasedMembers.has(memberId) && !tokensNotBefore.refuses(memberId, issuedAt);
    if (kept !== undefined && kept.expiresAt > now)
      return counts(kept.caller.member.id, kept.issuedAt) ? kept.caller : null;
    known.delete(authorization);
    const token = authorization.replace(/^Bearer +/i, '');
    const claims = await identity.verifyIdToken(token);
    if (claims === null || !counts(claims.sub, claims.issuedAt)) return null;
    const caller = callerOf(claims, await groupsNow(claims, services));
    await activity.note(claims.sub);
    if (known.size >= MAX_KNOWN_TOKENS) known.clear();
    const expiresAt = Math.min(now + KNOWN_TOKEN_MS, expiryOf(token));
    known.set(authorization, { caller, issuedAt: claims.issuedAt, expiresAt });
    return caller;
  };
}

const STAFF_GROUPS: readonly Group[] = ['admin', 'trainer'];

/** The token's groups. Those of staff are checked with the identity service, which gives and takes them. */
async function groupsNow(
  { sub, groups }: IdClaims,
  { identityAdmin }: IdentifyingServices,
): Promise<readonly Group[]> {
  const claimed = [...new Set(groups.filter(isGroup))].sort();
  if (!claimed.some((group) => STAFF_GROUPS.includes(group))) return claimed;
  const current = (await identityAdmin.groupsOf(sub)) ?? [];
  return claimed.filter((group) => !STAFF_GROUPS.includes(group) || current.includes(group));
}

function callerOf(claims: IdClaims, groups: readonly Group[]): MemberCaller {
  return {
    member: {
      id: claims.sub as MemberId,
      email: claims.email,
      isEmailVerified: claims.isEmailVerified,
      emailAsOf: new Date(claims.issuedAt * 1000),
    },
    viewer: { groups, permissions: permissionsOfGroups(groups) },
    accessClass: `member:${groups.join('+')}`,
  };
}

/** Returns when a verified token expires, in milliseconds; at once if it does not say. */
function expiryOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const isTimed =
      typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number';
    return isTimed ? Number(claims.exp) * 1000 : 0;
  } catch {
    return 0;
  }
}
