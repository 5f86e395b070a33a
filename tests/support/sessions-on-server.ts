/** A training that is done set by set, and what the server has of it. */
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import type { ServerRecord } from './server-record.ts';

/** Its second set is counted; four with a barbell and two minutes of rest are among them. */
export const GYM = { id: 'jalapaev-jousaalis', title: 'Jalapäev jõusaalis', sets: 28 };

/** Its whole film is in the repository: chapters and captions from its plan. */
export const FILMED = { id: 'sinu-esimene-treening', title: 'Sinu esimene treening' };

interface StoredSession {
  id: string;
  trainingId: string | null;
  endDateTime: string | null;
  effort: number | null;
  sets: {
    exerciseId: string;
    number: number;
    side: string | null;
    repetitions: number | null;
    weight: number | null;
  }[];
}

/** Returns the sessions of a training, newest first. */
export async function storedSessions(
  record: ServerRecord,
  { id }: { id: string } = GYM,
): Promise<StoredSession[]> {
  const data = await record.ask<{ getMyTimelineByType: { events: StoredSession[] } }>(
    `query Truth_Sessions { getMyTimelineByType(type: "SESSION", limit: 500) {
      events { id ... on TrainingSession {
        trainingId endDateTime effort sets { exerciseId number side repetitions weight }
      } }
    } }`,
  );
  return data.getMyTimelineByType.events.filter(({ trainingId }) => trainingId === id);
}

/** Deletes the sessions of these trainings. */
export async function forgetSessions(record: ServerRecord): Promise<void> {
  const sessions = [...(await storedSessions(record)), ...(await storedSessions(record, FILMED))];
  for (const { id } of sessions) await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
}

/** `3/28 seeriat`. */
export const doneOf = (done: number) =>
  guidedText.doneOf.replace('{done}', `${done}`).replace('{all}', `${GYM.sets}`);
