/** Finds the parts of a plan that would take longer with each further member. */
import { FILLED } from './fill-tables.mjs';

/** @typedef {import('./statement-log.mjs').PlanNode} PlanNode */

/** Rows in them go within a day or sooner: at any size they are few, and some are read whole on purpose. */
export const PASSING = ['withdrawal_requests', 'tokens_not_before', 'objects_to_remove'];

export const GROWING = new Set(FILLED.map(({ table }) => table).filter((table) => !PASSING.includes(table)));

/**
 * The growing tables that a plan reads from one end to the other: by a sequential scan, or by an index without a condition that
 * no limit ends.
 * @param {PlanNode} plan
 * @param {ReadonlySet<string>} [growing]
 * @returns {string[]}
 */
export function readWhole(plan, growing = GROWING) {
  return readWholeBelow(plan, growing, false);
}

/**
 * @param {PlanNode} node
 * @param {ReadonlySet<string>} growing
 * @param {boolean} isLimited
 * @returns {string[]}
 */
function readWholeBelow(node, growing, isLimited) {
  const type = node['Node Type'];
  const table = node['Relation Name'] ?? '';
  const isIndexRead = type === 'Index Scan' || type === 'Index Only Scan';
  const isWhole = type === 'Seq Scan' || (isIndexRead && node['Index Cond'] === undefined && !isLimited);
  const own = isWhole && growing.has(table) ? [`${type} on ${table}`] : [];
  // A node that must see all rows before it returns the first one takes the limit's effect away.
  const passesLimit =
    type === 'Limit' || (isLimited && !/^(?:Sort|Aggregate|Hash|Hash Join|WindowAgg|Unique)$/.test(type));
  return [...own, ...(node.Plans ?? []).flatMap((part) => readWholeBelow(part, growing, passesLimit))];
}
