/** What an entry becomes once it is known what the server made of it. The states are drawn in sender.ts. */
import { type Entry, type Receipt, receiptOf } from './entry.ts';
import type { EntryOutcome } from './outcome.ts';
import { withClock } from './wrong-clock.ts';

/** An entry on which the server fails as often in a row holds the others up no longer. */
const MAX_SERVER_FAILURES = 5;
const REVIVED_AFTER_MS = 60 * 60_000;

/** What an entry becomes: a receipt, or the entry as it now stands. This device's clock shows `now`, `aheadMs` too much. */
export function afterOutcome(
  entry: Entry,
  outcome: EntryOutcome,
  { now, aheadMs }: { now: number; aheadMs: number },
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
      const serverFailures = entry.serverFailures + 1;
      return serverFailures >= MAX_SERVER_FAILURES
        ? { ...entry, state: 'refused', refusal: { code: 'INTERNAL' }, serverFailures }
        : { ...entry, state: 'waiting', serverFailures };
    }
  }
}

export function isReceipt(result: Receipt | Entry): result is Receipt {
  return 'entryId' in result;
}

/** Whether the server failed on it, and that was a while ago by whatever the clock has been set to. */
export function mayBeRevived({ state, refusal, sentAt = 0 }: Entry, now: number): boolean {
  return state === 'refused' && refusal?.code === 'INTERNAL' && Math.abs(now - sentAt) > REVIVED_AFTER_MS;
}

/** With one more chance before it is set aside again. */
export function revived({ refusal: _refusal, ...entry }: Entry): Entry {
  return { ...entry, state: 'waiting', serverFailures: MAX_SERVER_FAILURES - 1 };
}
