/**
 * The facts that this phone keeps for its report of how sending goes (phone-report.ts), if she has agreed: how long each entry
 * waited, and codes. They are beside her yes in one row of the session's database: neither is without the other, and signing out
 * removes both. Page and worker note them.
 */
import type { Entry, Receipt } from '../offline/entry.ts';
import { changeKv } from './session-database.ts';

export const PHONE_REPORT = 'phone-report';

/** Milliseconds that an entry waited, or why something was refused or not stored. */
export type PhoneFact = number | string;

export interface PhoneFacts {
  memberId: string;
  facts: readonly PhoneFact[];
  /** Epoch ms of the first. */
  since?: number;
  /** Epoch ms: no report goes earlier. */
  nextAt: number;
}

/** More than a report can tell. */
const MAX_FACTS = 1_000;

/**
 * Nothing is written if she has not agreed, or has ended it. `change`: the other changes to the row. Rejects if the disk does not
 * take it.
 */
export async function noteFacts(
  memberId: string,
  facts: readonly PhoneFact[],
  change?: Partial<PhoneFacts>,
): Promise<void> {
  if (facts.length === 0) return;
  await changeKv(PHONE_REPORT, (kept) =>
    isOf(kept, memberId)
      ? { since: Date.now(), ...kept, facts: [...kept.facts, ...facts].slice(0, MAX_FACTS), ...change }
      : undefined,
  );
}

export function isOf(kept: unknown, memberId: string): kept is PhoneFacts {
  return (kept as PhoneFacts | undefined)?.memberId === memberId;
}

/**
 * Derives facts from accepted and refused entries. The clock cannot tell how long one with a corrected moment waited, and one
 * that was carried into an account waited for its member, not for a network.
 */
export function factsOf(results: readonly (Receipt | Entry)[]): PhoneFact[] {
  return results.flatMap((result) => {
    if (!('entryId' in result)) return result.refusal?.code ?? [];
    const { isMomentSure, isCarried, createdAt } = result.entry;
    return isMomentSure || isCarried ? [] : result.settledAt - createdAt;
  });
}
