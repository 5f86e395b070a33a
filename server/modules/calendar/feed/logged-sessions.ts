/** A member's logged sessions outside the catalogue, for her calendar: neither how hard they were nor her notes. */
import type { Database } from '../../../database/database.ts';
import { listFreeSessionsBetween } from '../../training/sessions/sessions.repository.ts';

export interface LoggedEvent {
  id: string;
  /** When it began, with her phone's offset. */
  eventDateTime: string;
  title: string;
  durationMinutes: number;
}

const TITLES = { WALK: 'Kõndimine', RUN: 'Jooks', GYM: 'Jõusaal', OTHER: 'Muu treening' } as const;
const UNKNOWN_MINUTES = 30;

/** Of the days between two, both included: the latest `count`, earliest first. */
export async function loggedSessions(
  database: Database,
  memberId: string,
  days: readonly [from: string, to: string],
  count: number,
): Promise<LoggedEvent[]> {
  const rows = await listFreeSessionsBetween(database, memberId, days, count);
  return rows.flatMap(({ id, kind, name, eventDateTime, minutes }) =>
    kind === null || kind === 'TRAINING' || eventDateTime === null
      ? []
      : [{ id, eventDateTime, title: name ?? TITLES[kind], durationMinutes: minutes ?? UNKNOWN_MINUTES }],
  );
}
