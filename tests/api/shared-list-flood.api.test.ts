/** A shopping list filled as far as a member can, asked for by a hundred at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marks } from '../../server/modules/platform/marks/marks.tables.ts';
import { SHARED_LIST_MAX_BYTES } from '../../server/modules/food/shopping/shared-list.ts';
import { MARK_VALUE_MAX_LENGTH } from '../../contract/limits.ts';
import { shoppingOwn } from '../../contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import { ownKey, shoppingTick } from '../../contract/marks/shopping-tick.mark.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const AT_ONCE = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW, trustProxy: 'loopback' });
});
afterAll(() => server.close());

const save = (member: TestMember, kind: string, key: string, value: string) =>
  member.ask('mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { value } }', {
    input: [{ kind, key, value, changedAt: NOW.toISOString() }],
  });

async function tokenOf(member: TestMember): Promise<string> {
  const { data } = await member.ask('mutation { createShoppingLink { url } }');
  return new URL((data?.['createShoppingLink'] as { url: string }).url).hash.slice(1);
}

let readers = 0;

/** Returns the status and the bytes of an answer to a holder of the link, each time from another network. */
async function askBehind(token: string) {
  readers += 1;
  const network = `10.0.${readers >> 8}.${readers & 255}`;
  const query =
    'query ($token: String!) { getSharedShoppingList(token: $token) { marks { kind key value } } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ query, variables: { token } }),
  });
  const text = await response.text();
  return { status: response.status, bytes: Buffer.byteLength(text), text };
}

const allAtOnce = (token: string) => Promise.all(Array.from({ length: AT_ONCE }, () => askBehind(token)));

/** Stores rows of her own with ticks, past every check, as a former release stored what it was sent. */
async function fill(member: TestMember, count: number, lengthOfTick: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = randomUUID();
    const row = JSON.stringify({ text: 'Küünlad', addedAt: '2026-11-20T14:00:00+02:00' });
    const tick = '{"how":"bought","covered":{}}'.padEnd(lengthOfTick);
    const common = { memberId: member.id, changedAt: NOW };
    return [
      { ...common, kind: shoppingOwn.name, key: id, value: row, place: 2 * at + 10 },
      { ...common, kind: shoppingTick.name, key: ownKey(id), value: tick, place: 2 * at + 11 },
    ];
  });
  await server.database.insert(marks).values(rows.flat());
}

describe('a mark of a shopping list', () => {
  it('is stored without white space', async () => {
    const member = await server.signedIn();
    const value = { how: 'bought', covered: { a: 1 } };
    const padded = `${JSON.stringify(value, null, '\t')}${' '.repeat(3_000)}`;
    const { data } = await save(member, shoppingTick.name, 'food.sool', padded);
    expect(data?.['saveMarks']).toEqual([{ value: JSON.stringify(value) }]);
  });

  it.each([
    ['beside the others', { count: 2, foods: [], note: 'x' }],
    ['in a food', { count: 2, foods: [['sool', 'Sool', null, 'G', 1, null, 'x']] }],
  ])('is refused with a field that no release knows: %s', async (_where, value) => {
    const member = await server.signedIn();
    const key = 'day.2026-11-21.1';
    expect(await save(member, shoppingSource.name, key, JSON.stringify(value))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'value',
    });
  });
});

describe(`a shared shopping list that ${AT_ONCE} ask for at once`, () => {
  it('is read once, and each answer is within its bound', async () => {
    const member = await server.signedIn();
    const token = await tokenOf(member);
    await fill(member, 300, 400);
    const read = () => server.services.sharedMarks(member.id);
    expect(new Set(await Promise.all(Array.from({ length: AT_ONCE }, read))).size).toBe(1);
    const answers = await allAtOnce(token);
    expect(answers.filter(({ text }) => !text.includes('Küünlad'))).toEqual([]);
    const longest = Math.max(...answers.map(({ bytes }) => bytes));
    expect(longest).toBeGreaterThan(SHARED_LIST_MAX_BYTES / 2);
    expect(longest).toBeLessThan(1.1 * SHARED_LIST_MAX_BYTES);
  });

  it('shows at once what she changes', async () => {
    const member = await server.signedIn();
    const token = await tokenOf(member);
    await askBehind(token);
    const row = { text: 'Küünlad', addedAt: '2026-11-20T14:00:00+02:00' };
    await save(member, shoppingOwn.name, randomUUID(), JSON.stringify(row));
    expect((await askBehind(token)).text).toContain('Küünlad');
  });

  it('is refused where it is longer than the app makes any', async () => {
    const member = await server.signedIn();
    const token = await tokenOf(member);
    await fill(member, 300, MARK_VALUE_MAX_LENGTH);
    for (const { status, bytes, text } of await allAtOnce(token)) {
      expect([status, JSON.parse(text)]).toMatchObject([
        200,
        { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'token' } }] },
      ]);
      expect(bytes).toBeLessThan(1_000);
    }
  });

  it('is refused to a network that asks on and on, which goes on with everything else', async () => {
    const limited = await startTestServer({ clock: () => NOW, over: server });
    try {
      const query = '{ getSharedShoppingList(token: "x") { endsAt } }';
      const codes = new Set<string | null>();
      // A new minute may begin on the way.
      for (let call = 0; call < 500 && !codes.has('RATE_LIMITED'); call += 1)
        codes.add((await limited.ask(query)).code);
      expect(codes).toContain('RATE_LIMITED');
      expect((await limited.ask('{ listRecipes { items { id } } }')).code).toBeNull();
    } finally {
      await limited.close();
    }
  });
});

it('is reckoned as long as a list can be before it is read', async () => {
  const aliased = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `l${at}: getSharedShoppingList(token: "x") { marks { kind key value a: key b: key c: key d: key e: key f: key g: key h: key } }`).join(' ')} }`;
  expect(await server.ask(aliased(1))).toMatchObject({ code: null });
  expect(await server.ask(aliased(10))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'limit' });
});
