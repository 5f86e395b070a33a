/** Numbers as Estonian writes them: 1 234,5 kg, −2,4, 24,5%, 19,90 €. Spaces are U+00A0, minus is U+2212. */
import { once } from './formatter-cache.ts';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

interface Decimals {
  least: number;
  most: number;
}

// Formatted by hand, the same on every device: an Intl formatter takes a slow phone a tenth of a second to create,
// and each number of decimals needs its own.
function write(value: number, { least, most }: Decimals, plus = ''): string {
  const rounded = round(Math.abs(value), most);
  const [whole = '', decimals = ''] = rounded.split('.');
  // CLDR groups Estonian numbers only from five digits on; the product groups always.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  const digits = kept === '' ? grouped : `${grouped},${kept}`;
  if (Number(rounded) === 0) return digits;
  return (value < 0 ? MINUS : plus) + digits;
}

/** Rounds the decimal as written: 62.35 becomes 62.4, although its binary value is slightly below that. */
function round(value: number, decimals: number): string {
  const written = String(value);
  if (written.includes('e')) return value.toFixed(decimals);
  return (Math.round(Number(`${written}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
}

/** `1 234,5`; rounded to at most `decimals` (default 1). */
export function formatNumber(value: number, decimals = 1): string {
  return write(value, { least: 0, most: decimals });
}

/** Formats a change with its sign: `+2,4`, `−2,4`, `0`. */
export function formatChange(value: number, decimals = 1): string {
  return write(value, { least: 0, most: decimals }, '+');
}

/** `68,5 kg`, `450 kcal`; the unit never wraps away from its number. */
export function formatWithUnit(value: number, unit: string, decimals = 1): string {
  return `${formatNumber(value, decimals)}${NO_BREAK_SPACE}${unit}`;
}

/** `−2,4 kg`. */
export function formatChangeWithUnit(value: number, unit: string, decimals = 1): string {
  return `${formatChange(value, decimals)}${NO_BREAK_SPACE}${unit}`;
}

/** A `ratio` of 0.245 becomes `24,5%`. */
export function formatPercent(ratio: number, decimals = 1): string {
  return `${formatNumber(ratio * 100, decimals)}%`;
}

/** 1990 `cents` become `19,90 €`. */
export function formatEuros(cents: number): string {
  return `${write(cents / 100, { least: 2, most: 2 })}${NO_BREAK_SPACE}€`;
}

/** Sizes as shops write them, in powers of 1000: `850 kB`, `12,4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return formatWithUnit(Math.ceil(bytes / 1000), 'kB', 0);
  if (bytes < 1_000_000_000) return formatWithUnit(bytes / 1_000_000, 'MB', bytes < 10_000_000 ? 1 : 0);
  return formatWithUnit(bytes / 1_000_000_000, 'GB');
}

const listFormatter = once(() => new Intl.ListFormat('et', { type: 'conjunction' }));

/** `kana, riis ja spargelkapsas`. */
export function formatList(items: readonly string[]): string {
  return listFormatter().format(items);
}
