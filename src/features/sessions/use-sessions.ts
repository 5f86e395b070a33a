import { useMemo } from 'react';
import { useEntries } from '../../offline/outbox-context.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useMember } from '../../session/use-session.ts';
import { sessionsQuestion } from './sessions.question.ts';
import { sessionsWithEntries, type ShownSession } from './sessions-with-entries.ts';

interface Sessions {
  /** Every one that this device has, newest first, including waiting entries. */
  sessions: readonly ShownSession[];
  /** Whether others may still come. */
  isLoading: boolean;
  /** Whether none is missing here that her other devices have sent. */
  isWhole: boolean;
}

/** None for a visitor. */
export function useSessions(): Sessions {
  const entries = useEntries();
  const member = useMember();
  const { answer, state, isWhole } = useQuestion(member && sessionsQuestion);
  const sessions = useMemo(
    () => (member ? sessionsWithEntries(answer ?? [], entries) : []),
    [member, answer, entries],
  );
  return { sessions, isLoading: state === 'loading', isWhole };
}
