/**
 * Around `count` evenly spaced round values that cover `min` to `max`; they do not start at zero when the values are
 * far from it.
 */
export function niceTicks(min: number, max: number, count = 4): number[] {
  const span = Math.max(max - min, 1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const from = Math.floor(min / step);
  const to = Math.max(Math.ceil(max / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => Math.round((from + index) * step * 10) / 10);
}
