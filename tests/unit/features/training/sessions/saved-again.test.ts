/** A training that came back refused because it was deleted elsewhere, saved again as another one. */
import { beforeEach, expect, it } from 'vitest';
import { completionId } from '../../../../../contract/completion-id.ts';
import {
  completionsWithEntries,
  trainingNamed,
} from '../../../../../src/features/training/completions/completions-with-entries.ts';
import {
  type CheckedContent,
  keepSession,
  SavedElsewhere,
} from '../../../../../src/features/training/sessions/keep-session.ts';
import type { SessionDraft } from '../../../../../src/features/training/sessions/save-session.ts';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { type EntryOfKind, receiptOf } from '../../../../../src/offline/entry.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import {
  changeEntries,
  OutboxConnection,
  recordOutcomes,
} from '../../../../../src/offline/outbox-database.ts';
import { wipeDevice } from '../../../../support/offline/device.ts';
import { MEMBER } from '../../entry-arbitraries.ts';

const INPUT: SessionDraft = {
  id: 's',
  kind: 'TRAINING',
  trainingId: 'jalad',
  name: 'Jalad',
  eventDateTime: '2026-11-20T18:00:00+02:00',
  endDateTime: '2026-11-20T18:50:00+02:00',
  minutes: 50,
};
const CHECKED = { ...INPUT, minutes: 45 } as CheckedContent;
let outbox: Outbox;
let refused: EntryOfKind<'saveSession'>;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER.id, 'test');
  refused = await outbox.add('saveSession', { input: { ...INPUT, revision: 1 } });
  await new OutboxConnection(MEMBER.id).run((database) =>
    changeEntries(database, [refused], (kept) => {
      refused = { ...kept, state: 'refused', refusal: { code: 'NOT_FOUND' } } as typeof refused;
      return refused;
    }),
  );
  await outbox.refresh();
});

type Keeping = Parameters<typeof keepSession>[1];
const saveAgain = (tab: Outbox, more: Partial<Pick<Keeping, 'completions' | 'checked'>> = {}) =>
  keepSession(tab, {
    checked: CHECKED,
    training: undefined,
    session: sessionOfEntry(refused),
    entry: refused,
    ...more,
  });
const marksLeft = () =>
  outbox.entries
    .filter(({ kind }) => kind !== 'saveSession')
    .map(({ kind, variables }) => ({ kind, variables }));
const MARK_ID = completionId('2026-11-20', 'jalad', MEMBER.id);
const MARKED_ANEW = [
  { kind: 'completeTraining', variables: { id: 'jalad', eventDateTime: '2026-11-20T18:00:00.001+02:00' } },
];
const waiting = async () => {
  await outbox.refresh();
  return outbox.entries.filter(({ kind }) => kind === 'saveSession');
};

it('promise 3: saved again from two tabs, also at once, it is one training', async () => {
  const otherTab = await Outbox.open(MEMBER.id, 'test');
  const saved = await Promise.allSettled([saveAgain(outbox), saveAgain(otherTab)]);
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const tab of [outbox, otherTab]) await expect(saveAgain(tab)).rejects.toBeInstanceOf(SavedElsewhere);
  otherTab.close();
  expect(await waiting()).toMatchObject([{ state: 'waiting', variables: { input: { minutes: 45 } } }]);
});

it('promise 2: gone on with in another tab meanwhile, it is kept as that tab left it', async () => {
  const otherTab = await Outbox.open(MEMBER.id, 'test');
  const input = { ...refused.variables.input, revision: 2, note: 'Raske' };
  await otherTab.edit(refused, { input });
  await expect(saveAgain(outbox)).rejects.toBeInstanceOf(SavedElsewhere);
  otherTab.close();
  expect(await waiting()).toMatchObject([{ variables: { input } }]);
});

it.each([
  ['taken back with it', 'uncompleteTraining', '2026-11-20T18:00:00.001+02:00', 1],
  ['kept', 'completeTraining', INPUT.eventDateTime, 0],
] as const)(
  'leaves the mark of a done training, where the former one was %s',
  async (_, kind, beganAt, added) => {
    const id = kind === 'completeTraining' ? 'jalad' : MARK_ID;
    await outbox.add(kind, { id, eventDateTime: INPUT.eventDateTime });
    await saveAgain(outbox);
    const [saved] = await waiting();
    expect(saved).toMatchObject({ variables: { input: { eventDateTime: beganAt } } });
    const [, ...marks] = outbox.entries.filter((entry) => entry.kind !== 'saveSession');
    expect(marks).toHaveLength(added);
    for (const mark of marks)
      expect(mark).toMatchObject({
        kind: 'completeTraining',
        variables: { id: 'jalad', eventDateTime: beganAt },
      });
  },
);

it('leaves the mark of a training that she had not ended when it was deleted', async () => {
  const session = { ...sessionOfEntry(refused), endDateTime: null };
  await keepSession(outbox, { checked: CHECKED, training: undefined, session, entry: refused });
  const marks = outbox.entries.filter(({ kind }) => kind === 'completeTraining');
  expect(marks).toMatchObject([
    { variables: { id: 'jalad', eventDateTime: '2026-11-20T18:00:00.001+02:00' } },
  ]);
});

it('leaves the mark of a done training, where this phone knows nothing of that of the former one', async () => {
  await saveAgain(outbox, { completions: [] });
  expect(await waiting()).toHaveLength(1);
  expect(marksLeft()).toEqual(MARKED_ANEW);
});

it('leaves it on the day to which she moves it, and none on the former', async () => {
  const eventDateTime = '2026-11-21T18:00:00+02:00';
  await saveAgain(outbox, { checked: { ...CHECKED, eventDateTime } });
  expect(marksLeft()).toEqual([
    { kind: 'completeTraining', variables: { id: 'jalad', eventDateTime } },
    { kind: 'uncompleteTraining', variables: { id: MARK_ID, eventDateTime: INPUT.eventDateTime } },
  ]);
});

it('leaves the mark of a done training, where this phone still lists that of the former one', async () => {
  const training = trainingNamed('Jalad', 'jalad', INPUT.eventDateTime);
  const owner = { __typename: 'EventOwner' as const, email: MEMBER.email };
  const { eventDateTime } = INPUT;
  const listed = { __typename: 'CompletedTraining' as const, id: MARK_ID, eventDateTime, owner, training };
  await saveAgain(outbox, { completions: [listed] });
  expect(marksLeft()).toEqual(MARKED_ANEW);
  expect(completionsWithEntries([listed], outbox.overlay, MEMBER)).toHaveLength(1);
});

it('leaves the mark of a done training, where that of the former one had been sent', async () => {
  const { eventDateTime } = INPUT;
  const sent = await outbox.add('completeTraining', { id: 'jalad', eventDateTime });
  await new OutboxConnection(MEMBER.id).run((database) =>
    recordOutcomes(database, { settled: [receiptOf(sent, {} as never)], kept: [] }),
  );
  await outbox.refresh();
  expect(marksLeft()).toEqual([]);
  await saveAgain(outbox, { completions: [] });
  expect(marksLeft()).toEqual(MARKED_ANEW);
});
