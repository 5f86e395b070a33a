/**
 * `npm run bench -- queries`: everything that the server sends to the database (members/every-call.mjs), read from the database's
 * own log. With a hundred thousand members no plan may read a table whole that grows with members. No statement may take more
 * than half as long again as with a hundred.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { ALL_MEMBERS } from './fill.bench.mjs';
import { makeEveryCall, openSources } from './members/every-call.mjs';
import { KEPT_IN, openFilledPostgres } from './members/filled-database.mjs';
import { readWhole } from './members/plan-check.mjs';
import { readLog } from './members/statement-log.mjs';
import { timeStatements } from './members/statement-times.mjs';

/** Ten thousand rows. */
const FEW_MEMBERS = 100;
const BOUND = 1.5;
/** Characters of a statement. */
const SHOWN = 260;
const LOG = 'statements';
const SETTINGS = [
  'fsync=off',
  'logging_collector=on',
  'log_destination=jsonlog',
  `log_directory=${LOG}`,
  'log_rotation_size=0',
];
/** The engine of the jobs has tables of its own, which hold the turns of an hour; stand-ins have theirs; staff publish content. */
const NOT_MEASURED =
  /\bpgboss\b|"(?:identity|stand_in)_|into "(?:foods|recipes|trainings|menu_meals|schedule_slots|pages)"/;

/**
 * @param {number} [members]
 * @returns {Promise<import('./figures.mjs').Row[]>}
 */
export async function benchQueries(members = ALL_MEMBERS) {
  rmSync(logFolder(), { recursive: true, force: true });
  const postgres = await openFilledPostgres(SETTINGS);
  const sources = await openSources();
  try {
    const sent = async (/** @type {number} */ count) => {
      const url = await postgres.withMembers(count);
      emptyLog();
      let ofCalls = takeLog();
      await makeEveryCall(sources.modules, url, count, () => (ofCalls = takeLog()));
      const { statements, plans } = takeLog();
      const byCalls = new Set(ofCalls.statements.map(({ text }) => text));
      return { url, statements: statements.filter(({ text }) => !NOT_MEASURED.test(text)), plans, byCalls };
    };
    const few = await sent(FEW_MEMBERS);
    const many = await sent(members);
    const plans = planRow(many.plans);
    const times = await timeStatements(few, many);
    return [plans, ...timeRows(times, many.byCalls, members)];
  } finally {
    await sources.close();
    await postgres.close();
  }
}

/** @param {readonly import('./members/statement-log.mjs').RanPlan[]} plans */
function planRow(plans) {
  const whole = new Map(
    plans.flatMap(({ text, plan }) => readWhole(plan).map((table) => [`${table}: ${text}`, table])),
  );
  for (const text of whole.keys()) console.log(`reads whole: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  return {
    name: 'statements whose plan reads a growing table whole',
    figure: `${whole.size} of ${new Set(plans.map(({ text }) => text)).size}`,
    detail: `${plans.length} plans that were run`,
    bound: '0',
    isMet: whole.size === 0,
  };
}

/**
 * Only statements that members' calls wait for have the bound. Jobs look at so many rows at once, and have as many batches as
 * there are members.
 * @param {readonly import('./members/statement-times.mjs').StatementTime[]} times
 * @param {ReadonlySet<string>} byCalls
 * @param {number} members
 */
function timeRows(times, byCalls, members) {
  const grown = times
    .map((time) => ({ ...time, ratio: time.many / time.few }))
    .sort((a, b) => b.ratio - a.ratio);
  for (const { text, ratio, few, many, fewRunning, manyRunning } of grown) {
    const running = `${fewRunning.toFixed(3)} → ${manyRunning.toFixed(3)}`;
    const start = text.replaceAll(/\s+/g, ' ').slice(0, SHOWN);
    console.log(
      `${ratio.toFixed(2)}  ${few.toFixed(3)} → ${many.toFixed(3)} ms (running ${running})  ${start}`,
    );
  }
  const ofCalls = grown.filter(({ text }) => byCalls.has(text));
  const over = ofCalls.filter(({ ratio }) => ratio > BOUND).length;
  const sum = (/** @type {'few' | 'many'} */ of) => ofCalls.reduce((total, time) => total + time[of], 0);
  const slowest = Math.max(...grown.filter(({ text }) => !byCalls.has(text)).map(({ many }) => many));
  return [
    {
      name: `what grew most of ${ofCalls.length} statements of members' calls, ${members} members against ${FEW_MEMBERS}`,
      figure: (ofCalls[0]?.ratio ?? NaN).toFixed(2),
      detail: `${over} above the bound; all together ${(sum('many') / sum('few')).toFixed(2)}; load ${loadavg()[0]?.toFixed(1)}`,
      bound: `≤ ${BOUND}`,
      isMet: over === 0,
    },
    {
      name: `the slowest of ${grown.length - ofCalls.length} statements that only jobs send`,
      figure: `${slowest.toFixed(2)} ms`,
      detail: `${members} members`,
    },
  ];
}

const logFolder = () => join(KEPT_IN, 'cluster', LOG);
const logFiles = () =>
  readdirSync(logFolder())
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(logFolder(), name));
let passed = 0;

function emptyLog() {
  passed = wholeLog().length;
}

function takeLog() {
  return readLog(wholeLog().slice(passed));
}

function wholeLog() {
  return logFiles()
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
}
