/** The receipt of an entry that the server has: nothing may forget it before a cache on the disk shows it. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '../../../src/offline/entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { readEntriesAndReceipts, OutboxConnection } from '../../../src/offline/outbox-database.ts';
import { sendAll } from '../../../src/offline/sender.ts';

const MEMBER = 'member';
const HOUR_MS = 3_600_000;
const eventDateTime = '2026-11-20T07:30:00+02:00';
const weighed = (id: string) => ({ input: { id, weight: 68.5, eventDateTime } });

beforeEach(wipeDevice);
afterEach(() => void vi.restoreAllMocks());

/** Her phone's clock says something else from here on. */
function moveClock(byMs: number): void {
  vi.restoreAllMocks();
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + byMs);
}

/** As the worker does while every page is closed. */
async function sendFromWorker(): Promise<void> {
  const service = new ModelService();
  await sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
    fetch: async (_input, init) => Response.json(service.answer(String(init?.body))),
  });
}

async function openTab() {
  const outbox = await Outbox.open(MEMBER, 'test');
  const told: Receipt[] = [];
  const disk = { isFull: false };
  const listen = (canWrite: boolean, lacking: readonly string[] = []) => {
    disk.isFull = !canWrite;
    outbox.listen({
      lacking: async () => lacking,
      async onSettled(receipts) {
        told.push(...receipts);
        if (disk.isFull) throw new DOMException('Full', 'QuotaExceededError');
      },
    });
  };
  return { outbox, disk, listen, told: () => told.map(({ entry }) => `${entry.kind} ${entry.subject}`) };
}

async function keptReceipts(): Promise<Receipt[]> {
  const connection = new OutboxConnection(MEMBER);
  const { receipts } = await connection.run(readEntriesAndReceipts);
  connection.close();
  return receipts;
}

const untilAbsorbed = async (count: number) => {
  await expect
    .poll(async () => (await keptReceipts()).filter(({ isAbsorbed }) => isAbsorbed))
    .toHaveLength(count);
};

describe('receipts', () => {
  it('promise 5: what was sent while the app was closed is shown however much later it is opened', async () => {
    const before = await openTab();
    await before.outbox.add('createMeasurement', weighed('m1'));
    before.outbox.close();
    await sendFromWorker();
    for (const days of [2, 400]) {
      moveClock(days * 24 * HOUR_MS);
      // A start that ends before anything is drawn.
      const glimpse = await openTab();
      await expect.poll(keptReceipts).toHaveLength(1);
      glimpse.outbox.close();
    }
    const later = await openTab();
    later.listen(true);
    await expect.poll(() => later.told()).toEqual(['createMeasurement measurement:m1']);
  });

  it('promise 5: a cache that could not be written is offered the same again at the next start', async () => {
    const full = await openTab();
    full.listen(false);
    await full.outbox.add('createMeasurement', weighed('m1'));
    await sendFromWorker();
    await expect.poll(() => full.told()).toHaveLength(1);
    full.outbox.close();
    moveClock(48 * HOUR_MS);
    const next = await openTab();
    next.listen(true);
    await expect.poll(() => next.told()).toHaveLength(1);
  });

  it('promise 5: a tab learns what another has absorbed also when the clock was set back in between', async () => {
    const [here, there] = await Promise.all([openTab(), openTab()]);
    here.listen(true);
    await here.outbox.add('createMeasurement', weighed('m1'));
    moveClock(-3 * HOUR_MS);
    await sendFromWorker();
    await untilAbsorbed(1);
    there.listen(true);
    await expect.poll(() => there.told()).toHaveLength(1);
  });

  it('promise 4: done and undone are absorbed in that order, although the clock was set back in between', async () => {
    const before = await openTab();
    await before.outbox.add('completeTraining', { id: 't', eventDateTime });
    await sendFromWorker();
    moveClock(-3 * HOUR_MS);
    await before.outbox.add('uncompleteTraining', { id: `2026-11-20_t_${MEMBER}` });
    await sendFromWorker();
    before.outbox.close();
    const later = await openTab();
    later.listen(true);
    const subject = `completion:2026-11-20_t_${MEMBER}`;
    await expect
      .poll(() => later.told())
      .toEqual([`completeTraining ${subject}`, `uncompleteTraining ${subject}`]);
  });

  it('promise 4: what is absorbed again, because a full disk took no note of it, is not shown over what she did after it', async () => {
    const before = await openTab();
    before.listen(false);
    await before.outbox.add('createMeasurement', weighed('m1'));
    await sendFromWorker();
    await expect.poll(() => before.told()).toHaveLength(1);
    before.disk.isFull = false;
    await before.outbox.add('deleteMeasurement', { id: 'm1' });
    await sendFromWorker();
    await untilAbsorbed(1);
    before.outbox.close();
    const next = await openTab();
    expect(next.outbox.overlay.map(({ kind }) => kind)).toEqual(['createMeasurement', 'deleteMeasurement']);
    next.listen(true);
    await expect
      .poll(() => next.told())
      .toEqual(['createMeasurement measurement:m1', 'deleteMeasurement measurement:m1']);
  });

  it('promise 5: what the cache on the disk has lost again is absorbed at the next start, however long after', async () => {
    const before = await openTab();
    before.listen(true);
    for (let n = 0; n < 110; n += 1) await before.outbox.add('createMeasurement', weighed(`m${n}`));
    await sendFromWorker();
    await untilAbsorbed(110);
    const [oldest] = (await keptReceipts()).toSorted((one, other) => one.entry.seq - other.entry.seq);
    before.outbox.close();
    moveClock(25 * HOUR_MS);
    const lacking = [oldest?.entryId ?? ''];
    const full = await openTab();
    full.listen(false, lacking);
    await expect.poll(keptReceipts).toHaveLength(101);
    full.outbox.close();
    const next = await openTab();
    next.listen(true, lacking);
    await expect.poll(() => next.told()).toEqual(['createMeasurement measurement:m0']);
  });

  it('keeps of what is absorbed the last day and at least the newest hundred, and no more', async () => {
    const tab = await openTab();
    tab.listen(true);
    for (let n = 0; n < 130; n += 1) await tab.outbox.add('createMeasurement', weighed(`m${n}`));
    await sendFromWorker();
    await untilAbsorbed(130);
    const ids = async () => (await keptReceipts()).map(({ entry }) => entry.seq).toSorted((a, b) => a - b);
    const soon = await openTab();
    soon.listen(true);
    expect(await ids()).toHaveLength(130);
    soon.outbox.close();
    moveClock(25 * HOUR_MS);
    (await openTab()).listen(true);
    await expect.poll(ids).toEqual(Array.from({ length: 100 }, (_, index) => index + 31));
  });
});
