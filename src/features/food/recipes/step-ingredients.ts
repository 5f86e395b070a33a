/** Finds which ingredients each step names, and how much of them: „sega poole õliga“ is half of the recipe's oil. */
import { foldForSearch } from '../../../language/fold-for-search.ts';
import { keysOf } from '../../../language/estonian-keys.ts';

interface NamedIngredient {
  amount: number | null;
  ingredient: { name_EE: string; group_EE: string | null };
}

export interface StepIngredient {
  /** Index in the recipe's list. */
  place: number;
  /** Share of the recipe's amount; null if the text says „ülejäänud“ of a food that it did not measure before. */
  share: number | null;
  /** The earlier step in which all of it was already at hand, from 1. */
  fromStep: number | null;
}

/** The certainty that a word means a food: by its whole name, by the head of a compound, or within one. */
const WHOLE = 3;
const PART = 2;
const WITHIN = 1;
/** „Roheline sibul“ before „sibul“, and an animal before its broth. */
const SURER = 0.5;
/** „Tomat“ before „purustatud tomatid“. */
const PLAIN = 0.25;

const MIN_PART = 4;
/** Shorter than other heads of compounds, and the beginning of „oliivid“ and the end of „brokoli“. */
const OIL = keysOf('oli');
/** The products of a step, made or pressed out; an ingredient only by its whole name, as „sojakaste“. */
const MADE = [...keysOf('kaste'), ...keysOf('mahl')];
/** Words that look like a food: verbs, water, „beside“. */
const NO_FOOD = /^(?:koori.*|jahuta(?:da)?|kupseta|keeda|ve[est]i?|vett|veega|korval.?)$/;
/** Words after which it is thrown away. */
const AWAY = new Set(['eemalda']);
/** Groups that a step calls by their own name, „prae liha“, or by the animal. */
const ANIMAL_GROUPS = ['liha', 'kala'];

const SHARES: readonly (readonly [pattern: RegExp, share: number | 'rest'])[] = [
  [/ülejäänud(?: pool\p{L}*)?$/iu, 'rest'],
  [/(?:kaks|kahe|kahte) kolmandik\p{L}*$/iu, 2 / 3],
  [/kolmandik\p{L}*$/iu, 1 / 3],
  [/veerand\p{L}*$/iu, 1 / 4],
  [/(?<!\p{L})pool(?:e|t|es)?$/iu, 1 / 2],
];
/** A word that may be between a share and its food: „pool hakitud tillist“. */
const PARTICIPLE = /\s+\p{L}+tud$/iu;

type Keys = readonly string[];

interface Food {
  /** The keys that find its last word, and the ends and beginnings of that word. */
  head: Keys;
  ends: Keys;
  beginnings: Keys;
  /** Keys of each word before it. */
  adjectives: readonly Keys[];
  hasAmount: boolean;
  isAnimal: boolean;
  isOil: boolean;
}

interface Mention {
  place: number;
  share: number | 'rest' | 'all';
}

/** For each step, in the order in which its text names them. Ingredients added to taste have no amount and are left out. */
export function findStepIngredients(
  ingredients: readonly NamedIngredient[],
  steps: readonly string[],
): StepIngredient[][] {
  const foods = ingredients.map(foodOf);
  const firstSteps = new Map<number, number>();
  const measured = new Map<number, number>();
  return steps.map((text, index) =>
    mergeMentions(mentionsIn(text, foods)).map(({ place, share }) => {
      const fromStep = share === 'all' ? (firstSteps.get(place) ?? null) : null;
      if (!firstSteps.has(place)) firstSteps.set(place, index + 1);
      const before = measured.get(place) ?? 0;
      const shown = shareOf(share, before);
      if (share !== 'all' && shown !== null) measured.set(place, before + shown);
      return { place, share: shown, fromStep };
    }),
  );
}

function shareOf(share: Mention['share'], before: number): number | null {
  if (share === 'all') return 1;
  if (share !== 'rest') return share;
  return before > 0 && before < 1 ? 1 - before : null;
}

/** Halves of one food in one step are all of it. */
function mergeMentions(mentions: readonly Mention[]): Mention[] {
  const merged = new Map<number, Mention>();
  for (const mention of mentions) {
    const kept = merged.get(mention.place);
    merged.set(mention.place, {
      place: mention.place,
      share: kept ? mergeShares(kept.share, mention.share) : mention.share,
    });
  }
  return [...merged.values()];
}

function mergeShares(one: Mention['share'], other: Mention['share']): Mention['share'] {
  if (one === 'all' || other === 'all') return 'all';
  if (one === 'rest' || other === 'rest') return typeof one === 'number' ? 'all' : 'rest';
  return Math.min(1, one + other);
}

function mentionsIn(text: string, foods: readonly Food[]): Mention[] {
  let before = '';
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: found, index }) => {
    const word = foldForSearch(found);
    const strengths = AWAY.has(before) ? [] : strengthsOf(word, before, foods);
    before = word;
    const best = Math.max(0, ...strengths);
    if (best === 0) return [];
    return foods.flatMap((food, place) =>
      food.hasAmount && strengths[place] === best
        ? [{ place, share: shareBefore(text.slice(0, index), food) }]
        : [],
    );
  });
}

function shareBefore(text: string, { adjectives }: Food): Mention['share'] {
  const end = text.trimEnd();
  const last = /\p{L}+$/u.exec(end)?.[0] ?? '';
  const lastKeys = keysOf(foldForSearch(last));
  const isAdjective = adjectives.some((adjective) => meet(adjective, lastKeys));
  const measure = (isAdjective ? end.slice(0, -last.length) : end.replace(PARTICIPLE, '')).trimEnd();
  return SHARES.find(([pattern]) => pattern.test(measure))?.[1] ?? 'all';
}

/** „Punane paprika“ and „Tomatid, konserv“: its kind is the last word before the comma. */
function foodOf({ amount, ingredient: { name_EE, group_EE } }: NamedIngredient): Food {
  const words = foldForSearch(name_EE.replace(/[,(].*/u, '')).match(/\p{L}+/gu) ?? [];
  const head = words.at(-1) ?? '';
  return {
    head: keysOf(head),
    ends: endsOf(head).flatMap(keysOf),
    beginnings: beginningsOf(head).flatMap(keysOf),
    adjectives: words.slice(0, -1).map(keysOf),
    hasAmount: amount !== null,
    isAnimal: ANIMAL_GROUPS.includes(group_EE ?? ''),
    isOil: group_EE === 'õlid',
  };
}

function strengthsOf(word: string, before: string, foods: readonly Food[]): number[] {
  if (NO_FOOD.test(word)) return [];
  const keys = keysOf(word);
  if (meet(keys, OIL)) return foods.map(({ isOil }) => (isOil ? PART : 0));
  const isWholeOnly = word.length < MIN_PART || meet(keys, MADE);
  const beginnings = beginningsOf(word).flatMap(keysOf);
  const isMeat = ANIMAL_GROUPS.some((group) => word.endsWith(group) || meet(keys, keysOf(group)));
  const keysBefore = keysOf(before);
  return foods.map((food) => {
    const strength = headStrength(keys, beginnings, food);
    if (isWholeOnly && strength < WHOLE) return 0;
    if (strength === 0 && food.isAnimal) {
      if (food.adjectives.some((adjective) => meet(keys, adjective))) return PART + SURER;
      return isMeat ? WITHIN : 0;
    }
    if (strength === 0) return 0;
    const isOfKind = food.adjectives.some((adjective) => meet(keysBefore, adjective));
    if (isOfKind || (food.isAnimal && strength === PART)) return strength + SURER;
    return food.adjectives.length === 0 ? strength + PLAIN : strength;
  });
}

function headStrength(keys: Keys, keysOfBeginnings: Keys, { head, ends, beginnings }: Food): number {
  if (meet(keys, head)) return WHOLE;
  if (meet(keys, ends) || meet(keys, beginnings) || meet(keysOfBeginnings, head)) return PART;
  return meet(keysOfBeginnings, ends) ? WITHIN : 0;
}

function meet(one: Keys, other: Keys): boolean {
  return one.some((key) => other.includes(key));
}

/** The parts that may be the head of a compound. */
function endsOf(word: string): string[] {
  const count = Math.max(0, word.length - MIN_PART - 1);
  return Array.from({ length: count }, (_, index) => word.slice(index + 2));
}

/** The parts that may come before the head of a compound. */
function beginningsOf(word: string): string[] {
  const count = Math.max(0, word.length - MIN_PART - 2);
  return Array.from({ length: count }, (_, index) => word.slice(0, MIN_PART + index));
}
