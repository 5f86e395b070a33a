/** A training that she began on one phone and ends on another, which knows of no set of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';
import { TrainingPhone } from '../support/training-phone.ts';

let server: TestServer;
let now = new Date('2026-11-20T06:00:00Z').getTime();
let [first, second]: TrainingPhone[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
});
afterAll(() => server.close());
beforeEach(async () => {
  const member = await server.signedIn('basic');
  const phone = () => new TrainingPhone(member, { url: server.url, now: () => now, aheadMs: 0 });
  [first, second] = [phone(), phone()];
});

const phones = (): [TrainingPhone, TrainingPhone] => {
  if (!first || !second) throw new Error('There are no phones');
  return [first, second];
};

/** Begun on one phone and known to both, without a set. */
async function begunOn(one: TrainingPhone, other: TrainingPhone): Promise<string> {
  const id = await one.begin();
  await one.send();
  await other.pull();
  now += 60_000;
  return id;
}

async function shownOn(phone: TrainingPhone, id: string) {
  await phone.send();
  await phone.pull();
  return (await phone.shownSession(id))?.session;
}

it.each(['before', 'after'])(
  'promise 2: the sets that the first did stay, sent %s the end, and it is over',
  async (order) => {
    const [one, other] = phones();
    const id = await begunOn(one, other);
    for (const set of [0, 1]) await one.doSet(id, set, 10 + set);
    if (order === 'before') await one.send();
    expect(await other.close(id)).toBe(true);
    expect(await other.shownSession(id)).toBeUndefined();
    await other.send();
    for (const phone of [one, other, one]) {
      const session = await shownOn(phone, id);
      expect(session?.sets.map(({ repetitions }) => repetitions)).toEqual([10, 11]);
      expect(session?.endDateTime).toBe(session?.eventDateTime);
      expect(session?.minutes).toBeNull();
    }
  },
);

it('promise 2: finished on the first, it is as it ended there', async () => {
  const [one, other] = phones();
  const id = await begunOn(one, other);
  await one.doSet(id, 0, 10);
  now += 10 * 60_000;
  await one.finish(id);
  await other.close(id);
  await other.send();
  for (const phone of [one, other])
    expect(await shownOn(phone, id)).toMatchObject({ minutes: 11, sets: [{ repetitions: 10 }] });
});

it('one without a set is gone from both', async () => {
  const [one, other] = phones();
  const id = await begunOn(one, other);
  await other.close(id);
  for (const phone of [other, one]) expect(await shownOn(phone, id)).toBeUndefined();
});

it('one that the server has never had leaves nothing to send', async () => {
  const [one] = phones();
  const id = await one.begin();
  await one.close(id);
  expect(await one.entries()).toEqual([]);
  expect(await shownOn(one, id)).toBeUndefined();
});
