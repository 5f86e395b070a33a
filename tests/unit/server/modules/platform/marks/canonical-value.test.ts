import { describe, expect, it } from 'vitest';
import { canonicalValue } from '../../../../../../server/modules/platform/marks/canonical-value.ts';
import { MARK_VALUE_MAX_LENGTH } from '../../../../../../contract/limits.ts';
import { cooking } from '../../../../../../contract/marks/cooking.mark.ts';
import { energyGoal } from '../../../../../../contract/marks/energy-goal.mark.ts';
import { exerciseSwap } from '../../../../../../contract/marks/exercise-swap.mark.ts';
import { shoppingTick } from '../../../../../../contract/marks/shopping-tick.mark.ts';
import { togetherDone } from '../../../../../../contract/marks/together-done.mark.ts';
import { watchPosition } from '../../../../../../contract/marks/watch-position.mark.ts';
import { MARK_EXAMPLES } from '../../../../../support/mark-examples.ts';

const PLAN = '00000000-0000-4000-8000-000000000000';

describe.each(MARK_EXAMPLES)('a value of $kind.name', ({ kind, valueAt }) => {
  const value = valueAt(1);
  const text = JSON.stringify(value);

  it('is stored as the app writes it', () => {
    expect(canonicalValue(kind, text)).toBe(text);
  });

  it('is stored without white space', () => {
    expect(canonicalValue(kind, `\n ${JSON.stringify(value, null, '\t')}   `)).toBe(text);
  });

  it.each(['note', '', 'constructor', 'toString'])('may not hold an unknown field: %j', (name) => {
    const holders = objectsIn(value).map((_, at) => {
      const copy: unknown = structuredClone(value);
      Object.assign(objectsIn(copy)[at] ?? {}, { [name]: 'x' });
      return JSON.stringify(copy);
    });
    const taken = holders.filter((holder) => canonicalValue(kind, holder) !== null);
    expect(taken).toEqual([]);
  });
});

/** The objects in it that are no lists, itself included. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}

it('may not hold a field whose name joins those of others', () => {
  const goal = { kcal: 1_800, macros: { protein: 81, fat: 64, carbs: 225 } };
  expect(canonicalValue(energyGoal, JSON.stringify({ ...goal, 'macros/fat': 'x' }))).toBeNull();
  expect(canonicalValue(energyGoal, JSON.stringify({ ...goal, 'macros.fat': 'x' }))).toBeNull();
  expect(canonicalValue(energyGoal, '{"kcal":1800,"__proto__":{"a":1}}')).toBeNull();
});

it('may not have more in a list than its kind reads', () => {
  const [example] = MARK_EXAMPLES.filter(({ kind }) => kind.name === exerciseSwap.name);
  const [swap] = example?.valueAt(1) as [{ sets: number[][] }];
  const longer = [{ ...swap, sets: swap.sets.map((set) => [...set, 0]) }];
  expect(canonicalValue(exerciseSwap, JSON.stringify(longer))).toBeNull();
});

it.each([
  [cooking, { ticked: [1], tickedOf: 'k3v1x0', step: 2, stepOf: '1abc' }],
  [cooking, { ticked: [] }],
  [togetherDone, { plan: PLAN, rows: 2, tags: ['1x', '2y'] }],
  [togetherDone, { plan: PLAN, rows: 2 }],
  [watchPosition, { seconds: 10 }],
  [shoppingTick, { how: 'home', covered: {} }],
])('keeps what releases of the app write: %#', (kind, value) => {
  expect(canonicalValue(kind, JSON.stringify(value))).toBe(JSON.stringify(value));
});

it.each([
  [cooking, { ticked: [1], tickedOf: 'x'.repeat(3_000) }],
  [cooking, { ticked: [1], stepOf: { a: 1 } }],
  [togetherDone, { plan: PLAN, rows: 2, tags: ['x'.repeat(3_000)] }],
  [togetherDone, { plan: PLAN, rows: 2, tags: Array.from({ length: 401 }, () => 'a') }],
])('refuses what the app leaves unchecked and never writes', (kind, value) => {
  expect(canonicalValue(kind, JSON.stringify(value))).toBeNull();
});

it('is no longer than a value may be, also where its figures are written out', () => {
  const covered = (figure: string) => {
    const amounts = Array.from({ length: 200 }, (_, at) => `"${at.toString(36)}":${figure}`);
    return `{"how":"home","covered":{${amounts.join()}}}`;
  };
  const short = covered('9e15');
  expect(short.length).toBeLessThan(MARK_VALUE_MAX_LENGTH);
  expect(canonicalValue(shoppingTick, short)).toBeNull();
  expect(canonicalValue(shoppingTick, covered('9e3'))).toContain('9000');
});
