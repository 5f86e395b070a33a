/** A disk that keeps what she logs, and fails to say so. */
import { wipeDevice } from '../../support/offline/device.ts';
import { loseAnswer } from '../../support/offline/lost-answer.ts';
import { ModelService, sendTo } from '../../support/offline/model-service.ts';
import { hearFailures } from '../../support/told-failures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';

const MEMBER = 'member';
const PHOTO = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const weighed = (id: string, weight = 68.5) => ({
  input: { id, weight, eventDateTime: '2026-11-20T07:30:00+02:00' },
});
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER, 'test');
});
afterEach(() => {
  vi.restoreAllMocks();
  outbox.close();
});

async function onDisk(): Promise<readonly string[]> {
  const reopened = await Outbox.open(MEMBER, 'test');
  const ids = reopened.entries.map(({ id }) => id);
  reopened.close();
  return ids;
}

describe.each([
  ['loses the connection', 'UnknownError'],
  ['is closed by the browser', 'AbortError'],
])('a disk that %s after it has kept something', (_name, error) => {
  it('promise 3: keeps what she added, once and with its photo', async () => {
    loseAnswer(error);
    const entry = await outbox.add('createMeasurement', weighed('m1'), { photo: PHOTO });
    expect([await onDisk(), outbox.entries]).toEqual([[entry.id], [entry]]);
    expect(await outbox.photoOf(entry)).toEqual(PHOTO);
  });

  it('promise 3: keeps each of many that she added, once', async () => {
    loseAnswer(error);
    await outbox.addTogether(
      ['m1', 'm2'].map((id) => ({ kind: 'createMeasurement', variables: weighed(id) })),
    );
    expect(outbox.entries.map(({ subject }) => subject)).toHaveLength(2);
    expect(await onDisk()).toEqual(outbox.entries.map(({ id }) => id));
  });

  it('promise 3: changes what waits once, and says so', async () => {
    const entry = await outbox.add('createMeasurement', weighed('m1'));
    const other = await outbox.add('createMeasurement', weighed('m2'));
    let tries = 0;
    const isAsSeen = ({ input }: { input: { weight?: number | null } }) => {
      tries += 1;
      return input.weight === 68.5;
    };
    loseAnswer(error);
    const besides = { dropped: [other] };
    expect(await outbox.edit(entry, weighed('m1', 70), { isAsSeen, besides })).toBe(true);
    expect(outbox.entries).toEqual([{ ...entry, variables: weighed('m1', 70) }]);
    expect([tries, await onDisk()]).toEqual([1, [entry.id]]);
  });

  it('promise 3: takes out what waits, and says so', async () => {
    const entry = await outbox.add('createMeasurement', weighed('m1'));
    loseAnswer(error);
    expect(await outbox.dropTogether([entry])).toBe(true);
    expect([outbox.entries, await onDisk()]).toEqual([[], []]);
  });
});

it('promise 1: lets what was refused be sent again as it is, where the disk takes it at the second try', async () => {
  const heard = hearFailures();
  const service = new ModelService();
  service.refuse = () => 'BAD_USER_INPUT';
  const entry = await outbox.add('createMeasurement', weighed('m1'));
  await sendTo(service, MEMBER);
  await outbox.refresh();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  expect(await outbox.edit(entry, weighed('m1'))).toBe(true);
  expect(outbox.entries).toMatchObject([{ id: entry.id, state: 'waiting' }]);
  expect(heard).toEqual(['Failed: createMeasurement BAD_USER_INPUT']);
});

it('promise 3: does not keep again what was sent before she heard of it', async () => {
  const service = new ModelService();
  loseAnswer('UnknownError', () => sendTo(service, MEMBER));
  const settled: string[] = [];
  outbox.listen({
    async onSettled(receipts) {
      settled.push(...receipts.map(({ entryId }) => entryId));
    },
  });
  const entry = await outbox.add('createMeasurement', weighed('m1'));
  await expect.poll(() => outbox.entries).toEqual([]);
  expect(await sendTo(service, MEMBER)).toEqual({ type: 'empty' });
  expect([service.requested.length, settled, await onDisk()]).toEqual([1, [entry.id], []]);
});

it('promise 1: says that nothing was kept where nothing was', async () => {
  const notKept = vi.fn();
  outbox.listen({ onNotKept: notKept });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  await expect(outbox.add('createMeasurement', weighed('m1'))).rejects.toMatchObject({
    name: 'UnknownError',
  });
  expect([notKept.mock.calls.length, outbox.entries, await onDisk()]).toEqual([1, [], []]);
});
