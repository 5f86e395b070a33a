/** Runs schedules one after another, and makes the first that breaks a promise as small as it can be. */
import { execFileSync } from 'node:child_process';
import { momentOf } from '../../contract/moments.ts';
import type { Product } from './phone/built-code.ts';
import { runSchedule } from './schedule.ts';
import { planOf, type Step } from './steps.ts';
import type { Broken } from './world.ts';

export interface Found {
  seed: number;
  broken: Broken;
}

/** The first of these seeds whose schedule breaks a promise. */
export async function firstBroken(product: Product, seeds: Iterable<number>): Promise<Found | undefined> {
  for (const seed of seeds) {
    const { broken } = await runSchedule(seed, product);
    if (broken) return { seed, broken };
  }
  return undefined;
}

/** Leaves out every step without which the same promise breaks too. */
export async function smallest(
  product: Product,
  { seed, broken }: Found,
): Promise<{ steps: Step[]; broken: Broken }> {
  let steps = planOf(seed);
  let last = broken;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const fewer = steps.toSpliced(index, 1);
    const again = (await runSchedule(seed, product, fewer)).broken;
    if (again?.promise !== broken.promise) continue;
    steps = fewer;
    last = again;
    // The steps after it may be of no use either, now that it is gone.
    index = steps.length;
  }
  return { steps, broken: last };
}

/** Tells a schedule in a few lines, and how to run it again. */
export async function toldOf(product: Product, found: Found): Promise<string> {
  const { steps, broken } = await smallest(product, found);
  const lines = steps.map((step) => `  ${JSON.stringify(step)}`);
  return [
    `Promise ${found.broken.message}`,
    `Again, at ${commit()}: SIMULATION_SEED=${found.seed} npm test -- simulation`,
    `These steps are enough (${broken.message}):`,
    ...lines,
  ].join('\n');
}

/** A seed gives another schedule in another version of the code. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'an unknown commit';
  }
}

/** Phones are her members' in Tallinn: their days and the nights on which schedules begin are of no other zone. */
export function requireTallinn(): void {
  const [summer, winter] = ['2026-10-25T00:45:00Z', '2026-10-25T01:45:00Z'].map((at) =>
    momentOf(new Date(at)),
  );
  if (!summer?.endsWith('+03:00') || !winter?.endsWith('+02:00'))
    throw new Error('Schedules run in Tallinn: TZ=Europe/Tallinn, which npm test sets.');
}

export function* from(first: number, count: number, by: number): Generator<number> {
  for (let index = 0; index < count; index += 1) yield first + index * by;
}
