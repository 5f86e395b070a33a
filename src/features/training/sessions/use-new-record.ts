import { useMemo } from 'react';
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import type { GuidedState } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';
import { recordsOf } from './records.ts';
import type { Session } from './session.ts';

interface Training {
  sessionId: string;
  /** Newest first. */
  sessions: readonly Session[];
  /** True if these are all her sessions. */
  isWhole: boolean;
}

/** The set that she has just done, if it is her best, until she begins the next one. */
export function useNewRecord(
  state: GuidedState,
  planned: PlannedSet | undefined,
  { sessionId, sessions, isWhole }: Training,
): PerformedSetInput | undefined {
  const records = useMemo(
    () => (isWhole ? recordsOf({ id: sessionId, sets: state.done }, sessions) : []),
    [isWhole, sessionId, state.done, sessions],
  );
  const isAfterSet = state.isRest || !planned?.before;
  return isAfterSet ? records.find((set) => set === state.done.at(-1)) : undefined;
}
