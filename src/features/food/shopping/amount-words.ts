/** An amount as a shopper would buy it: „1,2 kg“, „10 tk (550 g)“, „2 purki (480 g nõrutatult)“. */
import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { unit as unitWords } from '../../../language/words.ts';
import { measureOf } from '../../../language/household-measure.ts';
import { aisleOf } from './aisles.ts';
import { PARTS, wholeUnits } from './parts.ts';
import type { FoodOfRow } from './shopping-list.ts';

const THOUSAND = 1_000;

/** `parts` of the food; undefined if it is only wanted to taste. */
export function amountWords({ group, unit, measure }: FoodOfRow, parts: number): string | undefined {
  if (parts === 0) return undefined;
  const amount = weightWords(parts, unit);
  const bought = boughtBy(group, unit, measure);
  if (!bought) return amount;
  const count = Math.ceil(parts / (bought.each * PARTS));
  return `${formatNumber(count)}\u00A0${bought.word(count)} (${amount}${bought.state})`;
}

function weightWords(parts: number, unit: 'G' | 'ML'): string {
  const whole = wholeUnits(parts);
  if (whole < THOUSAND) return formatWithUnit(whole, unitWords[unit]);
  return formatWithUnit(whole / THOUSAND, unit === 'G' ? 'kg' : 'l', 3);
}

/** Household measures that are also sold. */
const SOLD: readonly string[] = ['küüs', 'pakk', 'pall', 'purk', 'tops', 'vars'];
/** Smaller pieces are weighed in shops, and so are meat and fish whatever their size. */
const LEAST_PIECE = 30;

function boughtBy(group: string | null, unit: 'G' | 'ML', measure: string | null) {
  const found = measureOf(measure, unit);
  if (!found) return undefined;
  const isWeighed = ['meat', 'fish'].includes(aisleOf(group));
  const isPiece = found.isPiece && found.each >= LEAST_PIECE && !isWeighed;
  return isPiece || SOLD.includes(found.name) ? found : undefined;
}
