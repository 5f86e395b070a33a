import { expect, it } from 'vitest';
import { isCurrentPlan } from '../../../../../contract/marks/together.mark.ts';
import {
  clockTime,
  comingAt,
  todayAt,
  whenOf,
} from '../../../../../src/features/food/together/clock-time.ts';
import {
  readyIfNow,
  soonestReady,
  timelineOf,
  togetherMs,
  usualReady,
} from '../../../../../src/features/food/together/timeline.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const at = (time: string) => new Date(`2026-11-23T${time}:00`).getTime();
const FISH = { cookingTime: 32, steps: ['Küpseta ahjus 20 minutit.', 'Serveeri kala taldrikul.'] };
const SALAD = { cookingTime: 10, steps: ['Haki kõik köögiviljad.', 'Sega läbi.'] };

it('tells by the clock what of which dish comes when, and all of it ends at the time', () => {
  const rows = timelineOf([FISH, SALAD], at('18:30'));
  const said = rows.map(
    ({ dish, row, startsAt }) => `${clockTime(startsAt)} ${dish} ${row.kind} ${row.step}`,
  );
  expect(said[0]).toBe('17:55 0 step 1');
  expect(said.map((each) => each.slice(6))).toEqual([
    '0 step 1',
    '0 timer 1',
    '1 step 1',
    '0 step 2',
    '1 step 2',
  ]);
  expect(Math.max(...rows.map(({ endsAt }) => endsAt))).toBe(at('18:30'));
  expect(rows[0]?.startsAt).toBe(at('18:30') - togetherMs([FISH, SALAD]));
});

const ROSOLJE = {
  cookingTime: 60,
  steps: [
    'Keeda koorimata peete 40–45 minutit ja koorimata kartuleid 20 minutit, kuni need on pehmed. Keeda mune 9 minutit.',
    'Jahuta ja tükelda.',
  ],
};
/** From when to when, in minutes after the first began. */
const waitsOf = (step: string) => {
  const rows = timelineOf([{ cookingTime: null, steps: [step, 'Serveeri.'] }], at('18:30'));
  const timers = rows.filter(({ row }) => row.kind === 'timer');
  const minute = (ms: number) => (ms - (timers[0]?.startsAt ?? 0)) / MINUTE_MS;
  return timers.map(({ startsAt, endsAt }) => [minute(startsAt), minute(endsAt)]);
};

it('begins at once what a step boils side by side, and waits for the longest', () => {
  const rows = timelineOf([ROSOLJE], at('18:30'));
  const timers = rows.filter(({ row }) => row.kind === 'timer');
  expect(new Set(timers.map(({ startsAt }) => startsAt)).size).toBe(1);
  expect(timers.map(({ startsAt, endsAt }) => (endsAt - startsAt) / MINUTE_MS)).toEqual([40, 20, 9]);
  expect(togetherMs([ROSOLJE])).toBe(HOUR_MS);
  const peeling = rows.find(({ row }) => row.step === 2);
  expect(peeling?.startsAt).toBe(timers[0]?.endsAt);
  expect(waitsOf('Keeda riisi kaane all 15 minutit. Keeda edamamet eraldi potis 5 minutit.')).toEqual([
    [0, 15],
    [0, 5],
  ]);
  expect(waitsOf('Küpseta ploome 15 minutit. Viimaseks 6 minutiks pane kõrvale ka pähklid.')).toEqual([
    [0, 15],
    [9, 15],
  ]);
});

it.each([
  'Keeda 15 minutit ja lase 5 minutit puhata.',
  'Keeda kaane all 15 minutit. Lisa kartul ja keeda veel 5 minutit.',
  'Lase taignal 15 minutit kerkida. Küpseta 5 minutit.',
  'Küpseta 15 minutit. Seejärel pane 5 minutiks külmkappi.',
])('begins what comes after another when that is over: „%s“', (step) => {
  expect(waitsOf(step)).toEqual([
    [0, 15],
    [15, 20],
  ]);
});

it('is ready for dinner, or at the next half hour that she can reach', () => {
  expect(usualReady(at('12:10'), HOUR_MS, at('18:30'))).toBe(at('18:30'));
  expect(usualReady(at('17:40'), HOUR_MS, at('18:30'))).toBe(at('19:00'));
  expect(soonestReady(at('17:41'), HOUR_MS)).toBe(at('18:45'));
});

it('takes a time after midnight for the coming one, and none for what is not a time', () => {
  expect(comingAt('00:30', at('23:00'))).toBe(at('00:30') + 24 * HOUR_MS);
  expect(comingAt('18:30', at('19:00'))).toBe(at('18:30'));
  // A night in which the clocks of Tallinn change.
  const eve = new Date('2026-10-24T23:00:00').getTime();
  expect(clockTime(comingAt('08:00', eve) ?? 0)).toBe('08:00');
  expect(comingAt('', at('19:00'))).toBeUndefined();
  expect(todayAt('18:30', at('22:00'))).toBe(at('18:30'));
});

it('takes a time that has long passed today for tomorrow’s, and says so', () => {
  const lunch = comingAt('12:30', at('22:00')) ?? 0;
  expect(lunch).toBe(at('12:30') + 24 * HOUR_MS);
  expect(whenOf(lunch, at('22:00'))).toBe('homme kell 12:30');
  expect(whenOf(lunch, lunch - HOUR_MS)).toBe('kell 12:30');
  expect(whenOf(at('23:30'), at('00:10') + 24 * HOUR_MS)).toBe('kell 23:30');
});

it('moves the rest along by how late a step is, and leaves who is in time alone', () => {
  const [first] = timelineOf([FISH, SALAD], at('18:30'));
  if (!first) throw new Error('No rows');
  expect(readyIfNow(first, at('18:30'), first.startsAt + 2 * MINUTE_MS)).toBeUndefined();
  expect(readyIfNow(first, at('18:30'), first.startsAt + 7 * MINUTE_MS)).toBe(at('18:37'));
});

it('is over by the next morning', () => {
  const plan = { id: 'a', dishes: ['a', 'b'], readyAt: at('18:30') };
  expect(isCurrentPlan(plan, at('23:59'))).toBe(true);
  expect(isCurrentPlan(plan, at('06:00') + 24 * HOUR_MS)).toBe(false);
  expect(isCurrentPlan(undefined, at('18:00'))).toBe(false);
});
