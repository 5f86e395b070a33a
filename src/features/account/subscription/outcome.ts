/**
 * The service's latest result for her: a receipt, or a confirmed plan change. It changes her groups, so the screens restart on
 * the next request; the text that she has to read waits here until she has closed it.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from '../../../device/store.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { forgetPayment } from './use-payment-return.ts';

export interface Outcome {
  title: string;
  text: string;
}

interface KeptOutcome extends Outcome {
  memberId: string;
}

const kept = createStore<KeptOutcome | undefined>(undefined);

interface Outcomes {
  /** Undefined if there is nothing to read, or it belongs to another member. */
  outcome: Outcome | undefined;
  show: (outcome: Outcome) => void;
  close: () => void;
}

export function useOutcome(): Outcomes {
  const memberId = useMemberId();
  const latest = useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
  return {
    outcome: latest?.memberId === memberId ? latest : undefined,
    show: (outcome) => {
      forgetPayment();
      kept.set({ ...outcome, memberId });
    },
    close: () => kept.set(undefined),
  };
}
