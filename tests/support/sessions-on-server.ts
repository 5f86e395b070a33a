/** A training that is done set by set, and what the server has of it. */
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import type { ServerRecord } from './server-record.ts';

/** Its second set is counted; four with a barbell and two minutes of rest are among them. */
export const GYM = { id: 'jalapaev-jousaalis', title: 'Jalapäev jõusaalis', sets: 28 };

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

/** Returns the sessions of that training, newest first. */
export async function storedSessions(record: ServerRecord): Promise<StoredSession[]> {
  const data = await record.ask<{ getMyTimelineByType: { events: StoredSession[] } }>(
    `query Truth_Sessions { getMyTimelineByType(type: "SESSION", limit: 500) {
      events { id ... on TrainingSession {
        trainingId endDateTime effort sets { exerciseId number side repetitions weight }
      } }
    } }`,
  );
  return data.getMyTimelineByType.events.filter(({ trainingId }) => trainingId === GYM.id);
}

/** Deletes the sessions of that training. */
export async function forgetSessions(record: ServerRecord): Promise<void> {
  for (const { id } of await storedSessions(record))
    await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
}

/** `3/28 seeriat`. */
export const doneOf = (done: number) =>
  guidedText.doneOf.replace('{done}', `${done}`).replace('{all}', `${GYM.sets}`);
