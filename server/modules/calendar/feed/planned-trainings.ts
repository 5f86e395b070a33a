import { plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { Database } from '../../../database/database.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import { listMarksOfKind } from '../../platform/marks/marks.repository.ts';

export interface PlannedEvent {
  /** The id of the mark, so that a moved training stays the same event. */
  id: string;
  trainingId: string;
  /** `2026-11-25T18:00` */
  at: string;
  title: string;
  /** Null if it is not told. */
  durationMinutes: number | null;
}

/** Stands for a personal training, which her id alone does not prove to be hers, and for one that there is not, so that neither proves the other. */
const SOME_TRAINING = { title: 'Treening', durationMinutes: null };

/** Lists what she planned and has not done that day; a training that is done has an event of its own. */
export async function plannedTrainings(
  database: Database,
  memberId: string,
  { trainings }: ContentSnapshot,
  done: readonly { day: string; trainingId: string }[],
  [from, to]: readonly [from: string, to: string],
): Promise<PlannedEvent[]> {
  const byId = new Map(trainings.map(({ body }) => [body.id, body]));
  const doneThen = new Set(done.map(({ day, trainingId }) => `${day} ${trainingId}`));
  const marks = await listMarksOfKind(database, memberId, plannedTraining.name);
  return marks.flatMap(({ key, value }) => {
    const planned: unknown = JSON.parse(value);
    if (!plannedTraining.isValue(planned)) return [];
    const { trainingId, at } = planned;
    const training = byId.get(trainingId);
    const isShown = dayOf(at) >= from && dayOf(at) <= to && !doneThen.has(`${dayOf(at)} ${trainingId}`);
    if (!isShown) return [];
    const isNamed =
      training !== undefined && (training.accessLevel !== 'OWNER' || training.owner === memberId);
    const { title, durationMinutes } = isNamed ? training : SOME_TRAINING;
    return [{ id: key, trainingId, at, title, durationMinutes }];
  });
}
