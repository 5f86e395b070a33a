/** Turns the events of modules into metrics in Prometheus' form. docs/alerts.md says what they mean for an operator. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PHONE_REFUSALS, STORAGE_TROUBLES, WAITING_CLASSES } from '../../contract/phone-report.ts';
import type { PhoneVersion, Watch } from '../core/watch.ts';
import type { PoolCounts } from '../database/open-database.ts';

export interface Metrics {
  watch: Watch;
  /** The text that Prometheus reads, and its content type. */
  expose(): Promise<{ type: string; text: string }>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ANSWER_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const WORK_SECONDS = [0.05, 0.25, 1, 5, 30, 5 * MINUTE];
const BATCH_ENTRIES = [1, 2, 5, 10, 20, 50];
const WAITING_SECONDS = [5, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY];
const PHONE_VERSIONS: readonly PhoneVersion[] = ['current', 'other'];
/** The label of a report in which nothing waited. */
const NOTHING_WAITED = 'nothing';
const PAYMENT_SECONDS = [1, 5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, DAY];

/** `poolCounts` is null for the embedded database, which has one connection. */
export function createMetrics(poolCounts: (() => PoolCounts) | null): Metrics {
  const register = new Registry();
  const registers = [register];
  // Measures the process itself: processor time, memory, garbage collection and event loop delays.
  collectDefaultMetrics({ register });
  if (poolCounts !== null) exposePool(registers, poolCounts);
  const watch: Watch = {
    ...watchAnswers(registers),
    ...watchWork(registers),
    ...watchPayments(registers),
    ...watchPhones(registers),
  };
  return {
    watch,
    expose: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

function exposePool(registers: Registry[], poolCounts: () => PoolCounts): void {
  const connections = new Gauge({
    name: 'hoog_database_connections',
    help: 'Connections to PostgreSQL that are in use or idle, and statements that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolCounts())) connections.set({ state }, count);
    },
  });
}

type Answers = Pick<Watch, 'responded' | 'answered' | 'failed' | 'replayed'>;

function watchAnswers(registers: Registry[]): Answers {
  const responses = new Histogram({
    name: 'hoog_http_response_seconds',
    help: 'Time until an answer had left, by the pattern of its route and its status',
    labelNames: ['route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const answers = new Histogram({
    name: 'hoog_graphql_answer_seconds',
    help: 'Time until the answer to a GraphQL document was ready, by its operation',
    labelNames: ['operation'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'hoog_graphql_failures_total',
    help: 'What failed in GraphQL documents, by operation and code',
    labelNames: ['operation', 'code'],
    registers,
  });
  const entries = new Histogram({
    name: 'hoog_replay_entries',
    help: 'Entries of the outbox that a phone sent at once',
    buckets: BATCH_ENTRIES,
    registers,
  });
  const waiting = new Histogram({
    name: 'hoog_replay_waiting_seconds',
    help: 'How long entries waited on the phone, of marks, consents and edits of the profile',
    buckets: WAITING_SECONDS,
    registers,
  });
  return {
    responded: (route, status, seconds) => responses.observe({ route, status }, seconds),
    answered: (operation, seconds) => answers.observe({ operation }, seconds),
    failed: (operation, code) => failures.inc({ operation, code }),
    replayed(count, waited) {
      entries.observe(count);
      for (const seconds of waited) waiting.observe(seconds);
    },
  };
}

function watchWork(registers: Registry[]): Pick<Watch, 'jobEnded' | 'pictureChecked'> {
  const turns = new Histogram({
    name: 'hoog_job_turn_seconds',
    help: 'Turns of jobs that this process took, by how they ended',
    labelNames: ['name', 'outcome'],
    buckets: WORK_SECONDS,
    registers,
  });
  const pictures = new Histogram({
    name: 'hoog_picture_check_seconds',
    help: 'Time to look into an uploaded picture and draw it again, by whether it was kept',
    labelNames: ['outcome'],
    buckets: WORK_SECONDS,
    registers,
  });
  return {
    jobEnded: (name, outcome, seconds) => turns.observe({ name, outcome }, seconds),
    pictureChecked: (outcome, seconds) => pictures.observe({ outcome }, seconds),
  };
}

function watchPayments(registers: Registry[]): Pick<Watch, 'paymentTookEffect' | 'paymentsReached'> {
  const delays = new Histogram({
    name: 'hoog_payment_event_delay_seconds',
    help: 'From an event at the card service to its effect here, by what brought it',
    labelNames: ['found_by'],
    buckets: PAYMENT_SECONDS,
    registers,
  });
  const reached = new Gauge({
    name: 'hoog_payments_reached_timestamp_seconds',
    help: 'Until when this process has gone through the events of the card service; NaN before its first turn',
    registers,
  });
  reached.set(NaN);
  return {
    paymentTookEffect: (foundBy, seconds) => delays.observe({ found_by: foundBy }, Math.max(0, seconds)),
    paymentsReached: (until) => reached.set(until.getTime() / 1000),
  };
}

/** Every series is there from the start: of one that appears with its first report Prometheus would not see that it rose. */
function watchPhones(registers: Registry[]): Pick<Watch, 'phoneReported'> {
  const counterOf = (what: string, help: string, label: string, values: readonly string[]) => {
    const name = `hoog_phone_${what}_total`;
    const counter = new Counter({ name, help, labelNames: ['version', label], registers });
    for (const version of PHONE_VERSIONS)
      for (const value of values) counter.inc({ version, [label]: value }, 0);
    return counter;
  };
  const reports = counterOf('reports', 'Reports of phones, by what waited longest', 'longest', [
    ...WAITING_CLASSES,
    NOTHING_WAITED,
  ]);
  const entries = counterOf(
    'entries',
    'Entries that waited at most so long on phones that tell',
    'waited',
    WAITING_CLASSES,
  );
  const refusals = counterOf('refusals', 'Entries that phones marked as refused', 'code', PHONE_REFUSALS);
  const storage = counterOf('storage', 'Phones whose storage was in trouble', 'trouble', STORAGE_TROUBLES);
  return {
    phoneReported(counts, version) {
      const longest = WAITING_CLASSES.findLast((waited) => counts.waited[waited] !== undefined);
      reports.inc({ version, longest: longest ?? NOTHING_WAITED });
      for (const [waited, count] of Object.entries(counts.waited)) entries.inc({ version, waited }, count);
      for (const [code, count] of Object.entries(counts.refusals)) refusals.inc({ version, code }, count);
      for (const trouble of counts.storage) storage.inc({ version, trouble });
    },
  };
}
