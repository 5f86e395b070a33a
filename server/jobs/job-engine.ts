/**
 * Work that nobody waits for. pg-boss keeps the due turns in the database, embedded or PostgreSQL. So each turn is run once, with any number of processes, and again if its process was killed in the middle:
 *
 *   due (once in each span of time) ──(one process takes it)──▶ running ──▶ done
 *            ▲                                                     │
 *            └───────────(it failed, or its time ran out)──────────┘
 *
 * A turn must therefore be harmless if an earlier one got halfway. pg-boss's own workers are not used: they leave promises
 * behind that end the process if the database is away for a moment.
 */
import PgBoss from 'pg-boss';
import type { Log } from '../core/log.ts';
import { causeOf } from '../core/failures.ts';
import type { Trace } from '../core/trace.ts';
import { openTurn, type Turn } from '../core/turn.ts';
import type { Watch } from '../core/watch.ts';
import { besideOthers } from '../database/beside-others.ts';
import type { RunSql } from '../database/run-sql.ts';

/** Work ends before its turn does: another process begins the next one then, and would do the same. */
const WORKING_PART = 0.8;

export interface Job {
  name: string;
  everySeconds: number;
  /** Goes on until it has done all or its turn is over. */
  run: (turn: Turn) => Promise<unknown>;
}

export interface JobEngine {
  /**
   * Runs each job that is due and that no process runs, this one included. None waits for another: one that is kept by a
   * service that does not respond leaves the others their turns.
   */
  runDue(): Promise<void>;
  /** Resolves once no job is under way in this process. */
  idle(): Promise<void>;
  /** Ends the turns under way and waits for what each has in hand, not for what is left of it. */
  close(): Promise<void>;
}

export interface JobEngineOptions {
  jobs: readonly Job[];
  log: Log;
  watch?: Watch | null;
  trace?: Trace;
  /** The time that a turn may take: one whose process was killed is then begun again, within `lookEverySeconds`. */
  turnSeconds?: number;
  lookEverySeconds?: number;
}

export async function openJobEngine(runSql: RunSql, options: JobEngineOptions): Promise<JobEngine> {
  const { jobs, turnSeconds = 300 } = options;
  const turn = { expireInSeconds: turnSeconds, retryLimit: 1 };
  const boss = await besideOthers(() => startBoss(runSql, options));
  for (const { name } of jobs) await boss.createQueue(name, { name, policy: 'stately', ...turn });
  const underWay = new Map<string, Promise<void>>();
  let isClosing = false;
  const openTurnOf = () => openTurn(turnSeconds * 1000 * WORKING_PART, () => isClosing);
  const runIfDue = async (job: Job) => {
    await boss.send(job.name, {}, { ...turn, singletonSeconds: job.everySeconds });
    // None while another process still runs the turn before.
    const [taken] = await boss.fetch(job.name);
    if (taken !== undefined) await runTurn(boss, { ...job, id: taken.id, turn: openTurnOf() }, options);
  };
  const begin = (job: Job) => {
    const running = runIfDue(job).finally(() => underWay.delete(job.name));
    underWay.set(job.name, running);
    return running;
  };
  const idle = async () => {
    await Promise.allSettled(underWay.values());
  };
  return {
    idle,
    async runDue() {
      await Promise.all(jobs.filter(({ name }) => !underWay.has(name)).map(begin));
    },
    async close() {
      isClosing = true;
      await idle();
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Puts the engine's own tables into the database, or finds them there. pg-boss locks before it makes them, yet a connection
 * that has looked for them before goes on believing that there is no such schema.
 */
async function startBoss(
  runSql: RunSql,
  { jobs, log, lookEverySeconds = 15 }: JobEngineOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: (await runSql(text, values)).rows }) },
    schedule: false,
    maintenanceIntervalSeconds: lookEverySeconds,
    // A turn that is done says that its span of time has had one.
    archiveCompletedAfterSeconds: 2 * Math.max(...jobs.map(({ everySeconds }) => everySeconds)),
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => log.warn({ event: 'jobs', ...causeOf(error) }, 'old turns not looked at'));
  await boss.start();
  return boss;
}

/** Leaves the reason of a failure to the log: the engine stores none. */
async function runTurn(
  boss: PgBoss,
  { name, run, id, turn }: Job & { id: string; turn: Turn },
  { log, watch, trace }: JobEngineOptions,
): Promise<void> {
  const begun = performance.now();
  const tell = (outcome: 'done' | 'failed') =>
    watch?.jobEnded(name, outcome, (performance.now() - begun) / 1000);
  try {
    await (trace === undefined ? run(turn) : trace.job(name, () => run(turn)));
  } catch (error) {
    log.warn({ event: 'job-failed', job: name, ...causeOf(error) }, 'a job failed and is tried again');
    tell('failed');
    await boss.fail(name, id);
    return;
  }
  tell('done');
  await boss.complete(name, id);
}
