// @vitest-environment jsdom
/** The mark of a finished training on its day, when the training is deleted or moved. */
import { wipeDevice } from '../../../../support/offline/device.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../../contract/moments.ts';
import { completionId } from '../../../../../contract/completion-id.ts';
import type {
  CompletedTrainingCardFragment,
  TrainingCardFragment,
} from '../../../../../contract/documents.generated.ts';
import { completeTraining } from '../../../../../src/features/training/completions/complete-training.ts';
import { completionsWithEntries } from '../../../../../src/features/training/completions/completions-with-entries.ts';
import { uncompleteTraining } from '../../../../../src/features/training/completions/uncomplete-training.ts';
import { deleteSession, undoDeletion } from '../../../../../src/features/training/sessions/delete-session.ts';
import {
  saveSession,
  type SessionDraft,
} from '../../../../../src/features/training/sessions/save-session.ts';
import { closeSession } from '../../../../../src/features/training/sessions/close-session.ts';
import { keepSession } from '../../../../../src/features/training/sessions/keep-session.ts';
import { isMarkOf } from '../../../../../src/features/training/sessions/session-mark.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import type { Entry } from '../../../../../src/offline/entry.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection } from '../../../../../src/offline/outbox-database.ts';
import { completionCard, MEMBER } from '../../entry-arbitraries.ts';

const CARD = { __typename: 'Training', id: 'jalad', title: 'Jalad' } as TrainingCardFragment;
const LEGS: SessionDraft = {
  id: 's',
  kind: 'TRAINING',
  trainingId: 'jalad',
  name: 'Jalad',
  eventDateTime: '2026-11-20T18:00:00.123+02:00',
  endDateTime: '2026-11-20T18:50:00.123+02:00',
  minutes: 50,
};
const SQUAT = {
  exerciseId: 'kykk',
  exercise: 'Kükk',
  number: 1,
  doneAt: '2026-11-20T18:05:00.000+02:00',
  repetitions: 10,
};
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER.id, 'test');
});

/** As the guided training and the form do it. */
async function finished(): Promise<void> {
  await completeTraining(outbox, CARD, LEGS.eventDateTime);
  await saveSession(outbox, LEGS);
}

const shown = () => {
  const [session] = sessionsWithEntries([], outbox.entries);
  if (!session) throw new Error('There is none');
  return session;
};
const doneOn = () =>
  completionsWithEntries([], outbox.entries, MEMBER).map(({ completion }) => dayOf(completion.eventDateTime));

async function leave(entry: Entry, changes: Partial<Entry>): Promise<void> {
  await new OutboxConnection(MEMBER.id).run((database) =>
    changeEntries(database, [entry], (kept) => ({ ...kept, ...changes }) as Entry),
  );
  await outbox.refresh();
}

/** As the sender leaves them after a network that failed. */
async function triedOnce(): Promise<void> {
  for (const entry of outbox.entries) await leave(entry, { attempts: 1 });
}

describe('deleting a finished training', () => {
  it('leaves no mark, and nothing to send of what was never on the wire', async () => {
    await finished();
    await deleteSession(outbox, shown());
    expect(doneOn()).toEqual([]);
    expect(outbox.entries).toEqual([]);
  });

  it('takes back exactly its mark where the server may have it', async () => {
    await finished();
    await triedOnce();
    await deleteSession(outbox, shown());
    expect(doneOn()).toEqual([]);
    expect(outbox.entries.slice(2).map(({ kind, variables }) => [kind, variables])).toEqual([
      ['uncompleteTraining', { id: `2026-11-20_jalad_${MEMBER.id}`, eventDateTime: LEGS.eventDateTime }],
      ['deleteSession', { id: 's' }],
    ]);
  });

  it('leaves what she marked by hand on that day', async () => {
    await completeTraining(outbox, CARD, '2026-11-20T09:00:00.000+02:00');
    await finished();
    await deleteSession(outbox, shown());
    expect(doneOn()).toEqual(['2026-11-20']);
  });

  it('is undone with its mark', async () => {
    await finished();
    await triedOnce();
    const deletion = await deleteSession(outbox, shown());
    expect(deletion && (await undoDeletion(outbox, deletion))).toBe(true);
    expect(doneOn()).toEqual(['2026-11-20']);
    expect(shown().session.id).toBe('s');
  });

  it('stands with its mark taken back where the undo comes too late', async () => {
    await finished();
    await triedOnce();
    const deletion = await deleteSession(outbox, shown());
    await triedOnce();
    expect(deletion && (await undoDeletion(outbox, deletion))).toBe(false);
    expect(doneOn()).toEqual([]);
    expect(sessionsWithEntries([], outbox.entries)).toEqual([]);
  });

  it('leaves the mark of another session of that training on that day', async () => {
    await finished();
    const again = { ...LEGS, id: 'again', eventDateTime: '2026-11-20T20:00:00.000+02:00', endDateTime: null };
    await completeTraining(outbox, CARD, again.eventDateTime);
    await saveSession(outbox, { ...again, endDateTime: '2026-11-20T20:30:00.000+02:00' });
    await deleteSession(outbox, shown());
    expect(doneOn()).toEqual(['2026-11-20']);
  });
});

describe('moving a training to another day', () => {
  const TUESDAY = '2026-11-17T18:00:31.001+02:00';
  const card = (moment: string) =>
    completionCard(completionId(dayOf(moment), 'jalad', MEMBER.id), 'jalad', moment);

  /** With the form, on a phone that has read what the server lists of the month, or has not. */
  async function move(to: string, completions?: readonly CompletedTrainingCardFragment[]): Promise<void> {
    const { session, entry } = shown();
    const checked = {
      kind: 'OTHER' as const,
      name: null,
      eventDateTime: to,
      minutes: 50,
      effort: null,
      note: null,
    };
    await keepSession(outbox, {
      checked: { ...checked, endDateTime: to },
      training: undefined,
      session,
      entry: entry?.kind === 'saveSession' ? entry : undefined,
      completions,
    });
  }
  const marks = () =>
    outbox.entries.flatMap(({ kind, variables }) =>
      kind === 'completeTraining' || kind === 'uncompleteTraining' ? [[kind, variables.eventDateTime]] : [],
    );
  const MOVED = [
    ['completeTraining', TUESDAY],
    ['uncompleteTraining', LEGS.eventDateTime],
  ];

  it('moves its mark, there and back, and sends one mark alone where none had left the phone', async () => {
    await finished();
    await move(TUESDAY);
    expect(doneOn()).toEqual(['2026-11-17']);
    await move('2026-11-20T18:00:42.002+02:00');
    expect(doneOn()).toEqual(['2026-11-20']);
    expect(marks()).toEqual([['completeTraining', '2026-11-20T18:00:42.002+02:00']]);
  });

  it('moves the mark that the server lists for it', async () => {
    await saveSession(outbox, LEGS);
    await move(TUESDAY, [card(LEGS.eventDateTime)]);
    expect(marks()).toEqual(MOVED);
  });

  it('is done in the other month alone, before the server knows of it', async () => {
    const inOctober = '2026-10-30T18:00:00.000+02:00';
    await saveSession(outbox, LEGS);
    await move(inOctober, [card(LEGS.eventDateTime)]);
    const shownDays = completionsWithEntries([card(LEGS.eventDateTime)], outbox.entries, MEMBER);
    expect(shownDays.map(({ completion }) => dayOf(completion.eventDateTime))).toEqual(['2026-10-30']);
  });

  it('moves the mark that the server did not let her take back', async () => {
    await finished();
    await triedOnce();
    const id = completionId('2026-11-20', 'jalad', MEMBER.id);
    const undo = await outbox.add('uncompleteTraining', { id, eventDateTime: LEGS.eventDateTime });
    await leave(undo, { state: 'refused', refusal: { code: 'BAD_USER_INPUT' } });
    await move(TUESDAY);
    expect(marks().slice(-2)).toEqual(MOVED);
  });

  it('does not mark a training as done that she ended without finishing it', async () => {
    await saveSession(outbox, { ...LEGS, endDateTime: null, minutes: null, sets: [SQUAT] });
    await closeSession(outbox, shown());
    await move(TUESDAY, []);
    expect([doneOn(), marks(), shown().session.eventDateTime]).toEqual([[], [], TUESDAY]);
  });

  it('leaves what she marked by hand on that day where it is', async () => {
    const byHand = '2026-11-20T21:10:00.000+02:00';
    await saveSession(outbox, LEGS);
    await move(TUESDAY, [card(byHand)]);
    expect(marks()).toEqual([]);
    await completeTraining(outbox, CARD, byHand);
    await move('2026-11-16T18:00:00.000+02:00', []);
    expect(doneOn()).toEqual(['2026-11-20']);
  });

  it('does not move again a mark that she has taken off', async () => {
    await finished();
    await triedOnce();
    await uncompleteTraining(outbox, card(LEGS.eventDateTime));
    await move(TUESDAY, [card(LEGS.eventDateTime)]);
    expect(doneOn()).toEqual([]);
  });

  it('leaves its mark where it is on a phone that has not read the month', async () => {
    await saveSession(outbox, LEGS);
    await move(TUESDAY);
    expect(marks()).toEqual([]);
  });

  it('changes no mark where the moment stays, and makes none for a walk', async () => {
    await finished();
    const before = marks();
    await move(LEGS.eventDateTime);
    expect(marks()).toEqual(before);
    const walk = { ...LEGS, id: 'w', kind: 'WALK' as const, trainingId: null };
    await saveSession(outbox, { ...walk, eventDateTime: '2026-11-21T18:00:00.123+02:00' });
    await move(TUESDAY, []);
    expect([marks(), shown().session.id]).toEqual([before, 's']);
  });
});

it('a mark belongs to the finished training that began at its moment, and one made by hand that day does not', async () => {
  await finished();
  const [mark] = completionsWithEntries([], outbox.entries, MEMBER);
  const { session } = shown();
  const sessions = (changed: Partial<typeof session>) => [
    { ...shown(), session: { ...session, ...changed } },
  ];
  const isIts = (changed: Partial<typeof session>) => mark && isMarkOf(mark.completion, sessions(changed));
  expect(isIts({})).toBe(true);
  expect(isIts({ endDateTime: null })).toBe(false);
  expect(isIts({ eventDateTime: '2026-11-19T18:00:00.000+02:00' })).toBe(false);
  expect(isIts({ eventDateTime: '2026-11-20T09:00:00.000+02:00' })).toBe(false);
});
