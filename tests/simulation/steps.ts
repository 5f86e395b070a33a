/** The steps of a schedule, one after another or one in the middle of another. */
import fc from 'fast-check';
import type { ProfileField } from '../../src/features/account/settings/edit-profile.ts';
import { BEGINNINGS } from './beginnings.ts';
import type { StorageMood } from './world/storage.ts';
import { WEATHERS, type Weather } from './world/network.ts';

/** The part of a step's work that is done before the next one: so many tasks, or all that is due in so many ms. */
export type Pause = { tasks: number } | { ms: number };

export type Deed =
  | { do: 'measure'; photo: boolean }
  | { do: 'measure later' }
  | { do: 'import'; count: number }
  | { do: 'delete' | 'undo' | 'edit' | 'retry' | 'drop'; which: number }
  | { do: 'train' | 'mark'; key: number }
  | { do: 'untrain'; which: number }
  /** A set of a training under way, or the first of another. */
  | { do: 'tap'; which: number; isNew: boolean }
  | { do: 'finish' | 'remove training'; which: number }
  /** A page reads her trainings from the service, or her profile. */
  | { do: 'read trainings' | 'read profile' }
  | { do: 'edit profile'; fields: ProfileField[] }
  /** The consent that one kind of mark needs. */
  | { do: 'consent' | 'withdraw' }
  | { do: 'open' | 'close' | 'come back' | 'sync' | 'battery' | 'take over' }
  | { do: 'revoke'; isAtOnce: boolean }
  /** She has all that is hers erased, on another device. */
  | { do: 'erase'; member: number }
  /** She leaves a page, which sleeps, and is back on it. */
  | { do: 'leave' | 'return' }
  /** The browser closes the databases that nobody uses just now, or loses the photos in them. */
  | { do: 'let go' | 'lose photos' }
  | { do: 'storage'; mood: StorageMood }
  | { do: 'kill'; acts: number }
  /** Nobody uses any phone for so long. */
  | { do: 'sleep'; ms: number }
  | { do: 'kill the worker'; acts: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'clock'; aheadMs: number }
  | { do: 'disk'; isFull: boolean }
  | {
      do: 'trouble';
      code: 'INTERNAL' | 'BAD_USER_INPUT' | 'RATE_LIMITED' | 'DOCUMENT' | undefined;
      share: number;
    }
  | { do: 'sign out'; givesUp: boolean }
  | { do: 'sign in'; member: number }
  /** She signs out, and somebody signs in at once, and logs soon. */
  | { do: 'hand over'; givesUp: boolean; member: number; logsAfterMs: number };

export type Step = Deed & { phone: number; page: number; pause: Pause };

const HOUR_MS = 3_600_000;
const which = fc.nat({ max: 9 });

const deeds: { weight: number; arbitrary: fc.Arbitrary<Deed> }[] = [
  {
    weight: 70,
    arbitrary: fc.record({ do: fc.constant('measure'), photo: fc.nat(5).map((one) => one === 0) }),
  },
  { weight: 15, arbitrary: fc.record({ do: fc.constant('measure later') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('import'), count: fc.constantFrom(3, 12) }) },
  { weight: 50, arbitrary: fc.record({ do: fc.constant('mark'), key: fc.nat({ max: 2 }) }) },
  { weight: 20, arbitrary: fc.record({ do: fc.constant('train'), key: fc.nat({ max: 1 }) }) },
  { weight: 15, arbitrary: fc.record({ do: fc.constant('untrain'), which }) },
  {
    weight: 50,
    arbitrary: fc.record({ do: fc.constant('tap'), which, isNew: fc.nat(5).map((one) => one === 0) }),
  },
  { weight: 15, arbitrary: fc.record({ do: fc.constantFrom('finish', 'remove training'), which }) },
  {
    weight: 25,
    arbitrary: fc.record({ do: fc.constantFrom('read trainings', 'read trainings', 'read profile') }),
  },
  {
    weight: 25,
    arbitrary: fc.record({
      do: fc.constant('edit profile'),
      fields: fc.subarray(['firstName', 'bio'] satisfies ProfileField[], { minLength: 1 }),
    }),
  },
  { weight: 15, arbitrary: fc.record({ do: fc.constantFrom('consent', 'withdraw') }) },
  {
    weight: 35,
    arbitrary: fc.record({ do: fc.constantFrom('delete', 'delete', 'undo', 'edit', 'retry', 'drop'), which }),
  },
  { weight: 30, arbitrary: fc.record({ do: fc.constant('kill'), acts: fc.nat({ max: 30 }) }) },
  { weight: 15, arbitrary: fc.record({ do: fc.constant('kill the worker'), acts: fc.nat({ max: 20 }) }) },
  {
    weight: 45,
    arbitrary: fc.record({ do: fc.constantFrom('open', 'open', 'close', 'come back', 'sync', 'sync') }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constantFrom('battery', 'battery', 'take over') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('revoke'), isAtOnce: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('erase'), member: fc.nat({ max: 1 }) }) },
  { weight: 40, arbitrary: fc.record({ do: fc.constantFrom('leave', 'return', 'return') }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('let go', 'let go', 'lose photos') }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('storage'),
      mood: fc.constantFrom('well', 'refusing', 'failing', 'failing'),
    }),
  },
  {
    weight: 60,
    arbitrary: fc.record({
      do: fc.constant('weather'),
      weather: fc.constantFrom<Weather>('fine', 'fine', ...WEATHERS),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('clock'),
      aheadMs: fc.constantFrom(0, 3 * 60_000, -3 * 60_000, -20 * HOUR_MS, 20 * HOUR_MS, -400 * 24 * HOUR_MS),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('sleep'),
      ms: fc.constantFrom(10 * 60_000, 2 * HOUR_MS, 26 * HOUR_MS),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('disk'), isFull: fc.boolean() }) },
  {
    weight: 15,
    arbitrary: fc.record({
      do: fc.constant('trouble'),
      code: fc.constantFrom('INTERNAL', 'BAD_USER_INPUT', 'RATE_LIMITED', 'DOCUMENT', undefined),
      share: fc.constantFrom(1, 2),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('sign out'), givesUp: fc.boolean() }) },
  { weight: 15, arbitrary: fc.record({ do: fc.constant('sign in'), member: fc.nat({ max: 1 }) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('hand over'),
      givesUp: fc.boolean(),
      member: fc.nat({ max: 1 }),
      logsAfterMs: fc.constantFrom(100, 400, 2_000),
    }),
  },
];

const pause: fc.Arbitrary<Pause> = fc.oneof(
  { weight: 30, arbitrary: fc.record({ tasks: fc.nat({ max: 60 }) }) },
  { weight: 20, arbitrary: fc.record({ ms: fc.constantFrom(0, 20, 200, 3_000) }) },
  { weight: 5, arbitrary: fc.record({ ms: fc.constantFrom(8_000, 20_000, 100_000) }) },
);

const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(...deeds),
    fc.record({ phone: fc.nat(3).map((one) => Number(one === 0)), page: fc.nat({ max: 1 }), pause }),
  )
  .map(([deed, beside]) => ({ ...deed, ...beside }));

/** The beginning of a schedule: every second one has one that chance alone would hardly lead to, each of those as often. */
const beginning: fc.Arbitrary<Step[]> = fc
  .tuple(fc.noBias(fc.nat({ max: 2 * BEGINNINGS.length - 1 })), fc.nat({ max: 80 }))
  .map(([which, tasks]) => BEGINNINGS[which]?.(tasks) ?? []);

/** The steps of one schedule. Now and then nothing comes after its beginning, whose trouble would cover what that has led to. */
export const plan: fc.Arbitrary<Step[]> = fc
  .tuple(beginning, fc.noBias(fc.nat(5)), fc.array(step, { minLength: 4, maxLength: 24 }))
  .map(([first, more, steps]) => (first.length > 0 && more === 0 ? first : [...first, ...steps]));

/** Returns the steps of the schedule with this seed. */
export function planOf(seed: number): Step[] {
  return fc.sample(plan, { seed, numRuns: 1 })[0] ?? [];
}
