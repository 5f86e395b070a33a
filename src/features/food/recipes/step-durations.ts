/**
 * Finds the times in a cooking step's Estonian text, so that each can start a timer: „küpseta 20–25 minutit“, „pool
 * tundi“, „1 tund 20 minutit“, „jäta 3 tunniks“. A range uses its lower bound: checking early does no harm.
 */

export interface StepDuration {
  /** The words' position in the step's text: from `start` up to, but not including, `end`. */
  start: number;
  end: number;
  seconds: number;
}

const HALVES: Readonly<Record<string, number>> = {
  pool: 0.5,
  poole: 0.5,
  veerand: 0.25,
  veerandi: 0.25,
  kolmveerand: 0.75,
  kolmveerandi: 0.75,
  poolteist: 1.5,
  pooleteise: 1.5,
};

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...HALVES,
  üks: 1,
  ühe: 1,
  ühte: 1,
  kaks: 2,
  kahe: 2,
  kahte: 2,
  paar: 2,
  paari: 2,
  kolm: 3,
  kolme: 3,
  neli: 4,
  nelja: 4,
  viis: 5,
  viie: 5,
  viit: 5,
  kuus: 6,
  kuue: 6,
  kuut: 6,
  seitse: 7,
  seitsme: 7,
  seitset: 7,
  kaheksa: 8,
  kaheksat: 8,
  üheksa: 9,
  üheksat: 9,
  kümme: 10,
  kümne: 10,
  kümmet: 10,
  viisteist: 15,
  viieteist: 15,
  viieteistkümne: 15,
  kakskümmend: 20,
  kahekümne: 20,
  kolmkümmend: 30,
  kolmekümne: 30,
  nelikümmend: 40,
  neljakümne: 40,
};

/** Every case that follows a number, and the abbreviations. */
const ENDINGS = '(?:i|it|id|iks|iga|ini|il|is|ist|ite|iteks)?';
const UNITS: readonly { pattern: string; seconds: number }[] = [
  { pattern: `sekund${ENDINGS}|sek`, seconds: 1 },
  { pattern: `minut${ENDINGS}|min`, seconds: 60 },
  { pattern: 'tundi?|tunn(?:i|iks|iga|ini|is|il|ist)|h', seconds: 3600 },
];

const UNIT = UNITS.map(({ pattern }) => pattern).join('|');
const NUMBER = `\\d+(?:[.,]\\d+)?|${Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;
const TO = '\\s*[-–—]\\s*|\\s+kuni\\s+';
/** A letter or digit on either side would make it another word. */
const EDGE_BEFORE = '(?<![\\p{L}\\d.,])';
const EDGE_AFTER = '(?![\\p{L}\\d])';

const AMOUNT = `(${NUMBER})(?:(?:${TO})(?:${NUMBER}))?\\s*(${UNIT})${EDGE_AFTER}`;
const DURATION = new RegExp(`${EDGE_BEFORE}${AMOUNT}`, 'giu');
/** „tund aega“, „tunniks“: an hour without a number; in other cases the bare word is ambiguous. */
const BARE_HOUR = new RegExp(
  `${EDGE_BEFORE}(?:tund aega|tunniks|tunni aja(?:ks|ga|pärast)?)${EDGE_AFTER}`,
  'giu',
);
/** The words that may separate the parts of one time („1 tund ja 20 minutit“). */
const JOINT = /^\.?\s+(?:ja\s+)?$/u;
const RANGE_JOINT = new RegExp(`^\\.?(?:${TO})$`, 'u');

interface Found extends StepDuration {
  unitSeconds: number;
}

function numberOf(text: string): number {
  return NUMBER_WORDS[text.toLowerCase()] ?? Number(text.replace(',', '.'));
}

function unitSecondsOf(text: string): number {
  return UNITS.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(text))?.seconds ?? 0;
}

function findAll(text: string): Found[] {
  const counted = [...text.matchAll(DURATION)].map((match) => {
    const unitSeconds = unitSecondsOf(match[2] ?? '');
    return place(match, Math.round(numberOf(match[1] ?? '') * unitSeconds), unitSeconds);
  });
  const bare = [...text.matchAll(BARE_HOUR)].map((match) => place(match, 3600, 3600));
  const outside = bare.filter(
    ({ start, end }) => !counted.some((other) => start < other.end && other.start < end),
  );
  return [...counted, ...outside].sort((left, right) => left.start - right.start);
}

function place(match: RegExpExecArray, seconds: number, unitSeconds: number): Found {
  return { start: match.index, end: match.index + match[0].length, seconds, unitSeconds };
}

/**
 * In text order. Hours and minutes that belong together are one; the end of a range does not count as a separate
 * time.
 */
export function findStepDurations(text: string): StepDuration[] {
  const joined: Found[] = [];
  for (const found of findAll(text)) {
    const before = joined.at(-1);
    const between = before && text.slice(before.end, found.start);
    if (before && between !== undefined && RANGE_JOINT.test(between)) before.end = found.end;
    else if (
      before &&
      between !== undefined &&
      JOINT.test(between) &&
      found.unitSeconds < before.unitSeconds
    ) {
      joined[joined.length - 1] = { ...found, start: before.start, seconds: before.seconds + found.seconds };
    } else joined.push({ ...found });
  }
  return joined
    .filter(({ seconds }) => seconds > 0)
    .map(({ start, end, seconds }) => ({ start, end, seconds }));
}
