/** Medians and ratios, and how a row of the bench is written. */

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The ratio of two interleaved series: the ratio of their medians, with the range of the rounds' own ratios. It misses its
 * bound only when the median and the best round both do: other work on the machine only adds time.
 */
export function ratioRow(name, { ours, floor }, bound) {
  const ratios = ours.map((value, index) => value / floor[index]);
  const ratio = median(ours) / median(floor);
  const best = Math.min(...ratios);
  return {
    name,
    figure: `${ratio.toFixed(2)} (${best.toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    detail: `${median(ours).toFixed(2)} ms against ${median(floor).toFixed(2)} ms`,
    bound: `≤ ${bound}`,
    isMet: ratio <= bound || best <= bound,
  };
}

export function printRows(rows) {
  for (const { name, figure, detail, bound, isMet } of rows) {
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${figure}, bound ${bound}  [${detail}]`);
  }
}
