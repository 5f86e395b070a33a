/**
 * Remembers which tokens the service has rejected, so that all tabs and the worker together ask no more often than one of them
 * would. Each token is worth a renewal when it is rejected: a clock or a key may have changed, or she has secured her
 * account on another device. A service that rejects a token the identity service has just issued is itself at fault;
 * both services are then left alone for a while, longer each time. She stays signed in, and what she logs waits.
 */
import { readKv, removeKv, writeKv } from './session-database.ts';

export interface TokenRefusals {
  /** The token that was rejected last. */
  token: string;
  /** Consecutive rejections, from 1. */
  count: number;
  /** Epoch ms. */
  at: number;
  /** Last renewal because of a rejection, in epoch ms. */
  renewedAt: number;
  /** Consecutive renewals because of rejections, from 1. */
  renewals: number;
}

const KEPT = 'token-refusals';
const FIRST_PAUSE_MS = 2_000;
/** No longer, so that waiting entries leave soon after the service recovers. */
const MAX_PAUSE_MS = 60_000;
/**
 * The time for which a token counts as just issued after the first rejection. Longer each time: a slow network must not hide a
 * fault.
 */
const FIRST_NEWNESS_MS = 10_000;
/**
 * The time after a renewal in which its token is renewed too, if it is still rejected: she may have secured her account twice in
 * a few seconds. Five times as long each time, because it is more likely that the service is at fault.
 */
const FIRST_BETWEEN_RENEWALS_MS = 10_000;
const MAX_BETWEEN_RENEWALS_MS = 5 * 60_000;
/** A rejection after this long has a new cause. */
const FORGOTTEN_AFTER_MS = 60 * 60_000;

export async function readRefusals(): Promise<TokenRefusals | undefined> {
  const kept = await readKv(KEPT);
  const isKept = typeof kept === 'object' && kept !== null && 'renewals' in kept;
  return isKept && since((kept as TokenRefusals).at) < FORGOTTEN_AFTER_MS
    ? (kept as TokenRefusals)
    : undefined;
}

/** Returns whether the service has just rejected `token`, so that asking again has to wait. */
export function isPaused(refusals: TokenRefusals | undefined, token: string): boolean {
  return refusals?.token === token && since(refusals.at) < pauseMs(refusals.count);
}

/** Records that `token` was rejected. Returns whether a renewal may help. */
export async function noteRefusal(token: string, before: TokenRefusals | undefined): Promise<boolean> {
  const now = Date.now();
  const mayRenew = !before || since(before.renewedAt) > renewalPauseMs(token, before);
  await writeKv(KEPT, {
    token,
    count: (before?.count ?? 0) + 1,
    at: now,
    renewedAt: mayRenew ? now : before.renewedAt,
    renewals: (before?.renewals ?? 0) + (mayRenew ? 1 : 0),
  } satisfies TokenRefusals);
  return mayRenew;
}

/** Called on a new sign-in. */
export function forgetRefusals(): Promise<void> {
  return removeKv(KEPT);
}

function pauseMs(count: number): number {
  return Math.min(MAX_PAUSE_MS, doubled(FIRST_PAUSE_MS, count - 2));
}

/** A token that was accepted for a while and is then rejected need not wait for the others. */
function renewalPauseMs(token: string, before: TokenRefusals): number {
  const pause =
    token === before.token
      ? FIRST_BETWEEN_RENEWALS_MS * 5 ** Math.min(before.renewals - 1, 18)
      : doubled(FIRST_NEWNESS_MS, before.count - 1);
  return Math.min(MAX_BETWEEN_RENEWALS_MS, pause);
}

function doubled(ms: number, times: number): number {
  return ms * 2 ** Math.max(0, Math.min(times, 18));
}

/** If the clock was changed meanwhile, a pause at most lengthens by that change, or it ends. */
function since(moment: number): number {
  return Math.abs(Date.now() - moment);
}
