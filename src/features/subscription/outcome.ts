/**
 * What the service has just answered her: a receipt, or that the plan is another one. It takes groups away and gives others, so
 * the screens begin anew, at her next call already; what she has to read waits here until she has closed it.
 */
import { useSyncExternalStore } from 'react';
import { useMemberId } from '../../session/use-member-id.ts';

export interface Outcome {
  title: string;
  text: string;
}

interface KeptOutcome extends Outcome {
  memberId: string;
}

let kept: KeptOutcome | undefined;
const listeners = new Set<() => void>();

function keep(outcome: KeptOutcome | undefined): void {
  kept = outcome;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Outcomes {
  /** Undefined where there is nothing to read, or it is another member's. */
  outcome: Outcome | undefined;
  show: (outcome: Outcome) => void;
  close: () => void;
}

export function useOutcome(): Outcomes {
  const memberId = useMemberId();
  const latest = useSyncExternalStore(
    subscribe,
    () => kept,
    () => undefined,
  );
  return {
    outcome: latest?.memberId === memberId ? latest : undefined,
    show: (outcome) => keep({ ...outcome, memberId }),
    close: () => keep(undefined),
  };
}
