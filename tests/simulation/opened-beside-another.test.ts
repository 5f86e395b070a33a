/** One story that chance seldom leads to, in the orders of forty seeds. */
import { expect, it } from 'vitest';
import { buildProduct } from './phone/built-code.ts';
import { runSchedule } from './schedule.ts';
import { from, requireTallinn } from './search.ts';
import type { Step } from './steps.ts';
import { prepareDisks } from './world/disk.ts';

const SEEDS = 40;

/** She opens a page while another keeps and sends a second edit of what it has sent before. */
function openedBesideAnother(tasks: number): Step[] {
  const edit = (pause: Step['pause']): Step => ({
    do: 'edit profile',
    fields: ['bio'],
    phone: 0,
    page: 0,
    pause,
  });
  return [edit({ ms: 3_000 }), edit({ tasks }), { do: 'open', phone: 0, page: 0, pause: { ms: 3_000 } }];
}

it('promise 8: a page that opens while another logs shows what the service has, and nothing older over it', async () => {
  requireTallinn();
  await prepareDisks();
  const product = await buildProduct();
  for (const seed of from(1, SEEDS, 1)) {
    const { broken } = await runSchedule(seed, product, openedBesideAnother(seed % 30));
    expect(broken?.message, `seed ${seed}`).toBeUndefined();
  }
});
