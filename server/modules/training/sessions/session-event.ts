import type { TrainingSession } from '../../../core/contract-types.generated.ts';
import type { SessionRow } from './sessions.repository.ts';

export type SessionEvent = TrainingSession & { __typename: 'TrainingSession' };

/** The sets of a session in a list, on average: an answer is reckoned so before it is made, and none has more. */
export const SETS_OF_LISTED_SESSION = 25;

/** The row must not be a tombstone. */
export function sessionEventOf(row: SessionRow): SessionEvent {
  return {
    __typename: 'TrainingSession',
    id: row.id,
    revision: row.revision,
    kind: row.kind ?? 'OTHER',
    trainingId: row.trainingId,
    name: row.name,
    eventDateTime: row.eventDateTime ?? '',
    endDateTime: row.endDateTime,
    minutes: row.minutes,
    effort: row.effort,
    note: row.note,
    place: row.place,
    sets: row.sets ?? [],
  };
}
