/**
 * Rewrites the numbers of a recipe's steps as the app reads them: „1/2 tl“, „½ tl“ and „pool tl“ are „0,5 tl“, „1 kuni 2 spl“ is
 * „1–2 spl“, „1/2 tundi“ is „pool tundi“. Otherwise only the last digit would be scaled, or timed, to something else.
 */
import { GRAMS_OF_UNIT } from '../src/language/step-amounts.ts';

const PARTS = new Map([
  ['pool', 0.5],
  ['poole', 0.5],
  ['veerand', 0.25],
  ['veerandi', 0.25],
  ['kolmveerand', 0.75],
  ['kolmveerandi', 0.75],
  ['poolteist', 1.5],
  ['pooleteise', 1.5],
]);
const COUNTS = new Map(
  'üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
/** The app knows these, so that a step reads as it is spoken. */
const HOURS = new Map([
  [0.5, 'pool'],
  [0.25, 'veerand'],
  [0.75, 'kolmveerand'],
  [1.5, 'poolteist'],
]);

const longestFirst = (words: Iterable<string>) =>
  [...words].toSorted((one, other) => other.length - one.length).join('|');
const COUNT = `\\d+|${longestFirst(COUNTS.keys())}`;
const FRACTION = `(?:\\d+\\s+)?\\d+\\s?[/⁄]\\s?\\d+|\\d*\\s?[¼-¾⅐-⅞]|${longestFirst(PARTS.keys())}`;
const NUMBER = `(?:(?:${COUNT})\\s+ja\\s+)?(?:${FRACTION})|\\d+(?:[.,]\\d+)?|${longestFirst(COUNTS.keys())}`;
const TIME = 'tund|tundi|tunn\\p{L}+|h|minut\\p{L}*|min|sekund\\p{L}*|sek';
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\d.,/⁄])(${NUMBER})(?:(\\s*[-–—]\\s*|\\s+kuni\\s+)(${NUMBER}))?\\s*(${longestFirst(Object.keys(GRAMS_OF_UNIT))}|${TIME})(?![\\p{L}\\d])`,
  'giu',
);
const IS_TIME = new RegExp(`^(?:${TIME})$`, 'iu');
/** The app reads every other number of a time. */
const IS_MISREAD = /[/⁄¼-¾⅐-⅞]|\sja\s/u;

/** `report` is told, in Estonian, of a number that no decimal of two places is equal to. */
export function readableNumbers(text: string, report: (message: string) => void): string {
  return text.replace(
    WRITTEN,
    (words: string, from: string, to = '', upTo: string | undefined, unit: string) => {
      const isTime = IS_TIME.test(unit);
      if (isTime && !IS_MISREAD.test(words)) return words;
      const numbers = upTo === undefined ? [valueOf(from)] : [valueOf(from), valueOf(upTo)];
      if (!numbers.every((number) => number > 0 && isDecimal(number))) {
        report(
          `Arvu „${words}“ ei saa kümnendmurruna kirjutada. Kirjuta see teisiti, näiteks „0,5 tl“ või „20 minutit“.`,
        );
        return words;
      }
      const spoken = unit === 'tundi' && numbers.length === 1 ? HOURS.get(numbers[0] ?? 0) : undefined;
      return `${spoken ?? numbers.map(decimal).join(isTime ? to : '–')} ${unit}`;
    },
  );
}

function valueOf(written: string): number {
  const [last = '', whole] = written
    .toLowerCase()
    .split(/\s+ja\s+/u)
    .toReversed();
  const known = PARTS.get(last) ?? COUNTS.get(last);
  return (whole === undefined ? 0 : valueOf(whole)) + (known ?? valueOfDigits(last));
}

/** „1,5“, „1 1/2“ or „1½“. */
function valueOfDigits(digits: string): number {
  const apart = digits.replace(/\s?([¼-¾⅐-⅞])/u, (sign) => ` ${sign.trim().normalize('NFKD')}`).trim();
  const [, whole = '0', over, under] = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/u.exec(apart) ?? [];
  return over === undefined ? Number(apart.replace(',', '.')) : Number(whole) + Number(over) / Number(under);
}

const isDecimal = (number: number) => Math.abs(Math.round(number * 100) - number * 100) < 1e-9;
const decimal = (number: number) => String(Math.round(number * 100) / 100).replace('.', ',');
