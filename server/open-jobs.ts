/** What the server does by itself, and how often. */
import type { FastifyInstance } from 'fastify';
import { causeOf } from './core/failures.ts';
import type { Trace } from './core/trace.ts';
import type { Watch } from './core/watch.ts';
import type { RunSql } from './database/run-sql.ts';
import type { Job } from './jobs/job-engine.ts';
import { openJobEngine } from './jobs/job-engine.ts';
import { sweepErasures } from './modules/account/erase-account.ts';
import { eraseIdleMembers } from './modules/retention/erase-idle-members.ts';
import { sendReminders } from './modules/reminders/send-reminders.ts';
import { sweepObjects } from './modules/removals/remove-objects.ts';
import { forgetOldNotBefore } from './modules/revocations/not-before.repository.ts';
import { reconcilePayments } from './modules/subscriptions/reconcile-payments.ts';
import { sweepPayments } from './modules/subscriptions/sweep-payments.ts';
import { sweepPhotos } from './modules/timeline/measurement-photo.ts';
import type { AllServices } from './resolvers/context.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const LOOK_EVERY_MS = 10_000;

function jobsOf(services: AllServices, { log }: FastifyInstance): Job[] {
  const { database, clock, billing } = services;
  return [
    { name: 'payments', everySeconds: MINUTE, run: () => sweepPayments(billing, log) },
    { name: 'reconciliation', everySeconds: MINUTE, run: () => reconcilePayments(billing, log) },
    { name: 'reminders', everySeconds: MINUTE, run: () => sendReminders(services, log) },
    { name: 'erasures', everySeconds: QUARTER, run: () => sweepErasures(services, log) },
    { name: 'idle-members', everySeconds: HOUR, run: () => eraseIdleMembers(services, log) },
    { name: 'photos', everySeconds: QUARTER, run: () => sweepPhotos(services) },
    { name: 'objects', everySeconds: QUARTER, run: () => sweepObjects(services) },
    { name: 'tokens', everySeconds: QUARTER, run: () => forgetOldNotBefore(database, clock()) },
  ];
}

/** Runs the jobs as long as the server listens; closing waits for those under way. */
export async function openJobs(
  app: FastifyInstance,
  services: AllServices,
  { runSql, watch, trace }: { runSql: RunSql; watch: Watch | null; trace?: Trace | null },
): Promise<void> {
  const { log } = app;
  const engine = await openJobEngine(runSql, {
    jobs: jobsOf(services, app),
    log,
    watch,
    ...(trace ? { trace } : {}),
  });
  const look = () => {
    engine
      .runDue()
      .catch((error: unknown) => log.error({ event: 'jobs', ...causeOf(error) }, 'jobs not run'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (listening) => {
    timer = setInterval(look, LOOK_EVERY_MS);
    look();
    listening();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await engine.idle();
    await engine.close();
  });
}
