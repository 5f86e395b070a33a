/** One story that chance hardly leads to, in the orders of forty seeds. */
import { expect, it } from 'vitest';
import { buildProduct } from './phone/built-code.ts';
import { runSchedule } from './schedule.ts';
import { from, requireTallinn } from './search.ts';
import type { Step } from './steps.ts';
import { prepareDisks } from './world/disk.ts';

const SEEDS = 40;

/** The first that she keeps under a consent is on its way while she withdraws that, and gives it again on her other phone. */
function withdrawnOnItsWay(tasks: number): Step[] {
  const one = { phone: 0, page: 0 };
  const other = { phone: 1, page: 0 };
  return [
    { do: 'consent', ...one, pause: { ms: 3_000 } },
    { do: 'read profile', ...one, pause: { ms: 0 } },
    { do: 'read profile', ...other, pause: { ms: 0 } },
    { do: 'weather', weather: 'slow', ...one, pause: { ms: 0 } },
    { do: 'mark', key: 2, ...one, pause: { ms: 300 } },
    { do: 'weather', weather: 'fine', ...one, pause: { tasks } },
    { do: 'withdraw', ...one, pause: { tasks: 0 } },
    { do: 'read profile', ...other, pause: { tasks: 0 } },
    { do: 'consent', ...other, pause: { ms: 3_000 } },
  ];
}

it('promise 3: both phones show the same of what was on its way when its consent was withdrawn and given again', async () => {
  requireTallinn();
  await prepareDisks();
  const product = await buildProduct();
  for (const seed of from(1, SEEDS, 1)) {
    const { broken } = await runSchedule(seed, product, withdrawnOnItsWay(seed));
    expect(broken?.message, `seed ${seed}`).toBeUndefined();
  }
});
