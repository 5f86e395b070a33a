/**
 * Finds the amounts in a cooking step's Estonian text: „900 ml vett“, „1,4 liitri veega“, „2–3 spl mett“. An amount is of
 * the food that follows it, in whatever case; times, sizes of pieces and oven temperatures are none.
 */
import { keysOf } from './estonian-keys.ts';
import { foldForSearch } from './fold-for-search.ts';

export interface StepAmount {
  /** The number and its unit in the step's text: from `start` up to, but not including, `end`. */
  start: number;
  end: number;
  value: number;
  /** The upper end of a range. */
  upTo: number | undefined;
  /** The unit as written: „ml“, „liitri“. */
  unit: string;
  /** The grams or millilitres of one unit; undefined for spoons, which weigh what their food does. */
  each: number | undefined;
}

export const GRAMS_OF_UNIT: Readonly<Record<string, number | undefined>> = {
  g: 1,
  kg: 1000,
  ml: 1,
  dl: 100,
  l: 1000,
  liiter: 1000,
  liitrit: 1000,
  liitri: 1000,
  spl: undefined,
  tl: undefined,
};

const NUMBER = '\\d+(?:,\\d+)?';
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d,])(${NUMBER})(?:[-–](${NUMBER}))?\\s(${Object.keys(GRAMS_OF_UNIT).join('|')})(?![\\p{L}\\d])`,
  'gu',
);
/** Every recipe has it and none lists it. */
const WATER = /(?:vesi|vee|vett|vees|veega|veele|veest|vette)$/u;
/** „serveeri igaüks 150 g jogurtiga“: of one portion, however many there are. */
const OF_EACH = /(?:^|\s)(?:iga|igaühe|igaüks|igale|igasse|igas|kumbki|kummagi|kumbagi|kummalegi) $/iu;
/** „250 ml kergelt soolatud vees“. */
const WORDS_AFTER = 4;

/** `foods` are the names of the recipe's ingredients. In text order. */
export function findStepAmounts(text: string, foods: readonly string[]): StepAmount[] {
  return writtenAmounts(text).filter(
    (amount) => !isOfEach(text, amount) && foodOf(text, amount, foods) !== undefined,
  );
}

/** Finds the written amounts, whatever they measure. */
export function writtenAmounts(text: string): StepAmount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, value = '', upTo, unit = ''] = match;
    return {
      start: match.index,
      end: match.index + whole.length,
      value: numberOf(value),
      upTo: upTo === undefined ? undefined : numberOf(upTo),
      unit,
      each: GRAMS_OF_UNIT[unit],
    };
  });
}

/** True if the amount is that of one portion. */
export function isOfEach(text: string, { start }: StepAmount): boolean {
  return OF_EACH.test(text.slice(0, start));
}

/** The food that follows the amount in its clause: one of `foods`, or water; undefined if there is none. */
export function foodOf(text: string, { end }: StepAmount, foods: readonly string[]): string | undefined {
  const [clause = ''] = text.slice(end).split(/[.,;:()]/u);
  const words = clause.trim().split(/\s+/u).slice(0, WORDS_AFTER);
  for (const word of words) {
    if (WATER.test(word)) return 'vesi';
    const keys = new Set(keysOf(foldForSearch(word)));
    const found = foods.find((name) =>
      wordsOf(name).some((part) => keysOf(part).some((key) => keys.has(key))),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordsOf(name: string): string[] {
  return foldForSearch(name).match(/\p{L}{3,}/gu) ?? [];
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
