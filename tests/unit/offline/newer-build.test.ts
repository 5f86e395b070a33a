/** A newer build has kept entries on the device, in a tab of an older one or after a release was taken back. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService, sendTo } from '../../support/offline/model-service.ts';
import { hearFailures } from '../../support/told-failures.ts';
import { beforeEach, expect, it } from 'vitest';
import { type Entry, type Receipt, receiptOf } from '../../../src/offline/entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection, recordOutcomes } from '../../../src/offline/outbox-database.ts';

const MEMBER = 'member';
const weighed = (id: string) => ({
  input: { id, weight: 68.5, eventDateTime: '2026-11-20T07:30:00+02:00' },
});

let outbox: Outbox;
let service: ModelService;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER, 'test');
  service = new ModelService();
});

const NEWER = [
  ['of a kind that this build does not know', { kind: 'kindOfTomorrow' }],
  ['of a newer version of its kind', { version: 99 }],
] as const;

const keepNewer = async (changed: object): Promise<Entry> => {
  const added = await outbox.add('createMeasurement', weighed('m1'));
  await new OutboxConnection(MEMBER).run((database) =>
    changeEntries(database, [added], (kept) => ({ ...kept, ...changed }) as Entry),
  );
  await outbox.refresh();
  return { ...added, ...changed } as Entry;
};

it.each(NEWER)(
  'promise 4: an entry %s waits for that build, and holds back only what is about the same',
  async (_of, changed) => {
    await outbox.add('createMeasurement', weighed('before'));
    const newer = await keepNewer(changed);
    const behind = await outbox.add('createMeasurement', weighed('m1'));
    await outbox.add('createMeasurement', weighed('after'));
    expect(await sendTo(service, MEMBER)).toMatchObject({ type: 'empty' });
    await outbox.refresh();
    const sent = service.applied.map(({ field, id }) => `${field} ${id}`);
    expect(sent).toEqual(['createMeasurement before', 'createMeasurement after']);
    expect(outbox.entries.map(({ id }) => id)).toEqual([newer.id, behind.id]);
  },
);

it.each(NEWER)('promise 5: a refusal is told where an entry %s waits behind it', async (_of, changed) => {
  const heard = hearFailures();
  const before = await outbox.add('createMeasurement', weighed('before'));
  await keepNewer(changed);
  await outbox.add('createMeasurement', weighed('after'));
  service.refuse = (_field, args) =>
    (args['input'] as { id: string }).id === 'before' ? 'BAD_USER_INPUT' : undefined;
  expect(await sendTo(service, MEMBER)).toMatchObject({ type: 'empty' });
  await outbox.refresh();
  expect(outbox.entries.find(({ id }) => id === before.id)).toMatchObject({ state: 'refused' });
  expect(service.applied.map(({ id }) => id)).toEqual(['after']);
  expect(heard).toEqual(['Failed: createMeasurement BAD_USER_INPUT']);
});

it.each(NEWER)(
  'an answer to an entry %s is left to a tab of that build and the entry laid over, and the answers behind it are read',
  async (_of, changed) => {
    const newer = await keepNewer(changed);
    const known = await outbox.add('createMeasurement', weighed('m2'));
    const told: string[] = [];
    outbox.listen({
      onSettled: async (receipts: readonly Receipt[]) =>
        void told.push(...receipts.map(({ entryId }) => entryId)),
    });
    const settled = [newer, known].map((entry) => receiptOf(entry, {} as never));
    await new OutboxConnection(MEMBER).run((database) => recordOutcomes(database, { settled, kept: [] }));
    await outbox.refresh();
    expect(told).toEqual([known.id]);
    expect(outbox.overlay.map(({ id }) => id)).toContain(newer.id);
  },
);
