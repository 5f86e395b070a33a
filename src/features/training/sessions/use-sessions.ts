import { useMemo } from 'react';
import { useEntries } from '../../../offline/outbox-context.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import type { Session } from './session.ts';
import { sessionsQuestion } from './sessions.question.ts';
import { mergedSessions, type ShownSession, withSomethingDone } from './sessions-with-entries.ts';

interface Sessions {
  /** Every one that this device has, newest first, including waiting entries. */
  sessions: readonly ShownSession[];
  /** As `sessions`, with those that ended with nothing done, which no list shows. */
  all: readonly ShownSession[];
  /** The reading of the server's part. */
  reading: Reading<readonly Session[]>;
}

/** None for a visitor. */
export function useSessions(): Sessions {
  const entries = useEntries();
  const member = useMember();
  const reading = useQuestion(member && sessionsQuestion);
  const { answer } = reading;
  const all = useMemo(() => (member ? mergedSessions(answer ?? [], entries) : []), [member, answer, entries]);
  const sessions = useMemo(() => withSomethingDone(all), [all]);
  return { sessions, all, reading };
}
