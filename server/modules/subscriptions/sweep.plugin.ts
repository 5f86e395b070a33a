import type { FastifyPluginCallback } from 'fastify';
import { causeOf } from '../../core/failures.ts';
import type { Billing } from './billing.ts';
import { sweepPayments } from './sweep-payments.ts';

const SWEEP_EVERY_MS = 60_000;

/** Sweeps as long as the server listens, one sweep at a time; closing waits for the one under way. */
export function sweepPlugin(billing: Billing): FastifyPluginCallback {
  return (app, _options, done) => {
    let running: Promise<void> | null = null;
    const sweep = () => {
      running ??= sweepPayments(billing)
        .catch((error: unknown) => app.log.error(causeOf(error), 'payments not swept'))
        .finally(() => (running = null));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', (listening) => {
      timer = setInterval(sweep, SWEEP_EVERY_MS);
      sweep();
      listening();
    });
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await running;
    });
    done();
  };
}
