// @vitest-environment jsdom
/**
 * Nothing is lost and nothing doubled of any marks of a visitor and her account: she presses twice, in two tabs at once or on a
 * page that is killed.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { favourite } from '../../../../contract/marks/favourite.mark.ts';
import { MARK_KINDS } from '../../../../contract/marks/mark-kinds.generated.ts';
import { type Mark, mergedMarks, nameOf } from '../../../../contract/marks/merge.ts';
import { addVisitorMarks, finishAdding } from '../../../../src/platform/visitor-marks/add-visitor-marks.ts';
import { deviceMarksOf } from '../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { VISITOR } from '../../../../src/library/viewer.ts';
import { type MarkOfKind, registerOf } from '../../../../src/offline/mark-register.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import { MARK_EXAMPLES } from '../../../support/mark-examples.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { keptEntries, openOutbox } from '../../features/member-page.tsx';

/** The list is another property: its keys become those of her round. */
const EXAMPLES = MARK_EXAMPLES.filter(({ kind }) => !/^shopping-(?:source|tick|round)$/.test(kind.name));
const HOUR_MS = 3_600_000;
const BASE_MS = Date.now() - 12 * HOUR_MS;

const marks = (canEnd: boolean) =>
  fc.uniqueArray(
    fc
      .record({
        example: fc.nat(EXAMPLES.length - 1),
        key: fc.constantFrom('a', 'b'),
        step: fc.nat(3),
        at: fc.nat(4),
        hasEnded: fc.boolean(),
      })
      .map(({ example, key: anyKey, step, at, hasEnded }): MarkOfKind => {
        const { kind, key = anyKey, valueAt } = EXAMPLES[example] as (typeof EXAMPLES)[number];
        const value = canEnd && hasEnded ? null : JSON.stringify(valueAt(step));
        const changedAt = new Date(BASE_MS + at * HOUR_MS).toISOString();
        return { kind, mark: { kind: kind.name, key, value, changedAt } };
      }),
    { selector: ({ mark }) => nameOf(mark), maxLength: 20 },
  );

const plain = (all: Iterable<Mark>) =>
  [...all]
    .map(({ kind, key, value, changedAt }) => ({ kind, key, value, at: Date.parse(changedAt) }))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

const visitors = () => deviceMarksOf(VISITOR);
const all = () => true;

async function openTab(): Promise<Outbox> {
  const outbox = await Outbox.open(MEMBER.id, 'test');
  await registerOf(outbox).ready;
  return outbox;
}

/** The disk as it is when the page ends after her marks wait, and before any has left the device. */
function keepingDevice(): () => void {
  const kept = Object.entries<string>(localStorage);
  return () => kept.forEach(([key, value]) => localStorage.setItem(key, value));
}

const WAYS = {
  once: async (outbox: Outbox) => void (await addVisitorMarks(outbox, all)),
  twice: async (outbox: Outbox) => {
    await addVisitorMarks(outbox, all);
    await addVisitorMarks(outbox, all);
  },
  'in two tabs': async (outbox: Outbox) => {
    const other = await openTab();
    await Promise.all([addVisitorMarks(outbox, all), addVisitorMarks(other, all)]);
  },
  'killed, and again': async (outbox: Outbox) => {
    const restore = keepingDevice();
    await addVisitorMarks(outbox, all);
    restore();
    await addVisitorMarks(await openTab(), all);
  },
};

it('promise 2: her account has the later of each mark once, and the device none, however she presses', async () => {
  await fc.assert(
    fc.asyncProperty(
      marks(false),
      marks(true),
      fc.constantFrom(...(Object.keys(WAYS) as (keyof typeof WAYS)[])),
      async (ofVisitor, ofAccount, way) => {
        const outbox = await openOutbox();
        await registerOf(outbox).take(
          ofAccount.map(({ mark }) => mark),
          { cursor: '1', isLast: true },
        );
        await visitors().save(ofVisitor);
        await WAYS[way](outbox);
        const expected = mergedMarks([...ofAccount, ...ofVisitor].map(({ mark }) => mark));
        expect(plain(registerOf(await openTab()).marks.values())).toEqual(plain(expected.values()));
        expect(plain(visitors().marks.values())).toEqual([]);
        const waiting = (await keptEntries()).flatMap((entry) =>
          entry.kind === 'saveMarks' ? entry.variables.input.map(nameOf) : [],
        );
        expect(new Set(waiting).size).toBe(waiting.length);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

it('after a page that was killed in between, the next one leaves nothing of hers to a visitor', async () => {
  const outbox = await openOutbox();
  await registerOf(outbox).take([], { cursor: '1', isLast: true });
  await visitors().save([favouriteAt('soup', 1)]);
  const restore = keepingDevice();
  await addVisitorMarks(outbox, all);
  restore();
  const again = await openTab();
  await finishAdding(again);
  expect(visitors().marks.size).toBe(0);
  expect([...registerOf(again).marks.values()]).toMatchObject([{ key: 'recipe.soup', value: 'true' }]);
});

it.each([
  { where: 'another tab', open: openTab },
  { where: 'this tab, and is being written still', open: (here: Outbox) => Promise.resolve(here) },
])('what she has just changed in $where stands', async ({ open }) => {
  const outbox = await openOutbox();
  await registerOf(outbox).take([], { cursor: '1', isLast: true });
  await visitors().save([favouriteAt('soup', 1)]);
  const changing = await open(outbox);
  const changed = saveMark(registerOf(changing), favourite, 'recipe.soup', null);
  // Its message has not come when she presses.
  if (changing !== outbox) await changed;
  await addVisitorMarks(outbox, all);
  await changed;
  expect(await keptEntries()).toMatchObject([
    { variables: { input: [{ key: 'recipe.soup', value: null }] } },
  ]);
});

it('leaves on the device what is too much of a kind for her account, the oldest, and ends nothing of hers', async () => {
  const outbox = await openOutbox();
  const full = Array.from({ length: favourite.maxKept - 1 }, (_none, index) =>
    favouriteAt(`own-${index}`, 0),
  );
  await registerOf(outbox).take(
    full.map(({ mark }) => mark),
    { cursor: '1', isLast: true },
  );
  await visitors().save([favouriteAt('old', 1), favouriteAt('new', 3), favouriteAt('older', 0)]);
  const { added, tooMany } = await addVisitorMarks(outbox, all);
  expect(added.map(({ mark }) => mark.key)).toEqual(['recipe.new']);
  expect(tooMany.map(({ mark }) => mark.key)).toEqual(['recipe.old', 'recipe.older']);
  expect([...visitors().marks.values()].map(({ key }) => key).toSorted()).toEqual([
    'recipe.old',
    'recipe.older',
  ]);
  const kept = [...registerOf(outbox).marks.values()].filter(({ value }) => value !== null);
  expect(kept).toHaveLength(favourite.maxKept);
});

it('leaves on the device what the server would refuse', async () => {
  const outbox = await openOutbox();
  await registerOf(outbox).take([], { cursor: '1', isLast: true });
  const { mark } = favouriteAt('soup', 1);
  await visitors().save([
    { kind: favourite, mark: { ...mark, key: 'no key of it' } },
    { kind: favourite, mark: { ...mark, key: 'recipe.stew', value: '"yes"' } },
    { kind: favourite, mark: { ...mark, kind: 'of-a-newer-release' } },
  ]);
  expect((await addVisitorMarks(outbox, all)).added).toEqual([]);
  expect(visitors().marks.size).toBe(3);
  expect(await keptEntries()).toEqual([]);
});

it('asks for what a consent keeps by its kind, so that a screen can leave it out', async () => {
  const outbox = await openOutbox();
  await registerOf(outbox).take([], { cursor: '1', isLast: true });
  const behind = MARK_EXAMPLES.filter(({ kind }) => kind.consent !== undefined);
  await visitors().save(
    behind.map(({ kind, key = 'a', valueAt }) => ({
      kind,
      mark: { ...favouriteAt('soup', 1).mark, kind: kind.name, key, value: JSON.stringify(valueAt(1)) },
    })),
  );
  await addVisitorMarks(outbox, (_mark, { consent }) => consent === undefined);
  expect(visitors().marks.size).toBe(MARK_KINDS.filter(({ consent }) => consent !== undefined).length);
  expect(await keptEntries()).toEqual([]);
});

function favouriteAt(id: string, hour: number): MarkOfKind {
  const changedAt = new Date(BASE_MS + hour * HOUR_MS).toISOString();
  return { kind: favourite, mark: { kind: favourite.name, key: `recipe.${id}`, value: 'true', changedAt } };
}
