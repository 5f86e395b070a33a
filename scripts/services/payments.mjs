/** Payments as Stripe's own client describes the API: each call of the product, and each answer and event of the stand-in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, stripeVersion } from '../stripe-description.mjs';
import { sum, vitest } from '../test-runners.mjs';
import { apiFiles } from '../test-selection.mjs';

/** Not those that make up events of their own: they show what becomes of any event. */
const WITH_PAYMENTS = [
  'payments',
  'plan-change',
  'subscriptions',
  'subscription-end',
  'deleted-customer',
  'refused-refunds',
  'one-subscription',
  'withdrawal',
  'webhooks',
  'account',
  'staff',
];

/** @type {import('../services.mjs').ForeignService} */
export const payments = {
  name: 'payments',
  find: () => `the description in ${stripeVersion()}`,
  get: () => undefined,
  howToGet: '',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'hoog-heard-'));
    const file = join(folder, 'heard.jsonl');
    try {
      const own = await vitest('services-payments', 'services', ['payments']);
      const api = await vitest('services-payments-api', 'api', apiFiles(WITH_PAYMENTS), {
        HOOG_PAYMENTS_HEARD: file,
      });
      const { heard, judged, problems } = judge(file);
      console.log(`${heard} calls and events, of ${judged.length} kinds:\n  ${judged.join('\n  ')}`);
      for (const problem of problems) console.log(`✗ ${problem}`);
      return [own, api, { passed: judged.length, failed: problems.length }].reduce(sum);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
