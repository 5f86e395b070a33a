/** A disk that keeps what she logs, and fails to say so. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';
import { sendAll } from '../../../src/offline/sender.ts';

const MEMBER = 'member';
const PHOTO = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const weighed = (id: string) => ({
  input: { id, weight: 68.5, eventDateTime: '2026-11-20T07:30:00+02:00' },
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

/** The next write is stored, and the page hears that it was not, once `meanwhile` is over. */
function loseAnswer(error: string, meanwhile: () => Promise<unknown> = async () => undefined): void {
  const lost = new Set<IDBTransaction>();
  let hear: unknown;
  const listen = IDBTransaction.prototype.addEventListener;
  const heard = function (this: IDBTransaction, ...given: Parameters<typeof listen>) {
    const [type, listener] = given;
    // The disk itself listens too; these are the page's.
    const isOfPage = new Error().stack?.includes('/idb/') === true;
    if (!isOfPage || this.mode !== 'readwrite' || (lost.size > 0 && !lost.has(this)))
      return listen.apply(this, given);
    lost.add(this);
    if (type === 'abort') hear = listener;
    if (type !== 'complete') return undefined;
    const fail = () => {
      Object.defineProperty(this, 'error', { value: new DOMException('Internal error', error) });
      (hear as () => void)();
    };
    return listen.call(this, type, () => void meanwhile().then(fail));
  };
  vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(heard);
}

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
    await outbox.addAll('createMeasurement', [weighed('m1'), weighed('m2')]);
    expect(outbox.entries.map(({ subject }) => subject)).toHaveLength(2);
    expect(await onDisk()).toEqual(outbox.entries.map(({ id }) => id));
  });
});

it('promise 3: does not keep again what was sent before she heard of it', async () => {
  const service = new ModelService();
  const send = () =>
    sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
      fetch: async (_input, init) => Response.json(service.answer(String(init?.body))),
    });
  loseAnswer('UnknownError', send);
  const settled: string[] = [];
  outbox.listen({
    async onSettled(receipts) {
      settled.push(...receipts.map(({ entryId }) => entryId));
    },
  });
  const entry = await outbox.add('createMeasurement', weighed('m1'));
  await expect.poll(() => outbox.entries).toEqual([]);
  expect(await send()).toEqual({ type: 'empty' });
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
