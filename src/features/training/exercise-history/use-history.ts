import { useMemo } from 'react';
import type { Reading } from '../../../reading/reading.ts';
import type { Session } from '../sessions/session.ts';
import { useSessions } from '../sessions/use-sessions.ts';

export interface History {
  /** Newest first, waiting ones included. */
  sessions: readonly Session[];
  /** The reading of the server's part. */
  reading: Reading<readonly Session[]>;
}

export function useHistory(): History {
  const { sessions: shown, reading } = useSessions();
  const sessions = useMemo(() => shown.map(({ session }) => session), [shown]);
  return { sessions, reading };
}
