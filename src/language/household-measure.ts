/** A food's household measure for the given grams: „≈ 2 spl“, „≈ 6 tk“, „≈ 3 viilu“. */
import { formatNumber } from './numbers.ts';
import type { IngredientUnit } from '../../contract/enumerations.ts';

/** „1 spl riivitult ≈ 6 g“: count, unit, state, and weight or volume. „1 dl“ needs no size. */
const MEASURE = /^(\d+) (\p{L}+)((?: \p{L}+)*)(?: ≈ (\d+(?:,\d+)?) (g|ml|dl))?$/u;

/** Beyond these, a spoon is no longer practical. */
const MOST = new Map([
  ['spl', 6],
  ['tl', 6],
  ['dl', 20],
]);
const MOST_PIECES = 40;

/** Units other than pieces, as written after a number other than one. */
const PARTITIVES = new Map(
  Object.entries({
    filee: 'fileed',
    karp: 'karpi',
    kints: 'kintsu',
    klaas: 'klaasi',
    küüs: 'küünt',
    lehte: 'lehte',
    marja: 'marja',
    mõõdulusikas: 'mõõdulusikat',
    pakk: 'pakki',
    pall: 'palli',
    peotäis: 'peotäit',
    purk: 'purki',
    ruut: 'ruutu',
    steik: 'steiki',
    tops: 'topsi',
    vars: 'vart',
    viil: 'viilu',
  }),
);

/**
 * The hint for `amount` of `unit`, given the food's own measure in words (`1 spl ≈ 15 ml`). Rounds to halves, or to
 * whole ones from three on; undefined if there is nothing to add. A portion of the food does not count as a measure,
 * because portions are her own choice.
 */
export function householdHint(
  amount: number | null,
  unit: IngredientUnit,
  measure: string | null,
): string | undefined {
  if (amount === null || unit === 'TASTE') return undefined;
  const found = measureOf(measure, unit);
  if (!found) return undefined;
  const count = roundedCount(amount / found.each, found.name);
  if (count === 0 || count > (MOST.get(found.name) ?? MOST_PIECES)) return undefined;
  return `≈ ${formatNumber(count)}\u00A0${found.word(count)}${found.state}`;
}

export interface HouseholdMeasure {
  /** „spl“, „purk“ */
  name: string;
  /** The size of one, in the requested unit. */
  each: number;
  /** „ nõrutatult“, or nothing. */
  state: string;
  /** Named after the food itself, as „1 muna“ is. */
  isPiece: boolean;
  /** Its name as written after such a number. */
  word: (count: number) => string;
}

/** The food's own measure in words, read. Undefined if it is in another unit, or a portion. */
export function measureOf(measure: string | null, unit: 'G' | 'ML'): HouseholdMeasure | undefined {
  const [, number, name = '', state = '', size, sizeUnit] = MEASURE.exec(measure ?? '') ?? [];
  const whole = sizeOf({ name, size, sizeUnit }, unit);
  if (number === undefined || whole === undefined || name === 'portsjon') return undefined;
  const isPiece = !MOST.has(name) && !PARTITIVES.has(name);
  return { name, each: whole / Number(number), state, isPiece, word: (count) => wordOf(name, count) };
}

/** Returns the amount in `unit`; undefined if the measure uses another one. */
function sizeOf(
  { name, size, sizeUnit }: { name: string; size: string | undefined; sizeUnit: string | undefined },
  unit: IngredientUnit,
): number | undefined {
  if (size === undefined) return name === 'dl' && unit === 'ML' ? 100 : undefined;
  const number = Number(size.replace(',', '.'));
  if (sizeUnit === 'dl') return unit === 'ML' ? number * 100 : undefined;
  return sizeUnit === unit.toLowerCase() ? number : undefined;
}

function roundedCount(count: number, name: string): number {
  const isMeasured = MOST.has(name);
  return count >= 3 && !isMeasured ? Math.round(count) : Math.round(count * 2) / 2;
}

/** Abbreviations stay unchanged; a unit named after the food itself counts as pieces. */
function wordOf(name: string, count: number): string {
  if (MOST.has(name)) return name;
  const partitive = PARTITIVES.get(name);
  if (partitive === undefined) return 'tk';
  return count === 1 ? name : partitive;
}
