// @vitest-environment jsdom
/** The changes of one press are on the disk whole or not at all, whichever of its writes the disk refuses. */
import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completionId } from '../../../contract/completion-id.ts';
import type { TrainingCardFragment } from '../../../contract/documents.generated.ts';
import { completeTraining } from '../../../src/features/training/completions/complete-training.ts';
import { completionsWithEntries } from '../../../src/features/training/completions/completions-with-entries.ts';
import { uncompleteTraining } from '../../../src/features/training/completions/uncomplete-training.ts';
import { GuidedRun } from '../../../src/features/training/sessions/guided-run.ts';
import { consentGiven } from '../../../src/platform/consents/give-consent.ts';
import { addImported } from '../../../src/features/diary/import/add-imported.ts';
import { createMeasurement } from '../../../src/features/diary/measurements/create-measurement.ts';
import { deleteSession, undoDeletion } from '../../../src/features/training/sessions/delete-session.ts';
import { keepSession } from '../../../src/features/training/sessions/keep-session.ts';
import { saveSession, type SessionDraft } from '../../../src/features/training/sessions/save-session.ts';
import { sessionsWithEntries } from '../../../src/features/training/sessions/sessions-with-entries.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection } from '../../../src/offline/outbox-database.ts';
import { completionCard, MEMBER } from './entry-arbitraries.ts';

const CARD = { __typename: 'Training', id: 'jalad', title: 'Jalad' } as TrainingCardFragment;
const DONE_AT = '2026-11-20T18:00:00.123+02:00';
const MOVED_TO = '2026-11-17T18:00:31.001+02:00';
const LEGS: SessionDraft = {
  id: 's',
  kind: 'TRAINING',
  trainingId: 'jalad',
  name: 'Jalad',
  eventDateTime: DONE_AT,
  endDateTime: '2026-11-20T18:50:00.123+02:00',
  minutes: 50,
};
const checkedAt = (eventDateTime: string) => ({
  kind: 'OTHER' as const,
  name: null,
  eventDateTime,
  endDateTime: '2026-11-20T18:50:00.123+02:00',
  minutes: 50,
  effort: 7,
  note: null,
});
const FIGURES = { weight: 68.5 } as Parameters<typeof createMeasurement>[1]['figures'];
const consent = consentGiven('TRAINING_NOTES');
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER.id, 'test');
});
afterEach(() => {
  mend();
  outbox.close();
});

const shown = () => {
  const [session] = sessionsWithEntries([], outbox.entries);
  if (!session) throw new Error('There is none');
  return session;
};
const doneAt = () =>
  completionsWithEntries([], outbox.entries, MEMBER).map(({ completion }) => completion.eventDateTime);

async function finished(): Promise<void> {
  await completeTraining(outbox, CARD, DONE_AT);
  await saveSession(outbox, LEGS);
}

/** As the sender leaves them after a network that failed. */
async function triedOnce(): Promise<void> {
  await new OutboxConnection(MEMBER.id).run((database) =>
    changeEntries(database, outbox.entries, (entry) => ({ ...entry, attempts: 1 })),
  );
  await outbox.refresh();
}

const logs = () =>
  keepSession(outbox, {
    checked: checkedAt(DONE_AT),
    training: CARD,
    session: undefined,
    entry: undefined,
    consent,
  });

function moves(): Promise<void> {
  const { session, entry } = shown();
  return keepSession(outbox, {
    checked: checkedAt(MOVED_TO),
    training: undefined,
    session,
    entry: entry?.kind === 'saveSession' ? entry : undefined,
    consent,
  });
}

const takesOff = () =>
  uncompleteTraining(
    outbox,
    completionCard(completionId('2026-11-20', 'jalad', MEMBER.id), 'jalad', DONE_AT),
  );

const finishedAndTried = async () => {
  await finished();
  await triedOnce();
};
const nothing = async () => undefined;

const presses: readonly [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['logging a past training with how it was', nothing, logs],
  [
    'finishing a guided training',
    () => saveSession(outbox, { ...LEGS, endDateTime: null, minutes: null }),
    () => new GuidedRun(outbox, shown().session, []).finish(CARD),
  ],
  ['deleting a training that the server may have', finishedAndTried, () => deleteSession(outbox, shown())],
  ['deleting one that never left the phone', finished, () => deleteSession(outbox, shown())],
  ['moving a training that the server may have', finishedAndTried, moves],
  ['moving one that never left the phone', finished, moves],
  [
    'taking off a mark that was made on two phones',
    async () => {
      await completeTraining(outbox, CARD, '2026-11-20T19:00:00.000+02:00');
      await triedOnce();
      await completeTraining(outbox, CARD, '2026-11-20T20:00:00.000+02:00');
    },
    takesOff,
  ],
  [
    'measuring with the consents for it',
    nothing,
    () =>
      createMeasurement(
        outbox,
        { figures: FIGURES, eventDateTime: DONE_AT },
        {
          given: [consentGiven('MEASUREMENTS'), consentGiven('PHOTOS')],
          photo: { type: 'image/jpeg', bytes: new ArrayBuffer(8) },
        },
      ),
  ],
  [
    'importing measurements with the consent for it',
    nothing,
    () =>
      addImported(
        outbox,
        [MOVED_TO, DONE_AT].map((eventDateTime) => ({ figures: FIGURES, eventDateTime }) as never),
        { consents: ['MEASUREMENTS'], seenAt: undefined },
      ),
  ],
];

/** Everything that the disk holds, as another page reads it. */
async function onDisk(): Promise<string> {
  const reopened = await Outbox.open(MEMBER.id, 'test');
  const { entries } = reopened;
  reopened.close();
  return JSON.stringify(entries.map(({ kind, variables, state }) => [kind, variables, state]));
}

const store = IDBObjectStore.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
const writes = ['add', 'put', 'delete'].map((name) => ({ name, write: store[name] }));
const mend = () => writes.forEach(({ name, write }) => Object.assign(store, { [name]: write }));

/** The disk is full from the given write on. Returns how many it was asked for. */
function fullFromWrite(first: number): () => number {
  let asked = 0;
  for (const { name, write } of writes)
    store[name] = function (this: IDBObjectStore, ...given) {
      // A test before may still write to other databases.
      if (!this.transaction.db.name.startsWith('app-outbox:')) return write?.apply(this, given);
      asked += 1;
      if (asked >= first) throw new DOMException('Full', 'QuotaExceededError');
      return write?.apply(this, given);
    };
  return () => asked;
}

describe.each(presses)('%s', (_name, before, press) => {
  it('promise 1: is kept whole or not at all, whichever write the disk refuses', async () => {
    await before();
    const kept = await onDisk();
    const wasShown = outbox.entries;
    for (let first = 1; ; first += 1) {
      const asked = fullFromWrite(first);
      const failure: unknown = await press().then(
        () => undefined,
        (error: unknown) => error,
      );
      mend();
      if (asked() < first) return expect(failure).toBeUndefined();
      expect(failure).toMatchObject({ name: 'QuotaExceededError' });
      expect(await onDisk()).toBe(kept);
      expect(outbox.entries).toEqual(wasShown);
    }
  });
});

it('a past training that is logged with a second press is done once, and deleted it is done no more', async () => {
  fullFromWrite(2);
  await expect(logs()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  mend();
  await logs();
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'completeTraining', 'saveSession']);
  expect(doneAt()).toEqual([DONE_AT]);
  await deleteSession(outbox, shown());
  expect(doneAt()).toEqual([]);
});

it('a deletion is taken back whole or not at all, also where its mark is on its way already', async () => {
  await finishedAndTried();
  const deletion = await deleteSession(outbox, shown());
  await new OutboxConnection(MEMBER.id).run((database) =>
    changeEntries(database, outbox.entries, (entry) =>
      entry.kind === 'uncompleteTraining' ? { ...entry, state: 'sending', attempts: 1 } : undefined,
    ),
  );
  expect(deletion && (await undoDeletion(outbox, deletion))).toBe(false);
  expect(doneAt()).toEqual([]);
  expect(sessionsWithEntries([], outbox.entries)).toEqual([]);
});

it.each([0, 1])(
  'a training whose mark is sent in the middle of its moving takes it along all the same (sent before: %i)',
  async (attempts) => {
    await finished();
    if (attempts > 0) {
      await triedOnce();
      await completeTraining(outbox, CARD, DONE_AT);
    }
    const { session, entry } = shown();
    // Another page's sender, of which this one has not heard.
    await new OutboxConnection(MEMBER.id).run((database) =>
      changeEntries(database, outbox.entries, (each) =>
        each.kind === 'completeTraining' ? { ...each, state: 'sending', attempts: 1 } : undefined,
      ),
    );
    await keepSession(outbox, {
      checked: checkedAt(MOVED_TO),
      training: undefined,
      session,
      entry: entry?.kind === 'saveSession' ? entry : undefined,
    });
    expect(doneAt()).toEqual([MOVED_TO]);
    expect(outbox.entries.filter(({ kind }) => kind === 'uncompleteTraining')).toHaveLength(1);
    expect(shown().session).toMatchObject({ eventDateTime: MOVED_TO, revision: 2 });
  },
);
