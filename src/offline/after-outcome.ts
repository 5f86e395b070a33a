/** Decides what an entry becomes once the server's outcome is known. sender.ts draws the states. */
import { QUEUED_MUTATIONS, type QueuedKind, type QueuedVariables } from '../../contract/queued-mutations.ts';
import { type Entry, type Receipt, receiptOf } from './entry.ts';
import type { EntryOutcome } from './outcome.ts';
import { withClock } from './wrong-clock.ts';

/**
 * An entry on which the server fails as often in a row may be at fault itself, or the server is ill and fails on everything: others
 * are tried in its place, which tells.
 */
const MAX_SERVER_FAILURES = 5;
const REVIVED_AFTER_MS = 60 * 60_000;

export interface Circumstances {
  /** The time of this device's clock. */
  now: number;
  /** The lead of that clock. */
  aheadMs: number;
  /** The server has taken another entry since it began to fail on this one. */
  isServerWell: boolean;
}

/** Returns a receipt, or the entry in its new state. */
export function afterOutcome(
  entry: Entry,
  outcome: EntryOutcome,
  { now, aheadMs, isServerWell }: Circumstances,
): Receipt | Entry {
  switch (outcome.type) {
    case 'delivered':
      return entry.hasPhoto
        ? ({ ...entry, state: 'uploading', answer: outcome.answer, serverFailures: 0 } as Entry)
        : receiptOf(entry, outcome.answer, now);
    case 'refused':
      return { ...entry, state: 'refused', refusal: withClock(outcome.refusal, entry, now - aheadMs) };
    case 'later':
      return { ...entry, state: 'waiting' };
    case 'failed': {
      const wasAtFault = entry.serverFailures > MAX_SERVER_FAILURES;
      const serverFailures = Math.min(entry.serverFailures + 1, MAX_SERVER_FAILURES);
      const isAtFault = wasAtFault || (isServerWell && serverFailures === MAX_SERVER_FAILURES);
      return isAtFault
        ? {
            ...entry,
            state: 'refused',
            refusal: { code: 'INTERNAL' },
            serverFailures: MAX_SERVER_FAILURES + 1,
          }
        : { ...entry, state: 'waiting', serverFailures };
    }
  }
}

export function isReceipt(result: Receipt | Entry): result is Receipt {
  return 'entryId' in result;
}

/** Returns whether the server has failed on it so often that others are tried in its place. */
export function mayBeAtFault({ serverFailures }: Entry): boolean {
  return serverFailures >= MAX_SERVER_FAILURES;
}

/** Returns whether the server failed on it a while ago, however the clock has been set since. */
export function mayBeRevived({ state, refusal, sentAt = 0 }: Entry, now: number): boolean {
  return state === 'refused' && refusal?.code === 'INTERNAL' && Math.abs(now - sentAt) > REVIVED_AFTER_MS;
}

/** Gives it one more chance before it is parked again. */
export function revived({ refusal: _refusal, ...entry }: Entry): Entry {
  return { ...entry, state: 'waiting' };
}

/**
 * Returns a refused entry to be sent once more, or after she has changed it. If she was not shown its moment, the clock still
 * holds it.
 */
export function waitingAgain(entry: Entry, isMomentSure = true): Entry {
  if (!isMomentSure && entry.refusal?.code === 'CLOCK_WRONG') return entry;
  const { refusal, ...rest } = entry;
  const isStored = rest.answer !== undefined;
  const sure = refusal?.clockAheadMs === undefined ? {} : { isMomentSure: true };
  return { ...rest, ...sure, state: isStored ? 'uploading' : 'waiting', serverFailures: 0 } as Entry;
}

/** Its other variables take the place of those that were refused, or never sent. */
export function changedByHer<K extends QueuedKind>(
  entry: Entry,
  variables: QueuedVariables[K],
  { memberId, isMomentSure }: { memberId: string; isMomentSure: boolean },
): Entry {
  const subject = QUEUED_MUTATIONS[entry.kind as K].subject(variables, memberId);
  return { ...waitingAgain(entry, isMomentSure), variables, subject } as Entry;
}
