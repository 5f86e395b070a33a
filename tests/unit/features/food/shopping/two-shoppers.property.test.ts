/** Two people shop for one list with two phones, which often do not know of each other. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { baseOf, shoppingSource, sourceBase } from '../../../../../contract/marks/shopping-source.mark.ts';
import { shoppingTick } from '../../../../../contract/marks/shopping-tick.mark.ts';
import { type Mark, mergedMarks } from '../../../../../contract/marks/merge.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { emptyList, tickRow, unlistSource } from '../../../../../src/features/food/shopping/change-list.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';
import { tagOf } from '../../../../../src/platform/marks/tag.ts';
import { Phone, tomato } from './shopping-phone.ts';

const BASES = ['day', 'recipe'].flatMap((kind) =>
  ['2026-11-23', '2026-11-24'].map((what) => sourceBase(kind as 'day' | 'recipe', what)),
);
const isListed = ({ list }: Phone) =>
  [...list.open, { rows: [...list.bought, ...list.home] }].some(({ rows }) => rows.length > 0);

/** Her acts on one phone, or events between them. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constant('list' as const),
      phone: fc.nat(1),
      base: fc.constantFrom(...BASES),
      grams: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      what: fc.constantFrom('tick' as const, 'home' as const, 'former' as const),
      phone: fc.nat(1),
    }),
    fc.record({ what: fc.constant('empty' as const), phone: fc.nat(1) }),
    fc.record({ what: fc.constant('unlist' as const), phone: fc.nat(1), base: fc.constantFrom(...BASES) }),
    fc.record({ what: fc.constant('meet' as const) }),
    // A mark that a server or a phone still had comes once more.
    fc.record({ what: fc.constant('late' as const), phone: fc.nat(1), which: fc.nat() }),
  ),
  { maxLength: 25 },
);

it('asks for nothing that either phone has bought, and for nothing twice, whatever each knew and whatever comes late', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      const phones = [new Phone(), new Phone()] as const;
      const sent: Mark[] = [];
      /** The most that was bought for each source. */
      const bought = new Map<string, number>();
      for (const step of happened) {
        if (step.what === 'meet') {
          phones[0].meets(phones[1]);
          continue;
        }
        const phone = phones[step.phone === 0 ? 0 : 1];
        if (step.what === 'list') await phone.lists(step.base, tomato(step.grams));
        else if (step.what === 'empty') await emptyList(phone, phone.list);
        else if (step.what === 'unlist') await unlistSource(phone, `${step.base}.1`);
        else if (step.what === 'late') {
          const late = sent[step.which % Math.max(1, sent.length)];
          if (late) phone.marks = mergedMarks(phone.marks.values(), [late]);
        } else if (isListed(phone)) {
          const row = phone.row('Tomat');
          for (const [tag, parts] of Object.entries(row.wanted))
            bought.set(tag, Math.max(bought.get(tag) ?? 0, parts));
          // As a former release stored a tick, before any of this one.
          if (step.what === 'former' && !sent.some(({ kind }) => kind === shoppingTick.name)) {
            await saveMark(phone, shoppingTick, row.key, { how: 'bought', covered: row.wanted });
          } else await tickRow(phone, row, step.what === 'home' ? 'home' : 'bought');
        }
        sent.push(...phone.marks.values());
      }
      phones[0].meets(phones[1]);
      const [phone] = phones;
      if (!isListed(phone)) return;
      const { food, wanted, place } = phone.row('Tomat');
      const wantedKeys = [...phone.marks.values()]
        .filter(({ kind, key }) => kind === shoppingSource.name && wanted[tagOf(key)] !== undefined)
        .map(({ key }) => key);
      expect(new Set(wantedKeys.map(baseOf)).size, 'each is listed once').toBe(Object.keys(wanted).length);
      const left = wantedKeys
        .map(tagOf)
        .reduce((sum, tag) => sum + Math.max(0, (wanted[tag] ?? 0) - (bought.get(tag) ?? 0)), 0);
      expect(food?.left).toBe(left);
      if (left > 0) expect(place).toBe('open');
      await tickRow(phone, phone.row('Tomat'), null);
      expect(phone.row('Tomat').place).toBe('open');
    }),
    { numRuns: 2_000 },
  );
});

it('opens again for both what one of them takes back, and leaves what it did not know of', async () => {
  const [monday, , soup] = BASES as [string, string, string];
  const [one, other] = [new Phone(), new Phone()];
  await one.lists(monday, tomato(200));
  one.meets(other);
  await other.lists(soup, tomato(100));
  await other.tick('Tomat');
  // The tick comes before what it is for.
  const ticks = [...other.marks.values()].filter(({ kind }) => kind === shoppingTick.name);
  one.marks = mergedMarks(one.marks.values(), ticks);
  expect(one.bought).toEqual(['Tomat 200']);
  await tickRow(one, one.row('Tomat'), null);
  one.meets(other);
  expect(other.open).toEqual(['Tomat 200']);
  expect(other.row('Tomat').food?.parts).toBe(300 * PARTS);
});
