import { useMemo } from 'react';
import { useEntries } from '../../offline/outbox-context.ts';
import type { Reading } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useMember } from '../../session/use-session.ts';
import type { Session } from './session.ts';
import { sessionsQuestion } from './sessions.question.ts';
import { sessionsWithEntries, type ShownSession } from './sessions-with-entries.ts';

interface Sessions {
  /** Every one that this device has, newest first, including waiting entries. */
  sessions: readonly ShownSession[];
  /** The reading of the server's part. */
  reading: Reading<readonly Session[]>;
}

/** None for a visitor. */
export function useSessions(): Sessions {
  const entries = useEntries();
  const member = useMember();
  const reading = useQuestion(member && sessionsQuestion);
  const { answer } = reading;
  const sessions = useMemo(
    () => (member ? sessionsWithEntries(answer ?? [], entries) : []),
    [member, answer, entries],
  );
  return { sessions, reading };
}
