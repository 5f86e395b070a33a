import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { shoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import { shoppingOwn } from '../../contract/marks/shopping-own.mark.ts';
import { shoppingStaple } from '../../contract/marks/shopping-staple.mark.ts';
import { ownKey, shoppingTick, tickKey } from '../../contract/marks/shopping-tick.mark.ts';
import { recipeRating } from '../../contract/marks/recipe-rating.mark.ts';
import { shoppingLinks } from '../../server/modules/food/shopping/shopping-links.tables.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const START = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const ROW = 'c0ffee00-0000-4000-8000-000000000001';
const CREATE = 'mutation { createShoppingLink { url endsAt } }';
const END = 'mutation { endShoppingLink }';
const MINE = '{ getMyShoppingLink { url endsAt } }';
const SHARED = `query ($token: String!) {
  getSharedShoppingList(token: $token) { endsAt marks { kind key value } }
}`;

let now = START;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  now = START;
});

interface Link {
  url: string;
  endsAt: string;
}

async function linkOf(member: TestMember): Promise<Link> {
  return (await member.ask(CREATE)).data?.['createShoppingLink'] as Link;
}

const tokenIn = ({ url }: Link) => new URL(url).hash.slice(1);
/** As somebody without an account sees it. */
const listBehind = async (link: Link) =>
  (await server.ask(SHARED, { token: tokenIn(link) })).data?.['getSharedShoppingList'];

async function save<Value>(
  member: TestMember,
  kind: MarkKind<Value>,
  key: string,
  value: Value | null,
): Promise<void> {
  const text = value === null ? null : JSON.stringify(value);
  await member.ask('mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
    input: [{ kind: kind.name, key, value: text, changedAt: now.toISOString() }],
  });
}

describe('a link to a shopping list', () => {
  it('is the same each time, neither names the member nor is in the database, and hides its token from logs', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const link = await linkOf(member);
    expect(link.url).toMatch(new RegExp(`^${server.url}/shopping/shared#[\\w-]{43}$`));
    expect(link.endsAt).toBe('2026-11-27T14:00:00+02:00');
    now = new Date(START.getTime() + DAY_MS);
    expect(await linkOf(member)).toEqual(link);
    expect((await member.ask(MINE)).data).toEqual({ getMyShoppingLink: link });
    expect((await linkOf(other)).url).not.toBe(link.url);
    expect(link.url).not.toContain(member.id);
    expect(JSON.stringify(await server.database.select().from(shoppingLinks))).not.toContain(tokenIn(link));
  });

  it('shows the list as it stands, without the names of dishes, and nothing else of hers or of others', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const link = await linkOf(member);
    const foods = [['sool', 'Sool', null, 'G', 55_440, null]] as const;
    await save(member, shoppingSource, 'recipe.retsept-food.1', { name: 'Retsept FOOD', count: 2, foods });
    await save(member, recipeRating, 'retsept-food', 5);
    await save(other, shoppingOwn, ROW, { text: 'Teise rida', addedAt: '2026-11-20T14:00:00+02:00' });
    expect(await listBehind(link)).toEqual({
      endsAt: link.endsAt,
      marks: [
        {
          kind: 'shopping-source',
          key: 'recipe.retsept-food.1',
          value: JSON.stringify({ count: 2, foods }),
        },
      ],
    });
    await save(member, shoppingOwn, ROW, { text: 'Küünlad', addedAt: '2026-11-20T14:00:00+02:00' });
    expect(JSON.stringify(await listBehind(link))).toContain('Küünlad');
  });

  it('shows her ticks and what she always has at home of what is listed alone', async () => {
    const member = await server.signedIn();
    const link = await linkOf(member);
    const foods = [
      ['sool', 'Sool', null, 'G', 55_440, null],
      ['piim', 'Piim', null, 'ML', 55_440, null],
    ] as const;
    const bought = { how: 'bought', covered: { a: 55_440 } } as const;
    const listed = [tickKey('food.sool', 'b'), tickKey('food.piim.ml', 'c'), ownKey(ROW)];
    const former = [tickKey('food.rohi', 'b'), 'food.soola', ownKey(ROW.replace(/1$/, '2'))];
    await save(member, shoppingSource, 'day.2026-11-21.2', { count: 2, foods });
    await save(member, shoppingOwn, ROW, { text: 'Küünlad', addedAt: '2026-11-20T14:00:00+02:00' });
    for (const key of [...listed, ...former]) await save(member, shoppingTick, key, bought);
    for (const food of ['sool', 'rohi']) await save(member, shoppingStaple, food, true);
    const { marks } = (await listBehind(link)) as { marks: { kind: string; key: string }[] };
    const keysOf = ({ name }: { name: string }) =>
      marks.filter(({ kind }) => kind === name).map(({ key }) => key);
    expect(keysOf(shoppingTick).toSorted()).toEqual(listed.toSorted());
    expect(keysOf(shoppingStaple)).toEqual(['sool']);
    expect(keysOf(shoppingOwn)).toEqual([ROW]);
    await save(member, shoppingSource, 'day.2026-11-21.2', null);
    await save(member, shoppingOwn, ROW, null);
    expect(await listBehind(link)).toEqual({ endsAt: link.endsAt, marks: [] });
  });

  it('opens nothing once she has ended it, and the next one is another', async () => {
    const member = await server.signedIn();
    const former = await linkOf(member);
    expect((await member.ask(END)).data).toEqual({ endShoppingLink: true });
    expect((await member.ask(END)).data).toEqual({ endShoppingLink: true });
    expect(await listBehind(former)).toBeNull();
    expect((await member.ask(MINE)).data).toEqual({ getMyShoppingLink: null });
    const link = await linkOf(member);
    expect(link.url).not.toBe(former.url);
    expect(await listBehind(former)).toBeNull();
    expect(await listBehind(link)).toEqual({ endsAt: link.endsAt, marks: [] });
  });

  it('ends by itself after seven days', async () => {
    const member = await server.signedIn();
    const link = await linkOf(member);
    now = new Date(START.getTime() + 7 * DAY_MS - 1_000);
    expect(await listBehind(link)).not.toBeNull();
    now = new Date(START.getTime() + 7 * DAY_MS);
    expect(await listBehind(link)).toBeNull();
    expect((await member.ask(MINE)).data).toEqual({ getMyShoppingLink: null });
    const next = await linkOf(member);
    expect(next.url).not.toBe(link.url);
    expect(await listBehind(link)).toBeNull();
  });

  it.each(['', 'A'.repeat(43), 'x'.repeat(5_000)])('is not made of the token %s', async (token) => {
    expect((await server.ask(SHARED, { token })).data).toEqual({ getSharedShoppingList: null });
  });
});
