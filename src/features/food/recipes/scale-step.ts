/** A step's amounts in other portions; the words around them stay as staff wrote them. */
import { formatNumber } from '../../../language/numbers.ts';
import { findStepAmounts, foodOf, type StepAmount } from '../../../language/step-amounts.ts';
import { scaleAmount } from './scale-amount.ts';

const NO_BREAK_SPACE = '\u00A0';
/** Amounts from here on are measured in litres. */
const LITRE = 1000;

export interface StepPart {
  /** Its index in the text as written, by which it is known whatever the portions. */
  start: number;
  end: number;
  words: string;
}

const NO_RATIOS: ReadonlyMap<string, number> = new Map();

/**
 * `foods` are the names of the recipe's ingredients. An amount that names none of them stays as written. `ratios`, by these
 * names, are the amounts of her substitute for one gram or millilitre.
 */
export function scaledAmounts(
  text: string,
  foods: readonly string[],
  factor: number,
  ratios: ReadonlyMap<string, number> = NO_RATIOS,
): StepPart[] {
  if (factor === 1 && ratios.size === 0) return [];
  return findStepAmounts(text, foods).flatMap((amount) => {
    const ratio = ratios.get(foodOf(text, amount, foods) ?? '') ?? 1;
    const { start, end } = amount;
    return factor * ratio === 1 ? [] : [{ start, end, words: wordsOf(amount, factor * ratio) }];
  });
}

/** The part of the text from `start` to `end`, with its amounts. No amount lies across these. */
export function sliceScaled(text: string, amounts: readonly StepPart[], start: number, end: number): string {
  let words = '';
  let from = start;
  for (const amount of amounts) {
    if (amount.start < start || amount.end > end) continue;
    words += text.slice(from, amount.start) + amount.words;
    from = amount.end;
  }
  return words + text.slice(from, end);
}

function wordsOf({ value, upTo, unit, each }: StepAmount, factor: number): string {
  const isVolume = unit === 'ml' || unit.startsWith('l');
  if (each === undefined || !isVolume) {
    return written(value, upTo, unit, (number) => inUnit(number, unit, each, factor));
  }
  const most = scaleAmount((upTo ?? value) * each, factor);
  if (most < LITRE) return written(value, upTo, 'ml', (number) => scaleAmount(number * each, factor));
  const litres = (number: number) => roundTo(number * each * factor, 50) / LITRE;
  return written(value, upTo, litreUnit(unit, upTo ?? value, litres), litres);
}

function written(
  value: number,
  upTo: number | undefined,
  unit: string,
  scale: (number: number) => number,
): string {
  const range = upTo === undefined ? '' : `–${formatNumber(scale(upTo), 2)}`;
  return `${formatNumber(scale(value), 2)}${range}${NO_BREAK_SPACE}${unit}`;
}

/** „1 liiter vett“ and „2 liitrit vett“, but „2 liitri veega“: only the first follows its number. */
function litreUnit(unit: string, value: number, litres: (number: number) => number): string {
  if (unit === 'liiter' || unit === 'liitrit') return litres(value) === 1 ? 'liiter' : 'liitrit';
  return unit === 'liitri' ? unit : 'l';
}

/** Spoons and decilitres in halves, kilograms to 50 g, grams as in the list of ingredients. */
function inUnit(number: number, unit: string, each: number | undefined, factor: number): number {
  if (unit === 'g') return scaleAmount(number, factor);
  if (unit === 'kg') return Math.max(0.05, roundTo(number * factor * LITRE, 50) / LITRE);
  return Math.max(0.5, roundTo(number * factor, each === undefined || unit === 'dl' ? 0.5 : 1));
}

function roundTo(number: number, step: number): number {
  return Math.round(number / step) * step;
}
