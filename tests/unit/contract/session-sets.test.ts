import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SESSION_MAX_SETS } from '../../../contract/limits.ts';
import { correctedSet, countedSets, mergedSets, takenBackSet } from '../../../contract/session-sets.ts';

const set = fc.record({
  exerciseId: fc.constantFrom('kukk', 'plank', null),
  exercise: fc.constantFrom('Kükk', 'Plank'),
  number: fc.integer({ min: 1, max: 4 }),
  side: fc.constantFrom('LEFT', 'RIGHT', null),
  doneAt: fc
    .integer({ min: 0, max: 3_600_000 })
    .map((ms) => new Date(Date.UTC(2026, 10, 20) + ms).toISOString()),
});
const sets = fc.uniqueArray(set, {
  maxLength: 8,
  selector: ({ exerciseId, exercise, number, side }) => `${exerciseId ?? exercise} ${number} ${side}`,
});
const inAnyOrder = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).sort();

it('promise 2: the sets of two phones are the same whichever comes first, and none of an exercise is missing', () => {
  fc.assert(
    fc.property(sets, sets, (one, other) => {
      // The first of two sets of one moment stays, so sets that differ in their words alone are left out.
      fc.pre(new Set([...one, ...other].map(({ doneAt }) => doneAt)).size === one.length + other.length);
      const merged = mergedSets(one, other);
      expect(inAnyOrder(mergedSets(other, one))).toEqual(inAnyOrder(merged));
      expect(mergedSets(merged, other)).toBe(merged);
      expect(mergedSets(merged, one)).toBe(merged);
      const numbersOf = (all: typeof one) => new Set(all.map(({ number }) => number));
      expect(numbersOf([...merged])).toEqual(numbersOf([...one, ...other]));
    }),
  );
});

interface Done {
  exercise: string;
  number: number;
  doneAt: string;
  repetitions: number | null;
  takenBack?: boolean;
}

const change = fc.constantFrom('correct' as const, 'take back' as const);
const DONE: Done = { exercise: 'Kükk', number: 1, doneAt: '2026-11-20T18:05:09+02:00', repetitions: 120 };

it('promise 3: what she corrected or took back stays so, in whatever order and however often its copies come', () => {
  const history = fc.array(change, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(history, fc.array(fc.nat(20), { maxLength: 12 }), (changes, arrivals) => {
      const copies: Done[] = [DONE];
      for (const [index, each] of changes.entries()) {
        const last = copies.at(-1) as Done;
        copies.push(each === 'correct' ? correctedSet(last, { repetitions: index }) : takenBackSet(last));
      }
      const last = copies.at(-1) as Done;
      const among = arrivals.map((index) => copies[index % copies.length] as Done);
      for (const order of [
        [...among, last],
        [last, ...among],
        [last, ...copies.toReversed()],
      ]) {
        const both = order.reduce<readonly Done[]>((kept, each) => mergedSets(kept, [each]), []);
        const other = order.reduce<readonly Done[]>((kept, each) => mergedSets([each], kept), []);
        expect([both, other]).toEqual([[last], [last]]);
        expect(countedSets(both)).toEqual(last.takenBack ? [] : [last]);
      }
    }),
  );
});

it('leaves a set that an older build sends on as a set taken back', () => {
  const takenBack = takenBackSet(DONE);
  const { takenBack: _unknown, ...asItKnowsIt } = takenBack;
  expect(mergedSets([asItKnowsIt], [takenBack])).toEqual([takenBack]);
  expect(mergedSets([takenBack], [asItKnowsIt])).toEqual([takenBack]);
  expect(asItKnowsIt.repetitions).toBeNull();
});

it('counts a set that she does again after she took it back', () => {
  const again = { ...DONE, repetitions: 10, doneAt: '2026-11-20T18:06:00+02:00' };
  expect(countedSets(mergedSets([takenBackSet(DONE)], [again]))).toEqual([again]);
});

it('keeps the place of a corrected set among the others, and its day', () => {
  const sets = [1, 2, 3].map((number) => ({
    ...DONE,
    number,
    doneAt: `2026-11-20T00:0${number}:00.000+02:00`,
  }));
  const corrected = correctedSet(sets[1] as Done, { repetitions: 12 });
  expect(corrected.doneAt).toBe('2026-11-20T00:02:00.001+02:00');
  expect(mergedSets(sets, [corrected]).map(({ number, repetitions }) => [number, repetitions])).toEqual([
    [1, 120],
    [2, 12],
    [3, 120],
  ]);
});

it('leaves out no set, also where they are more than a session may have', () => {
  const many = Array.from({ length: SESSION_MAX_SETS }, (_, number) => ({
    exercise: 'Kükk',
    number,
    doneAt: '2026-11-20T08:00:00Z',
  }));
  const other = { exercise: 'Plank', number: 1, doneAt: '2026-11-20T08:00:00Z' };
  expect(mergedSets(many, [other])).toHaveLength(SESSION_MAX_SETS + 1);
});
