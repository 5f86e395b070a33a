/** The parts of the bench that need a database full of members: named, they run; a bench of everything leaves them out. */
import { ALL_MEMBERS, benchFill } from '../fill.bench.mjs';
import { benchDay } from '../day.bench.mjs';
import { benchQueries } from '../queries.bench.mjs';

export const MEMBERS_PARTS = ['fill', 'queries', 'day'];

/**
 * Runs those that are named.
 * @param {readonly string[]} named Parts, and `--members=1000`.
 * @returns {Promise<import('../figures.mjs').Row[]>}
 */
export async function benchMembers(named) {
  const members = Number(named.find((word) => word.startsWith('--members='))?.split('=')[1] ?? ALL_MEMBERS);
  if (!Number.isInteger(members) || members < 100) throw new Error('--members is a whole number from 100');
  if (named.includes('fill')) await benchFill(members);
  const rows = named.includes('queries') ? await benchQueries(members) : [];
  return named.includes('day') ? [...rows, ...(await benchDay(members))] : rows;
}
