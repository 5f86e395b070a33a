import type { TrainingSession } from '../../core/contract-types.generated.ts';
import type { SessionRow } from './sessions.repository.ts';

export type SessionEvent = TrainingSession & { __typename: 'TrainingSession' };

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
