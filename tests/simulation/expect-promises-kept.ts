import { expect } from 'vitest';
import { buildProduct } from './phone/built-code.ts';
import { firstBroken, from, requireTallinn, toldOf } from './search.ts';
import { prepareDisks } from './world/disk.ts';

/** `npm test -- all` has more of them, and others each day. */
const SCHEDULES = Number(process.env['SIMULATION_SCHEDULES'] ?? 1_000);
const FIRST = Number(process.env['SIMULATION_FIRST'] ?? 1);
/** One schedule alone. */
const SEED = process.env['SIMULATION_SEED'];

/** Runs every second schedule, for the two processors that a small machine has: those with `rest` left when halved. */
export async function expectPromisesKept(rest: 0 | 1): Promise<void> {
  requireTallinn();
  await prepareDisks();
  const product = await buildProduct();
  const only = SEED === undefined ? undefined : Number(SEED);
  const seeds =
    only === undefined
      ? from(FIRST + ((FIRST + rest) % 2), SCHEDULES / 2, 2)
      : only % 2 === rest
        ? [only]
        : [];
  const found = await firstBroken(product, seeds);
  expect(found && (await toldOf(product, found))).toBeUndefined();
}
