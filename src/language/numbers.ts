/** Numbers as Estonian writes them: 1 234,5 kg, −2,4, 24,5%, 19,90 €. Spaces are U+00A0, minus is U+2212. */
import { once } from './formatter-cache.ts';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

type Sign = 'negative' | 'exceptZero';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(minimumDecimals: number, maximumDecimals: number, signDisplay: Sign): Intl.NumberFormat {
  const key = `${minimumDecimals}/${maximumDecimals}/${signDisplay}`;
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat('et-EE', {
      // CLDR groups Estonian numbers only from five digits on; the product groups always.
      useGrouping: 'always',
      minimumFractionDigits: minimumDecimals,
      maximumFractionDigits: maximumDecimals,
      signDisplay,
    });
  formatters.set(key, made);
  return made;
}

/** Engines differ in which space and which minus they write. */
function normalise(text: string): string {
  return text.replace(/[\u202F\u2009 ]/g, NO_BREAK_SPACE).replace(/-/g, MINUS);
}

/** `1 234,5`; rounded to at most `decimals` (1 unless told). */
export function formatNumber(value: number, decimals = 1): string {
  return normalise(formatter(0, decimals, 'negative').format(value));
}

/** With its sign, for changes: `+2,4`, `−2,4`, `0`. */
export function formatChange(value: number, decimals = 1): string {
  return normalise(formatter(0, decimals, 'exceptZero').format(value));
}

/** `68,5 kg`, `450 kcal`; the unit never wraps away from its number. */
export function formatWithUnit(value: number, unit: string, decimals = 1): string {
  return `${formatNumber(value, decimals)}${NO_BREAK_SPACE}${unit}`;
}

/** `−2,4 kg`. */
export function formatChangeWithUnit(value: number, unit: string, decimals = 1): string {
  return `${formatChange(value, decimals)}${NO_BREAK_SPACE}${unit}`;
}

/** `ratio` 0.245 → `24,5%`. */
export function formatPercent(ratio: number, decimals = 1): string {
  return `${formatNumber(ratio * 100, decimals)}%`;
}

/** `cents` 1990 → `19,90 €`. */
export function formatEuros(cents: number): string {
  return `${normalise(formatter(2, 2, 'negative').format(cents / 100))}${NO_BREAK_SPACE}€`;
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
