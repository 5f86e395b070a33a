/** The forms that a typed word may have in a text, and the compounds that it may be part of. */
import { hasKey, keysOf, keysOfStem, stemsOf, stemsWith } from './estonian-keys.ts';
import { patternOf } from './joined-words.ts';

/** Shorter ones are found in too many words. */
const MIN_CONTAINED = 3;
const MIN_STEM = 4;
/** A word that begins with so much of a typed word, to a vowel, is related: „salati“ of „salatit“. */
const SURE = /^.{4,}[aeiou]$/;
/** A word that is a compound of another only by folding: „köögivili“ is of no „koogid“. */
const NO_COMPOUND = /^koogi[vk]/;

/** The reading of a word: with all endings that it may have, or as a stem that has none. */
export interface Reading {
  word: string;
  stems: readonly string[];
  keys: readonly string[];
}

export interface Sought {
  /** As they were typed, or might have been. */
  words: readonly string[];
  keys: readonly string[];
  /** Matches the beginning of a compound. */
  begun: RegExp;
  /** Or contain, whatever is around it. */
  contained: RegExp;
  /** Keys at the end of compounds, if it is inflected. */
  end: RegExp;
  /** Or as its forms in the texts, if the rest is a word: „pähkli“ of „pähkel“ in „maapähklivõi“. */
  formStems: readonly string[];
  begunForm: RegExp;
  containedForm: RegExp;
  /** In every word that it is within, and in some others. */
  near: RegExp | undefined;
}

/** Knows the words of the texts. */
export type IsMadeOfWords = (text: string) => boolean;

export function readWord(word: string): Reading {
  return { word, stems: stemsOf(word), keys: keysOf(word) };
}

export function readStem(stem: string): Reading {
  return { word: stem, stems: [stem], keys: keysOfStem(stem) };
}

/** `formsOf` gives the words of the texts that have a key. */
export function soughtOf(
  readings: readonly Reading[],
  formsOf: (key: string) => readonly { word: string }[],
): Sought {
  const words = readings.map(({ word }) => word);
  const stems = readings.flatMap((reading) => reading.stems);
  const keys = [...new Set(readings.flatMap((reading) => reading.keys))];
  const formStems = readings.flatMap((reading) => formStemsOf(reading, formsOf));
  const contained = [...words.filter(isLong(MIN_CONTAINED)), ...stems.filter(isLong(MIN_STEM))];
  const containedForms = formStems.filter((stem) => stem.length >= MIN_STEM && !contained.includes(stem));
  const ends = keys.filter(isLong(MIN_STEM));
  return {
    words,
    keys,
    begun: anyOf(
      '^',
      stems.filter((stem) => SURE.test(stem)),
    ),
    contained: anyOf('', contained),
    end: anyOf('.', ends, '$'),
    formStems,
    begunForm: anyOf('^', formStems),
    containedForm: anyOf('.', containedForms),
    near: patternOf({ within: contained, behind: containedForms, atEnd: ends }),
  };
}

/** Short ones only as they are written: „sea“ begins „sealiha“, but „kar“, which „kart“ might be of, nothing. */
function formStemsOf({ word, keys }: Reading, formsOf: (key: string) => readonly { word: string }[]) {
  const forms = [word, ...keys.flatMap((key) => formsOf(key).map((form) => form.word))];
  const stems = forms.flatMap((form) =>
    stemsWith(keys, form).filter(
      ({ length }) => length >= (form.length === length ? MIN_CONTAINED : MIN_STEM),
    ),
  );
  return [...new Set(stems)];
}

const isLong = (least: number) => (text: string) => text.length >= least;

/** Words consist of letters and digits, so that they mean themselves. */
function anyOf(before: string, texts: readonly string[], after = ''): RegExp {
  return texts.length === 0 ? /$^/ : new RegExp(`${before}(?:${[...new Set(texts)].join('|')})${after}`);
}

/** True if it is a compound that begins with the sought word. */
export function isBegunCompound(word: string, sought: Sought, isMadeOfWords: IsMadeOfWords): boolean {
  const { begun, begunForm, formStems } = sought;
  if (NO_COMPOUND.test(word)) return false;
  if (begun.test(word)) return true;
  if (!begunForm.test(word)) return false;
  return formStems.some((stem) => word.startsWith(stem) && isMadeOfWords(word.slice(stem.length)));
}

/** True if the sought word is anywhere in it. */
export function isWithin(
  { word, keys }: { word: string; keys: readonly string[] },
  sought: Sought,
  isMadeOfWords: IsMadeOfWords,
): boolean {
  const { words, contained, end, containedForm, formStems } = sought;
  if (contained.test(word)) return !NO_COMPOUND.test(word) || words.some((each) => word.includes(each));
  if (keys.some((key) => end.test(key))) return true;
  if (!containedForm.test(word)) return false;
  return formStems.some((stem) => {
    const start = word.indexOf(stem, MIN_CONTAINED);
    if (start < 0 || stem.length < MIN_STEM) return false;
    const isForm = hasKey(word.slice(start), (key) => sought.keys.includes(key));
    return isForm || isMadeOfWords(word.slice(start + stem.length));
  });
}
