// @vitest-environment jsdom
/** The mark of a finished training on its day, when the training is deleted or moved. */
import { wipeDevice } from '../../../support/offline/device.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../src/contract/moments.ts';
import type { TrainingCardFragment } from '../../../../src/contract/documents.generated.ts';
import { completeTraining } from '../../../../src/features/completions/complete-training.ts';
import { completionsWithEntries } from '../../../../src/features/completions/completions-with-entries.ts';
import { deleteSession, undoDeletion } from '../../../../src/features/sessions/delete-session.ts';
import { saveSession, type SessionDraft } from '../../../../src/features/sessions/save-session.ts';
import { isMarkOf, moveMark } from '../../../../src/features/sessions/session-mark.ts';
import { sessionsWithEntries } from '../../../../src/features/sessions/sessions-with-entries.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import { MEMBER } from '../entry-arbitraries.ts';

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

/** As the sender leaves them after a network that failed. */
async function triedOnce(): Promise<void> {
  const { OutboxConnection, changeEntries } = await import('../../../../src/offline/outbox-database.ts');
  const connection = new OutboxConnection(MEMBER.id);
  await connection.run((database) =>
    changeEntries(database, outbox.entries, (entry) => ({ ...entry, attempts: 1 })),
  );
  await outbox.refresh();
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

describe('moving a finished training to another day', () => {
  it('moves its mark, there and back', async () => {
    await finished();
    const { session } = shown();
    const tuesday = '2026-11-17T18:00:31.001+02:00';
    await moveMark(outbox, session, tuesday);
    expect(doneOn()).toEqual(['2026-11-17']);
    await moveMark(outbox, { ...session, eventDateTime: tuesday }, '2026-11-20T18:00:42.002+02:00');
    expect(doneOn()).toEqual(['2026-11-20']);
  });

  it('changes no mark where the moment stays, and makes none for a walk', async () => {
    await finished();
    const { session } = shown();
    const before = outbox.entries;
    await moveMark(outbox, session, session.eventDateTime);
    await moveMark(outbox, { ...session, kind: 'WALK', trainingId: null }, '2026-11-17T18:00:00.000+02:00');
    expect(outbox.entries).toEqual(before);
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
