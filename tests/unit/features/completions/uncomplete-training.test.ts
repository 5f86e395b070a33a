import { wipeDevice } from '../../../support/offline/device.ts';
import { beforeEach, expect, it } from 'vitest';
import { completionId } from '../../../../src/contract/completion-id.ts';
import { uncompleteTraining } from '../../../../src/features/completions/uncomplete-training.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import { sendAll } from '../../../../src/offline/sender.ts';
import { completionCard, MEMBER } from '../entry-arbitraries.ts';

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
