/**
 * The service's latest result for her: a receipt, or a confirmed plan change. It changes her groups, so the screens
 * restart on the next request; what she has to read waits here until she has closed it.
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
  /** Undefined if there is nothing to read, or it belongs to another member. */
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
