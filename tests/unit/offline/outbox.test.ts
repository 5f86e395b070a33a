import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { hearFailures } from '../../support/told-failures.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mark } from '../../../contract/marks/merge.ts';
import type { Entry, Receipt } from '../../../src/offline/entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection, outboxName } from '../../../src/offline/outbox-database.ts';
import { removeEmptyOutbox } from '../../../src/offline/outbox-removal.ts';
import { sendAll } from '../../../src/offline/sender.ts';

const MEMBER = 'member';
const weighed = (id: string, weight = 68.5) => ({
  input: { id, weight, eventDateTime: '2026-11-20T07:30:00+02:00' },
});

beforeEach(wipeDevice);

function send(service = new ModelService(), onRequest: () => void = () => undefined) {
  return sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
    fetch: async (_input, init) => {
      onRequest();
      return Response.json(service.answer(String(init?.body)));
    },
  });
}

describe('the outbox', () => {
  it('promise 1: shows an entry only when it can be read back from the disk', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const adding = outbox.add('createMeasurement', weighed('m1'));
    expect(outbox.entries).toEqual([]);
    const entry = await adding;
    const reopened = await Outbox.open(MEMBER, 'test');
    expect([outbox.entries, reopened.entries]).toEqual([[entry], [entry]]);
  });

  it('promise 1: keeps neither the entry nor its photo when the disk is full', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
    await expect(outbox.add('createMeasurement', weighed('m1'), { photo })).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    IDBObjectStore.prototype.put = put;
    const reopened = await Outbox.open(MEMBER, 'test');
    expect([outbox.entries, reopened.entries]).toEqual([[], []]);
  });

  it('promise 1: keeps all that is added at once, in the given order, or none of it', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const ids = Array.from({ length: 60 }, (_, index) => `m${index}`);
    const all = (added: readonly string[]) =>
      added.map((id) => ({ kind: 'createMeasurement' as const, variables: weighed(id) }));
    const idsOf = ({ entries }: Outbox) =>
      entries.map((entry) => entry.kind === 'createMeasurement' && entry.variables.input.id);
    await outbox.addTogether(all(ids));
    expect(idsOf(outbox)).toEqual(ids);
    expect(idsOf(await Outbox.open(MEMBER, 'test'))).toEqual(ids);

    const add = IDBObjectStore.prototype.add;
    let calls = 0;
    IDBObjectStore.prototype.add = function (...given) {
      if ((calls += 1) >= 3) throw new DOMException('Full', 'QuotaExceededError');
      return add.apply(this, given);
    };
    const adding = outbox.addTogether(all(['n1', 'n2', 'n3']));
    await expect(adding).rejects.toMatchObject({ name: 'QuotaExceededError' });
    IDBObjectStore.prototype.add = add;
    expect([idsOf(outbox), idsOf(await Outbox.open(MEMBER, 'test'))]).toEqual([ids, ids]);
  });

  it('lets several marks at once take the place of those that wait under the same keys, all or none', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const mark = (key: string, value: string): { input: [Mark] } => ({
      input: [{ kind: 'favourite', key, value, changedAt: `2026-11-20T10:00:0${value}.000Z` }],
    });
    const shown = ({ entries }: Outbox) =>
      entries.map((entry) => entry.kind === 'saveMarks' && entry.variables.input[0].value);
    await outbox.add('saveMarks', mark('soup', '1'));
    await outbox.add('saveMarks', mark('salad', '2'));
    await outbox.addTogether([
      { kind: 'saveMarks', variables: mark('soup', '3') },
      { kind: 'saveMarks', variables: mark('cake', '4') },
    ]);
    expect([shown(outbox), shown(await Outbox.open(MEMBER, 'test'))]).toEqual([
      ['2', '3', '4'],
      ['2', '3', '4'],
    ]);
  });

  it('promise 6: shows nothing of another member', async () => {
    const outbox = await Outbox.open('first', 'test');
    await outbox.add('createMeasurement', weighed('m1'));
    expect((await Outbox.open('second', 'test')).entries).toEqual([]);
  });

  it('shows in every tab what one tab adds', async () => {
    const [here, there] = await Promise.all([Outbox.open(MEMBER, 'test'), Outbox.open(MEMBER, 'test')]);
    await here.add('createMeasurement', weighed('m1'));
    await expect.poll(() => there.entries).toHaveLength(1);
  });

  it('loses nothing that was added while it read the disk', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const reading = outbox.refresh();
    const adding = outbox.add('createMeasurement', weighed('m1'));
    await Promise.all([reading, adding]);
    expect(outbox.entries).toHaveLength(1);
  });

  it('drops an entry that was never sent, and not one that the server may have', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const unsent = await outbox.add('createMeasurement', weighed('m1'));
    expect(await outbox.drop(unsent)).toBe(true);
    await outbox.add('createMeasurement', weighed('m2'));
    await sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
      fetch: async () => {
        throw new TypeError('Load failed');
      },
    });
    await outbox.refresh();
    expect(await outbox.drop(outbox.entries[0]!)).toBe(false);
    expect(outbox.entries).toHaveLength(1);
  });

  it('changes and drops only the entry that it was given, not another that a new database numbers alike', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const former = await outbox.add('createMeasurement', weighed('m1'));
    await outbox.drop(former);
    await removeEmptyOutbox(outboxName(MEMBER));
    const other = await outbox.add('createMeasurement', weighed('m2'));
    expect(other.seq).toBe(former.seq);
    expect([await outbox.edit(former, weighed('m1', 70)), await outbox.drop(former)]).toEqual([false, false]);
    expect((await Outbox.open(MEMBER, 'test')).entries).toEqual([other]);
  });

  it('sends an edited entry with its new figures', async () => {
    const heard = hearFailures();
    const outbox = await Outbox.open(MEMBER, 'test');
    const service = new ModelService();
    service.refuse = (_field, args) =>
      (args['input'] as { weight: number }).weight > 400 ? 'BAD_USER_INPUT' : undefined;
    await outbox.add('createMeasurement', weighed('m1', 685));
    await send(service);
    await outbox.refresh();
    const [refused] = outbox.entries;
    if (refused?.kind !== 'createMeasurement') throw new Error('The measurement is gone');
    expect(await outbox.edit(refused, weighed('m1', 68.5))).toBe(true);
    await send(service);
    await outbox.refresh();
    expect([service.applied, outbox.entries]).toEqual([[{ field: 'createMeasurement', id: 'm1' }], []]);
    expect(heard).toEqual(['Failed: createMeasurement BAD_USER_INPUT']);
  });

  it('promise 4: an entry moved to another day waits behind the entries of that day', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const done = await outbox.add('completeTraining', {
      id: 't',
      eventDateTime: '2026-11-20T23:50:00+02:00',
    });
    await outbox.edit(done, { id: 't', eventDateTime: '2026-11-21T00:10:00+02:00' });
    expect(outbox.entries[0]?.subject).toBe('completion:2026-11-21_t_member');
  });

  it('promise 5: shows nothing again of what was deleted elsewhere while its photo waited', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const seen: string[] = [];
    outbox.listen({
      onSettled: async (receipts) => void seen.push(...receipts.map(({ entry }) => entry.id)),
    });
    const entry = await outbox.add('createMeasurement', weighed('m1'));
    const answer = { presignedUrl: '{}', measurement: { id: 'm1' } } as never;
    const gone = { state: 'refused', refusal: { code: 'NOT_FOUND' }, answer, attempts: 2 } as const;
    await new OutboxConnection(MEMBER).run((database) =>
      changeEntries(database, [entry], (kept) => ({ ...kept, ...gone }) as Entry),
    );
    expect(await outbox.drop(entry)).toBe(true);
    expect([outbox.entries, seen]).toEqual([[], []]);
  });

  it('promise 5: still shows the figures when she gives up a refused photo', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const seen: string[] = [];
    outbox.listen({
      async onSettled(receipts) {
        seen.push(...receipts.map(({ entry }) => entry.id));
      },
    });
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
    const entry = await outbox.add('createMeasurement', weighed('m1'), { photo });
    const service = new ModelService();
    await sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
      fetch: async (input, init) => {
        if (String(input) !== 'http://localhost/graphql') return new Response('', { status: 413 });
        const answer = service.answer(String(init?.body));
        const presignedUrl = JSON.stringify({ url: 'http://localhost/objects', fields: {} });
        for (const created of Object.values(answer.data)) Object.assign(created as object, { presignedUrl });
        return Response.json(answer);
      },
    });
    await outbox.refresh();
    expect(outbox.entries[0]?.refusal).toEqual({ code: 'PHOTO_REFUSED' });
    expect(await outbox.edit(entry, weighed('m1', 70)), 'the server has others by now').toBe(false);
    expect(outbox.entries).toMatchObject([{ state: 'refused', variables: weighed('m1') }]);
    expect(await outbox.drop(entry)).toBe(true);
    expect([outbox.entries, seen]).toEqual([[], [entry.id]]);
  });

  it('promise 7: tells another page that something waits, so that it can send it if this one dies', async () => {
    const here = await Outbox.open(MEMBER, 'test');
    const there = await Outbox.open(MEMBER, 'test');
    const heard: string[] = [];
    here.listen({ onChangedElsewhere: () => heard.push('here') });
    there.listen({ onChangedElsewhere: () => heard.push('there') });
    await here.add('createMeasurement', weighed('m1'));
    await expect.poll(() => heard).toEqual(['there']);
  });

  it('tells each tab about a receipt once, and a tab opened later only if no cache has it yet', async () => {
    const told: Record<string, number> = { here: 0, there: 0, later: 0, muchLater: 0 };
    const listen = (outbox: Outbox, name: string) =>
      outbox.listen({
        async onSettled(receipts: readonly Receipt[]) {
          told[name] = (told[name] ?? 0) + receipts.length;
          if (name === 'here' || name === 'there') throw new Error('The cache could not be written');
        },
      });
    const here = await Outbox.open(MEMBER, 'test');
    const there = await Outbox.open(MEMBER, 'test');
    listen(here, 'here');
    listen(there, 'there');
    await here.add('createMeasurement', weighed('m1'));
    await send();
    await expect.poll(() => told).toMatchObject({ here: 1, there: 1 });
    await expect.poll(() => [here.entries, there.entries]).toEqual([[], []]);
    const later = await Outbox.open(MEMBER, 'test');
    listen(later, 'later');
    await expect.poll(() => told['later']).toBe(1);
    const newlyTold = async () => {
      const muchLater = await Outbox.open(MEMBER, 'test');
      listen(muchLater, 'muchLater');
      await muchLater.refresh();
      const before = told['muchLater'] ?? 0;
      await muchLater.refresh();
      muchLater.close();
      return (told['muchLater'] ?? 0) - before;
    };
    await expect.poll(newlyTold).toBe(0);
    expect(told).toMatchObject({ here: 1, there: 1, later: 1 });
  });
});
