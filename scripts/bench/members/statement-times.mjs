/** The cost of statements in the database, measured by itself, with few members and with many in turns. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { median } from '../figures.mjs';

/** @typedef {import('./statement-log.mjs').Statement} Statement */
/** @typedef {{ planning: number, running: number }} Cost Milliseconds. */
/**
 * Median milliseconds of planning and running it, with few members and with many, and of running it alone.
 * @typedef {{ text: string, few: number, many: number, fewRunning: number, manyRunning: number }} StatementTime
 */

const UNIQUE_VIOLATION = '23505';
const ROUNDS = 7;
/** A statement that takes longer is measured in one round. */
const SLOW_MS = 100;
/** With the parameters of how many members each statement is measured. */
const SETS = 12;

/** @param {readonly Statement[]} statements */
export function byText(statements) {
  /** @type {Map<string, Statement[]>} */
  const sets = new Map();
  for (const statement of statements)
    sets.set(statement.text, [...(sets.get(statement.text) ?? []), statement]);
  return sets;
}

/**
 * The times of each statement that was sent to both databases. Each is run and rolled back.
 * @param {{ url: string, statements: readonly Statement[] }} few
 * @param {{ url: string, statements: readonly Statement[] }} many
 * @returns {Promise<StatementTime[]>}
 */
export async function timeStatements(few, many) {
  const [fewSets, manySets] = [byText(few.statements), byText(many.statements)];
  const clients = { few: await connect(few.url), many: await connect(many.url) };
  /** @type {StatementTime[]} */
  const times = [];
  try {
    for (const [text, sets] of manySets) {
      const others = fewSets.get(text);
      if (others === undefined) continue;
      const count = Math.min(SETS, sets.length, others.length);
      /** @type {{ few: Cost[], many: Cost[] }} */
      const costs = { few: [], many: [] };
      // The first round warms what the others find warm.
      for (let round = 0; round <= ROUNDS && !(round > 1 && isSlow(costs.many)); round += 1) {
        for (let set = 0; set < count; set += 1) {
          const one = await explain(clients.few, spread(others, set, count));
          const other = await explain(clients.many, spread(sets, set, count));
          if (round === 0) continue;
          costs.few.push(one);
          costs.many.push(other);
        }
      }
      times.push({
        text,
        few: median(costs.few.map(wholeOf)),
        many: median(costs.many.map(wholeOf)),
        fewRunning: median(costs.few.map(({ running }) => running)),
        manyRunning: median(costs.many.map(({ running }) => running)),
      });
    }
  } finally {
    await clients.few.end();
    await clients.many.end();
  }
  return times;
}

/** @param {Cost} cost */
const wholeOf = ({ planning, running }) => planning + running;
/** @param {readonly Cost[]} costs */
const isSlow = (costs) => costs.some(({ running }) => running > SLOW_MS);

/**
 * @template Of
 * @param {readonly Of[]} all
 * @param {number} place
 * @param {number} count
 * @returns {Of}
 */
const spread = (all, place, count) => /** @type {Of} */ (all[Math.floor((place * all.length) / count)]);

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows that the run deleted would be looked at again and again.
  await client.query('vacuum (analyze, index_cleanup on)');
  return client;
}

/**
 * @param {pg.Client} client
 * @param {Statement} statement
 */
async function explain(client, { text, parameters }) {
  try {
    return await explainOnce(client, text, parameters);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
    return explainOnce(client, text, withNewKey(parameters));
  }
}

/**
 * Gives an inserted row another key: the recorded one is there now; its id comes first.
 * @param {Statement['parameters']} parameters
 */
export function withNewKey([key = '', ...others]) {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key ?? '');
  return [isId ? randomUUID() : `${key}-${randomUUID()}`, ...others];
}

/**
 * @param {pg.Client} client
 * @param {string} text
 * @param {Statement['parameters']} parameters
 */
async function explainOnce(client, text, parameters) {
  await client.query('begin');
  try {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, parameters);
    const [{ 'Planning Time': planning, 'Execution Time': running }] = rows[0]['QUERY PLAN'];
    return { planning, running };
  } finally {
    await client.query('rollback');
  }
}
