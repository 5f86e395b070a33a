/** The server's own jobs, and their intervals. */
import type { FastifyInstance } from 'fastify';
import { causeOf } from './core/failures.ts';
import type { Trace } from './core/trace.ts';
import { doAllParts } from './core/turn.ts';
import type { Watch } from './core/watch.ts';
import type { RunSql } from './database/run-sql.ts';
import type { Job } from './jobs/job-engine.ts';
import { openJobEngine } from './jobs/job-engine.ts';
import { sweepErasures } from './modules/account/account/erase-account.ts';
import { forgetOldMails } from './modules/platform/mails/mails.repository.ts';
import { lookForAvatars } from './modules/platform/profile/avatar.ts';
import { eraseIdleMembers } from './modules/account/retention/erase-idle-members.ts';
import { sendReminders } from './modules/calendar/reminders/send-reminders.ts';
import { sweepObjects } from './modules/platform/removals/remove-objects.ts';
import { forgetOldNotBefore } from './modules/platform/revocations/not-before.repository.ts';
import { reconcilePayments } from './modules/account/subscription/reconcile-payments.ts';
import { sweepPayments } from './modules/account/subscription/sweep-payments.ts';
import { forgetLongClosed } from './modules/training/completions/late-completions.ts';
import { lookForUploads, sweepPhotos } from './modules/diary/measurements/measurement-photo.ts';
import type { AllServices } from './context/context.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const LOOK_EVERY_MS = 10_000;

function jobsOf(services: AllServices, { log }: FastifyInstance): Job[] {
  const { database, clock, billing } = services;
  return [
    { name: 'payments', everySeconds: MINUTE, run: (turn) => sweepPayments(billing, log, turn) },
    { name: 'reconciliation', everySeconds: MINUTE, run: (turn) => reconcilePayments(billing, log, turn) },
    { name: 'reminders', everySeconds: MINUTE, run: (turn) => sendReminders(services, log, turn) },
    { name: 'erasures', everySeconds: QUARTER, run: (turn) => sweepErasures(services, log, turn) },
    { name: 'idle-members', everySeconds: HOUR, run: (turn) => eraseIdleMembers(services, log, turn) },
    {
      name: 'photos',
      everySeconds: QUARTER,
      run: (turn) =>
        doAllParts(
          () => sweepPhotos(services, turn),
          () => lookForUploads(services, turn),
          () => lookForAvatars(services, turn),
        ),
    },
    { name: 'objects', everySeconds: QUARTER, run: (turn) => sweepObjects(services, turn) },
    { name: 'tokens', everySeconds: QUARTER, run: () => forgetOldNotBefore(database, clock()) },
    { name: 'mails', everySeconds: HOUR, run: () => forgetOldMails(database, clock()) },
    { name: 'long-closed', everySeconds: HOUR, run: () => forgetLongClosed(services) },
  ];
}

/** Runs the jobs as long as the server listens; closing waits for what those under way have in hand. */
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
    await engine.close();
  });
}
