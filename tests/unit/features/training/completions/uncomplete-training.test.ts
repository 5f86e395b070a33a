// @vitest-environment jsdom
import { wipeDevice } from '../../../../support/offline/device.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { completionId } from '../../../../../contract/completion-id.ts';
import { completionsWithEntries } from '../../../../../src/features/training/completions/completions-with-entries.ts';
import { completionEntries } from '../../../../../src/features/training/completions/completions.entries.ts';
import { uncompleteTraining } from '../../../../../src/features/training/completions/uncomplete-training.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { sendAll } from '../../../../../src/offline/sender.ts';
import { completionCard, MEMBER } from '../../entry-arbitraries.ts';

const [MORNING, EVENING] = ['2026-11-20T08:00:00+02:00', '2026-11-20T18:00:00+02:00'];
const ID = completionId('2026-11-20', 't-1', MEMBER.id);

let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER.id, 'test');
});

const undone = () =>
  outbox.entries.flatMap((entry) => (entry.kind === 'uncompleteTraining' ? [entry.variables] : []));

it('names exactly the completion that she sees', async () => {
  await uncompleteTraining(outbox, completionCard(ID, 't-1', MORNING));
  expect(undone()).toEqual([{ id: ID, eventDateTime: MORNING }]);
});

it('undoes another phone’s completion that she sees, and drops what this phone never sent', async () => {
  await outbox.add('completeTraining', { id: 't-1', eventDateTime: EVENING });
  await uncompleteTraining(outbox, completionCard(ID, 't-1', MORNING));
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['uncompleteTraining']);
  expect(undone()).toEqual([{ id: ID, eventDateTime: MORNING }]);
});

it('undoes both if the server may have this phone’s too', async () => {
  await outbox.add('completeTraining', { id: 't-1', eventDateTime: EVENING });
  await sendAll({
    memberId: MEMBER.id,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId: MEMBER.id }),
    fetch: () => Promise.reject(new TypeError('Load failed')),
  });
  await outbox.refresh();
  await uncompleteTraining(outbox, completionCard(ID, 't-1', MORNING));
  expect(undone()).toEqual([
    { id: ID, eventDateTime: MORNING },
    { id: ID, eventDateTime: EVENING },
  ]);
});

describe('beside the mark of a session on that day', () => {
  beforeEach(async () => {
    const session = {
      id: 's',
      revision: 1,
      kind: 'TRAINING' as const,
      trainingId: 't-1',
      eventDateTime: EVENING,
      endDateTime: '2026-11-20T18:30:00+02:00',
    };
    await outbox.addTogether([
      { kind: 'completeTraining', variables: { id: 't-1', eventDateTime: EVENING } },
      { kind: 'saveSession', variables: { input: session } },
    ]);
  });

  it('takes off what she marked by hand alone', async () => {
    await outbox.add('completeTraining', { id: 't-1', eventDateTime: MORNING });
    await uncompleteTraining(outbox, completionCard(ID, 't-1', MORNING));
    expect(outbox.entries).toMatchObject([
      { kind: 'completeTraining', variables: { eventDateTime: EVENING } },
      { kind: 'saveSession' },
    ]);
  });

  it('takes off that of the session where it is the one', async () => {
    await uncompleteTraining(outbox, completionCard(ID, 't-1', EVENING));
    expect(completionsWithEntries([], outbox.entries, MEMBER)).toEqual([]);
  });

  it('gives up the one entry that she gives up', async () => {
    await outbox.add('completeTraining', { id: 't-1', eventDateTime: MORNING });
    const [mark] = outbox.entries;
    if (mark?.kind !== 'completeTraining') throw new Error('Nothing waits');
    await completionEntries.completeTraining.takeBack?.(outbox, mark);
    expect(outbox.entries).toMatchObject([
      { kind: 'saveSession' },
      { kind: 'completeTraining', variables: { eventDateTime: MORNING } },
    ]);
  });
});
