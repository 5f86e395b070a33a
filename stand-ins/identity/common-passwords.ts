/** Passwords that so many people use that a guesser tries them first. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** Some fifty thousand, most common first, in lower case. */
const COMMON = dictionary['passwords-common'];
/** So common that appended digits and signs do not help. */
const STEMS = 1_000;
const STEM_LENGTH = 5;
/** Common in Estonia, and the product's own name; the other list is international. */
const ESTONIAN_STEMS = [
  'armas',
  'armastus',
  'eesti',
  'eestimaa',
  'hoog',
  'kallis',
  'kiisu',
  'kutsu',
  'lilleke',
  'maasikas',
  'minuparool',
  'musike',
  'paike',
  'parool',
  'päike',
  'päikene',
  'salajane',
  'salasona',
  'salasõna',
  'suvi',
  'tallinn',
  'tartu',
  'treening',
];

const whole: ReadonlySet<string> = new Set(COMMON);
const stems: ReadonlySet<string> = new Set([
  ...COMMON.slice(0, STEMS).filter((word) => word.length >= STEM_LENGTH && /^\p{L}+$/u.test(word)),
  ...ESTONIAN_STEMS,
]);

/** Ignores the case of letters, and digits and signs after a stem: „Password2026!“, „Parool123“. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return whole.has(lower) || stems.has(lower.replace(/[^\p{L}]+$/u, ''));
}
