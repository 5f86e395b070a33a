/** An outbox that nobody listens to: while the page's engine starts, or is changed for another. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService, sendTo } from '../../support/offline/model-service.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { favourite } from '../../../contract/marks/favourite.mark.ts';
import { nameOf } from '../../../contract/marks/merge.ts';
import { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { OutboxConnection, readEntriesAndReceipts } from '../../../src/offline/outbox-database.ts';

const MEMBER = 'member';
const DAY_MS = 24 * 3_600_000;
const eventDateTime = '2026-11-20T07:30:00+02:00';
const weighed = (id: string) => ({ input: { id, weight: 68.5, eventDateTime } });
const mark = { kind: favourite.name, key: 'recipe.supp', value: 'true', changedAt: eventDateTime };

beforeEach(wipeDevice);
afterEach(() => void vi.restoreAllMocks());

const open = () => Outbox.open(MEMBER, 'test');
const send = () => sendTo(new ModelService(), MEMBER);
const receipts = async () => {
  const connection = new OutboxConnection(MEMBER);
  const read = await connection.run(readEntriesAndReceipts);
  connection.close();
  return read.receipts;
};

it('promise 5: shows what was sent elsewhere after it was opened and before its page listens', async () => {
  const outbox = await open();
  const { id } = await outbox.add('createMeasurement', weighed('m1'));
  await send();
  await expect.poll(() => outbox.entries).toEqual([]);
  expect(outbox.overlay).toMatchObject([{ id }]);
  outbox.listen({ onSettled: async () => undefined });
  await expect.poll(() => outbox.overlay).toEqual([]);
  outbox.close();
});

it('promise 8: shows a mark that was sent while the app was closed from the first drawing on', async () => {
  const before = await open();
  await before.add('saveMarks', { input: [mark] });
  before.close();
  await send();
  const outbox = await open();
  await registerOf(outbox).ready;
  expect(registerOf(outbox).marks.get(nameOf(mark))?.value).toBe('true');
  closeRegister(outbox);
  outbox.close();
});

it('promise 2: forgets no receipt while nothing can say whether a cache has it', async () => {
  const outbox = await open();
  await outbox.addTogether(
    Array.from({ length: 101 }, (_, index) => ({
      kind: 'createMeasurement' as const,
      variables: weighed(`m${index}`),
    })),
  );
  await send();
  outbox.listen({ onSettled: async () => undefined, lacking: async () => [] });
  await expect.poll(async () => (await receipts()).filter(({ isAbsorbed }) => isAbsorbed)).toHaveLength(101);
  outbox.close();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 2 * DAY_MS);
  const later = await open();
  later.listen({});
  await later.refresh();
  await later.add('deleteMeasurement', { id: 'other' });
  expect(await receipts()).toHaveLength(101);
  later.close();
});
