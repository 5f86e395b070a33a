/** Medians and ratios, and how a row of the bench is written. */

/** @typedef {{ ours: number[], floor: number[] }} Pair Two interleaved series. */
/** @typedef {{ name: string, figure: string, detail: string, bound?: string, isMet?: boolean }} Row */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = NaN, above = NaN] = sorted.slice(middle - 1, middle + 1);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : (below + above) / 2;
}

/**
 * The ratio of two interleaved series: the ratio of their medians, with the range of the rounds' own ratios. The median alone
 * meets the bound or misses it; a range that reaches far above it says how much else the machine was doing.
 * @param {string} name
 * @param {Pair} pair
 * @param {number} [bound]
 * @returns {Row}
 */
export function ratioRow(name, { ours, floor }, bound) {
  const ratios = ours.map((value, index) => value / (floor[index] ?? NaN));
  const ratio = median(ours) / median(floor);
  return {
    name,
    figure: `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    detail: `${median(ours).toFixed(2)} ms against ${median(floor).toFixed(2)} ms`,
    ...(bound !== undefined && { bound: `≤ ${bound}`, isMet: ratio <= bound }),
  };
}

/**
 * A row without a bound is reported, and counts as neither met nor missed.
 * @param {Row} row
 */
export function isMissed({ bound, isMet }) {
  return bound !== undefined && !isMet;
}

/** @param {Row[]} rows */
export function printRows(rows) {
  for (const row of rows) {
    const { name, figure, detail, bound } = row;
    const verdict = bound === undefined ? 'no bound' : `bound ${bound}${isMissed(row) ? ' MISSED' : ''}`;
    const mark = bound === undefined ? '·' : isMissed(row) ? '✗' : '✓';
    console.log(`${mark} ${name}: ${figure}, ${verdict}  [${detail}]`);
  }
}
