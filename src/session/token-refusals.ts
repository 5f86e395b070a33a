/**
 * What this device remembers of tokens that the service turned down, so that all its tabs and the worker together ask no
 * more than one of them would. The first refusal is worth a renewal: a clock or a key may have changed. A service that
 * turns down what the identity service has just given is at fault itself; it is left alone for a while, longer each time,
 * and so is the identity service. She stays signed in, and what she logs waits.
 */
import { readKv, removeKv, writeKv } from './session-database.ts';

export interface TokenRefusals {
  /** The token that was turned down last. */
  token: string;
  /** How often in a row, from 1. */
  count: number;
  /** Epoch ms. */
  at: number;
  /** Epoch ms of the last renewal for it. */
  renewedAt: number;
}

const KEPT = 'token-refusals';
const FIRST_PAUSE_MS = 2_000;
/** Not longer, so that what waits goes soon after the service is well again. */
const MAX_PAUSE_MS = 60_000;
const BETWEEN_RENEWALS_MS = 5 * 60_000;
/** A refusal after this much peace has a cause of its own. */
const FORGOTTEN_AFTER_MS = 60 * 60_000;

export async function readRefusals(): Promise<TokenRefusals | undefined> {
  const kept = await readKv(KEPT);
  const isKept = typeof kept === 'object' && kept !== null && 'token' in kept;
  return isKept && since((kept as TokenRefusals).at) < FORGOTTEN_AFTER_MS
    ? (kept as TokenRefusals)
    : undefined;
}

/** Whether asking the service with `token` has to wait: it has just turned it down. */
export function isPaused(refusals: TokenRefusals | undefined, token: string): boolean {
  return refusals?.token === token && since(refusals.at) < pauseMs(refusals.count);
}

/** Keeps that `token` was turned down. Answers whether a renewal may help. */
export async function noteRefusal(token: string, before: TokenRefusals | undefined): Promise<boolean> {
  const now = Date.now();
  const mayRenew = !before || since(before.renewedAt) > BETWEEN_RENEWALS_MS;
  await writeKv(KEPT, {
    token,
    count: (before?.count ?? 0) + 1,
    at: now,
    renewedAt: mayRenew ? now : before.renewedAt,
  } satisfies TokenRefusals);
  return mayRenew;
}

/** For a new sign-in. */
export function forgetRefusals(): Promise<void> {
  return removeKv(KEPT);
}

function pauseMs(count: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, Math.min(count, 20) - 2));
}

/** A clock that was set meanwhile makes a pause longer by itself at most, or ends it. */
function since(moment: number): number {
  return Math.abs(Date.now() - moment);
}
