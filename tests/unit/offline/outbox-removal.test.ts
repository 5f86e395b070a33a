import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';
import { giveUpEntries, OutboxConnection, outboxName } from '../../../src/offline/outbox-database.ts';
import { removeEmptyOutbox } from '../../../src/offline/outbox-removal.ts';
import { sendAll } from '../../../src/offline/sender.ts';

const MEMBER = 'member';
const NAME = outboxName(MEMBER);
const CLOSING_VERSION = 2 ** 31;

const open = () => Outbox.open(MEMBER, 'test');
const names = async () => (await indexedDB.databases()).map(({ name }) => name);
const weigh = (outbox: Outbox, id: string) =>
  outbox.add('createMeasurement', {
    input: { id, weight: 72.5, eventDateTime: '2026-11-22T07:30:00+02:00' },
  });
const giveUp = (entryIds: readonly string[] | 'all') =>
  new OutboxConnection(MEMBER).run((database) => giveUpEntries(database, entryIds));

beforeEach(wipeDevice);

describe('promise 2: an outbox leaves the device only when it is empty', () => {
  it('goes with its receipts when nothing waits, even if two tabs have it open', async () => {
    const [here] = await Promise.all([open(), open()]);
    await weigh(here, 'm1');
    await sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
      fetch: async (_input, init) => Response.json(new ModelService().answer(String(init?.body))),
    });
    expect(await removeEmptyOutbox(NAME)).toBe('gone');
    expect(await names()).toEqual([]);
  });

  it('stays as it is while something waits', async () => {
    const outbox = await open();
    const entry = await weigh(outbox, 'm1');
    expect(await removeEmptyOutbox(NAME)).toBe('waiting');
    expect((await open()).entries).toEqual([entry]);
    await weigh(outbox, 'm2');
    expect((await open()).entries).toHaveLength(2);
  });

  it('is not created by looking for it', async () => {
    expect(await removeEmptyOutbox(NAME)).toBe('gone');
    expect(await names()).toEqual([]);
  });

  it('loses nothing that two tabs save while it is being removed, whatever the order', async () => {
    for (let steps = 0; steps < 25; steps += 1) {
      wipeDevice();
      const [here, there] = await Promise.all([open(), open()]);
      const removing = removeEmptyOutbox(NAME);
      const later = async (outbox: Outbox, id: string, waits: number) => {
        for (let step = 0; step < waits; step += 1) await new Promise((resolve) => setImmediate(resolve));
        return weigh(outbox, id);
      };
      const again = later(here, 'm3', steps * 2).then(() => removeEmptyOutbox(NAME));
      const saved = await Promise.all([later(here, 'm1', steps), later(there, 'm2', Math.floor(steps / 2))]);
      await Promise.all([removing, again]);
      const kept = (await open()).entries.map(
        ({ variables }) => (variables as { input: { id: string } }).input.id,
      );
      expect(kept.toSorted()).toEqual(['m1', 'm2', 'm3']);
      expect(saved).toHaveLength(2);
    }
  });

  it('that a killed sign-out had closed is a new one for the next page that opens it', async () => {
    (await open()).close();
    await new Promise<void>((resolve) => {
      const closing = indexedDB.open(NAME, CLOSING_VERSION);
      closing.onsuccess = () => {
        closing.result.close();
        resolve();
      };
    });
    const outbox = await open();
    await weigh(outbox, 'm1');
    expect((await open()).entries).toHaveLength(1);
  });
});

describe('promise 5: what she gives up', () => {
  it('is dropped if it includes everything that waits', async () => {
    const outbox = await open();
    const { id } = await weigh(outbox, 'm1');
    expect(await giveUp([id])).toBe(true);
    expect((await open()).entries).toEqual([]);
  });

  it('stays, with all the rest, when another tab has added something that she was not asked about', async () => {
    const [here, there] = await Promise.all([open(), open()]);
    const { id } = await weigh(here, 'm1');
    await weigh(there, 'm2');
    expect(await giveUp([id])).toBe(false);
    expect((await open()).entries).toHaveLength(2);
    expect(await giveUp([])).toBe(false);
    expect(await giveUp('all')).toBe(true);
  });

  it('does not come back with the answer to a request that was on its way', async () => {
    const outbox = await open();
    await weigh(outbox, 'm1');
    const service = new ModelService();
    await sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
      fetch: async () => {
        await giveUp('all');
        await removeEmptyOutbox(NAME);
        // It has the same number as the one before.
        await weigh(await open(), 'm2');
        throw new TypeError(`No answer of ${service.constructor.name}`);
      },
    });
    const kept = (await open()).entries;
    expect(kept.map(({ variables, state }) => [variables, state])).toMatchObject([
      [{ input: { id: 'm2' } }, 'waiting'],
    ]);
  });

  it('is dropped or edited in time even between being read and being sent', async () => {
    const outbox = await open();
    const [dropped, edited] = [await weigh(outbox, 'm1'), await weigh(outbox, 'm2')];
    const sent: string[] = [];
    await sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      token: async () => {
        await outbox.drop(dropped);
        await outbox.edit(edited, {
          input: { id: 'm2', weight: 71.5, eventDateTime: '2026-11-22T07:30:00+02:00' },
        });
        return { type: 'token', token: 'good', memberId: MEMBER };
      },
      fetch: async (_input, init) => {
        sent.push(String(init?.body));
        return Response.json(new ModelService().answer(String(init?.body)));
      },
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('71.5');
    expect(sent[0]).not.toContain('m1');
  });
});
