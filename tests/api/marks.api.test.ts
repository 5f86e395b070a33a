/** A member's small state is the same on all her devices: the server keeps it, and shows it to her alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_KINDS, type ConsentKind } from '../../contract/enumerations.ts';
import { MARK_KINDS } from '../../contract/marks/mark-kinds.generated.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { programStart } from '../../contract/marks/program-start.mark.ts';
import { MARK_VALUE_MAX_LENGTH, MARKS_MAX_PER_REQUEST } from '../../contract/limits.ts';
import { MARK_EXAMPLES } from '../support/mark-examples.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW });
});
afterAll(() => server.close());

interface GivenMark {
  kind?: string;
  key?: string;
  value?: string | null;
  changedAt?: string;
}

const byName = (one: MarkKind<unknown>, other: MarkKind<unknown>) => one.name.localeCompare(other.name);
const started = (pauses: readonly object[] = []) =>
  JSON.stringify({ startedAt: '2026-11-01T00:00:00+02:00', pauses });
const at = (minute: number) => new Date(NOW.getTime() - 60 * 60_000 + minute * 60_000).toISOString();

function save(member: TestMember, ...marks: readonly GivenMark[]) {
  const input = marks.map((mark) => ({
    kind: 'program-start',
    key: 'hoog-sisse',
    value: started(),
    changedAt: at(0),
    ...mark,
  }));
  const query = 'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { kind key value changedAt } }';
  return member.ask(query, { input });
}

interface PageOfMarks {
  marks: { key: string; value: string | null; changedAt: string }[];
  cursor: string;
  hasMore: boolean;
}

async function pageAfter(member: TestMember, since?: string, limit?: number): Promise<PageOfMarks> {
  const query =
    'query ($since: String, $limit: Int) { getMyMarks(since: $since, limit: $limit) { marks { key value changedAt } cursor hasMore } }';
  const { data } = await member.ask(query, { since, limit });
  return data?.['getMyMarks'] as PageOfMarks;
}

const agree = (member: TestMember, ...kinds: readonly ConsentKind[]) =>
  member.ask(
    `mutation {
      ${kinds.map((kind) => `${kind}: giveConsent(kind: ${kind}, textVersion: "2026-11-20") { id }`).join('\n')}
    }`,
  );

it('takes an example of every kind, so that each of them is known to be in her export and her erasure', async () => {
  expect(MARK_EXAMPLES.map(({ kind }) => kind).toSorted(byName)).toEqual([...MARK_KINDS].toSorted(byName));
  const member = await server.signedIn('basic');
  await agree(member, ...CONSENT_KINDS);
  const given = MARK_EXAMPLES.map(({ kind, key = 'a', valueAt }) => ({
    kind: kind.name,
    key,
    value: JSON.stringify(valueAt(1)),
  }));
  const { data } = await save(member, ...given);
  expect(data?.['saveMarks']).toMatchObject(given);
});

const UNDER_CONSENT = [
  [
    'FOOD_NOTES',
    'FOOD_CHOICES',
    {
      kind: 'recipe-note',
      key: 'supp',
      value: JSON.stringify({ text: 'Piim ajab kõhu valutama.', writes: { '0a1b2c3d': 1 } }),
    },
  ],
  ['ENERGY_GOAL', 'FOOD_NOTES', { kind: 'energy-goal', key: 'day', value: JSON.stringify({ kcal: 1_800 }) }],
  ['FOOD_CHOICES', 'FOOD_NOTES', { kind: 'avoided-allergen', key: 'NUTS', value: 'true' }],
  ['FOOD_CHOICES', 'FOOD_NOTES', { kind: 'avoided-food', key: 'koriander', value: '"Koriander"' }],
] as const;

describe.each(UNDER_CONSENT)('a mark that needs %s, and not %s', (consent, otherConsent, mark) => {
  const rating = { kind: 'recipe-rating', key: 'supp', value: '4' };
  const kept = async (member: TestMember) =>
    (await pageAfter(member)).marks.filter(({ value }) => value !== null).map(({ value }) => value);

  it('is refused to who has not agreed, which may end one all the same', async () => {
    const member = await server.signedIn('basic');
    expect(await save(member, mark)).toMatchObject({ code: 'NOT_AUTHORIZED' });
    expect(await save(member, rating, mark)).toMatchObject({ code: 'NOT_AUTHORIZED' });
    expect(await save(member, { ...mark, value: null })).toMatchObject({ code: null });
    expect(await kept(member)).toEqual([]);
    await agree(member, otherConsent);
    expect(await save(member, mark)).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });

  it('is ended on each of her devices when she withdraws it, which no late copy undoes', async () => {
    const member = await server.signedIn('basic');
    const other = await server.signedIn('basic');
    for (const each of [member, other]) {
      await agree(each, consent);
      await save(each, mark, rating);
    }
    const { cursor } = await pageAfter(member);
    await member.ask(`mutation { withdrawConsent(kind: ${consent}) { id } }`);
    const page = await pageAfter(member, cursor);
    expect(page.marks).toEqual([expect.objectContaining({ key: mark.key, value: null })]);
    await member.ask(
      `mutation { giveConsent(kind: ${consent}, textVersion: "2026-11-20", givenAt: "2026-11-20T14:00:01+02:00") { id } }`,
    );
    expect(await save(member, mark)).toMatchObject({ data: { saveMarks: [{ value: null }] } });
    expect(await kept(member)).toEqual([rating.value]);
    expect(await kept(other)).toHaveLength(2);
  });

  it('goes with its own consent, and with no other', async () => {
    const member = await server.signedIn('food');
    await agree(member, consent, otherConsent);
    expect(await save(member, mark)).toMatchObject({ code: null });
    await member.ask(`mutation { withdrawConsent(kind: ${otherConsent}) { id } }`);
    expect(await kept(member)).toEqual([mark.value]);
    await member.ask(`mutation { withdrawConsent(kind: ${consent}) { id } }`);
    expect(await kept(member)).toEqual([]);
  });
});

describe('an energy goal', () => {
  it('is no goal below what the calculator advises to anyone', async () => {
    const member = await server.signedIn('food');
    await member.ask('mutation { giveConsent(kind: ENERGY_GOAL, textVersion: "2026-11-20") { id } }');
    for (const value of [
      { kcal: 1_199 },
      { kcal: 1_500, leastKcal: 1_600 },
      { kcal: 8_001 },
      { kcal: 1_500.5 },
    ])
      expect(
        await save(member, { kind: 'energy-goal', key: 'day', value: JSON.stringify(value) }),
      ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('saveMarks', () => {
  it('lets the later of two values stand, whichever arrives first, and says which', async () => {
    const member = await server.signedIn('basic');
    const later = { value: started([{ from: '2026-11-10' }]), changedAt: at(5) };
    await save(member, later);
    const { data } = await save(member, { changedAt: at(1) });
    expect(data?.['saveMarks']).toEqual([{ kind: 'program-start', key: 'hoog-sisse', ...later }]);
    expect((await pageAfter(member)).marks).toEqual([{ key: 'hoog-sisse', ...later }]);
  });

  it('lets an end of the same moment stand over a value, and a later value over an end', async () => {
    const member = await server.signedIn('basic');
    await save(member, { value: null, changedAt: at(1) });
    await save(member, { changedAt: at(1) });
    expect((await pageAfter(member)).marks).toMatchObject([{ value: null }]);
    await save(member, { changedAt: at(2) });
    expect((await pageAfter(member)).marks).toMatchObject([{ value: started() }]);
  });

  it.each<[string, GivenMark, string]>([
    ['a kind that it does not know', { kind: 'mood' }, 'kind'],
    ['a key that cannot be one', { key: '../x' }, 'key'],
    ['a value of another form', { value: '{"startedAt":"eile","pauses":[]}' }, 'value'],
    ['what is not JSON', { value: 'jah' }, 'value'],
    ['a value that is too long', { value: `${started()}${' '.repeat(MARK_VALUE_MAX_LENGTH)}` }, 'value'],
    ['a moment years ahead', { changedAt: '2031-01-01T00:00:00Z' }, 'changedAt'],
  ])('refuses %s, and keeps nothing of it', async (_what, mark, field) => {
    const member = await server.signedIn('basic');
    expect(await save(member, mark)).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect((await pageAfter(member)).marks).toEqual([]);
  });

  it('refuses more at once than a device ever sends', async () => {
    const member = await server.signedIn('basic');
    const many = Array.from({ length: MARKS_MAX_PER_REQUEST + 1 }, (_, n) => ({ key: `p-${n}` }));
    expect(await save(member, ...many)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input' });
  });

  it('ends the oldest beyond as many as the kind keeps, for good, and forgets as many ends again', async () => {
    const member = await server.signedIn('basic');
    const { maxKept } = programStart;
    const marks = Array.from({ length: 2 * maxKept + 1 }, (_, n) => ({
      key: `p-${n}`,
      changedAt: new Date(NOW.getTime() - (1_000 - n) * 1000).toISOString(),
    }));
    for (let first = 0; first < marks.length; first += 50)
      await save(member, ...marks.slice(first, first + 50));
    const kept = (await pageAfter(member, undefined, 500)).marks;
    const standing = kept.filter(({ value }) => value !== null).map(({ key }) => key);
    expect(standing.toSorted()).toEqual(
      marks
        .slice(-maxKept)
        .map(({ key }) => key)
        .toSorted(),
    );
    expect(kept).toHaveLength(2 * maxKept);
    await save(member, marks[maxKept] ?? {});
    expect((await pageAfter(member, undefined, 500)).marks).toEqual(kept);
  });
});

describe('getMyMarks', () => {
  it('brings page by page what was stored after the cursor, each mark once and as it is', async () => {
    const member = await server.signedIn('basic');
    await save(member, { key: 'a' }, { key: 'b' }, { key: 'c' });
    const first = await pageAfter(member, undefined, 2);
    expect(first).toMatchObject({ marks: [{ key: 'a' }, { key: 'b' }], hasMore: true });
    await save(member, { key: 'a', value: null, changedAt: at(1) });
    const rest = await pageAfter(member, first.cursor, 2);
    expect(rest).toMatchObject({ marks: [{ key: 'c' }, { key: 'a', value: null }], hasMore: false });
    expect(await pageAfter(member, rest.cursor)).toEqual({ marks: [], cursor: rest.cursor, hasMore: false });
    await save(member, { key: 'c' });
    expect((await pageAfter(member, rest.cursor)).marks).toEqual([]);
  });

  it('begins again for a cursor that the server has never given: it may have been restored from a backup', async () => {
    const member = await server.signedIn('basic');
    await save(member, { key: 'a' });
    expect(await pageAfter(member, '999')).toMatchObject({ marks: [{ key: 'a' }], cursor: '1' });
  });

  it('shows nobody another member’s', async () => {
    const [member, other] = [await server.signedIn('basic'), await server.signedIn('basic')];
    await save(member, { key: 'a' });
    expect((await pageAfter(other)).marks).toEqual([]);
  });

  it('holds one place for each, also where two phones store at once', async () => {
    const member = await server.signedIn('basic');
    await Promise.all(Array.from({ length: 8 }, (_, n) => save(member, { key: `p-${n}` })));
    const { marks, cursor } = await pageAfter(member);
    expect(marks.map(({ key }) => key).toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `p-${n}`));
    expect(cursor).toBe('8');
  });
});
