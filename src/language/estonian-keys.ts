/**
 * What an Estonian word is found by, whatever its ending: „munad“ and „muna“ have a key in common, and so have „leivaga“ and
 * „leib“. A word has several keys where its ending can be read in several ways („kartul“ might be a -l of „kartu“), so two
 * words agree when any key is the same. Words come folded (fold-for-search.ts).
 */
const VOWEL = /[aeiou]$/;
const MIN_STEM = 3;

/** The case endings that follow a vowel. */
const CASES = ['sse', 'ga', 'ta', 'st', 'le', 'lt', 'ks', 'ni', 'na', 's', 'l', 'd', 't'];
/** Endings of a plural, after a consonant or a vowel. */
const PLURALS = ['isid', 'eid', 'sid', 'ide', 'id', 'de', 'te'];

/** Ends of keys whose word changes more than its ending, as „leib, leiva“ does, with the end that they share. */
const CHANGING: readonly (readonly [end: string, shared: string])[] = [
  ['leiv', 'leip'],
  ['help', 'helv'],
  ['selj', 'selk'],
  ['seemn', 'seem'],
  ['marj', 'mar'],
  ['vart', 'vars'],
];

/** The same for whole keys that are too short to be told from others' ends. */
const SHORT: Readonly<Record<string, string>> = {
  mee: 'mes',
  met: 'mes',
  vee: 'ves',
  vet: 'ves',
  kae: 'kas',
  kat: 'kas',
  jal: 'jalk',
  ola: 'olk',
  koh: 'koht',
  ahj: 'ahi',
  upe: 'upa',
  turs: 'tursk',
  sea: 'sik',
  une: 'uni',
  unt: 'uni',
  raj: 'rat',
};

/** Words that are no case of what they look like: „seal“ is no pig. */
const NO_CASES: readonly string[] = ['seal', 'sealt', 'seas', 'seast'];

const known = new Map<string, readonly string[]>();

export function keysOf(folded: string): readonly string[] {
  const kept = known.get(folded);
  if (kept) return kept;
  const keys = new Set(stemsOf(folded).flatMap(keysOfStem));
  known.set(folded, [...keys]);
  return [...keys];
}

/** The word as it was typed, and without what may be its ending: how it may begin another, as „muna“ does „munapuder“. */
export function stemsOf(folded: string): string[] {
  const stems = [folded, ...withoutCase(folded)];
  return [...new Set([...stems, ...stems.flatMap(withoutPlural)])];
}

function withoutCase(word: string): string[] {
  if (NO_CASES.includes(word)) return [];
  return CASES.flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    // „oad“ is the one word of two letters that anybody cooks.
    if (!word.endsWith(ending) || (stem.length < MIN_STEM && stem !== 'oa')) return [];
    // „rohelist“ is rohelis+t, „koort“ koor+t.
    const isPartitive = ending === 't' && /[slnr]$/.test(stem);
    return VOWEL.test(stem) || isPartitive ? [stem] : [];
  });
}

function withoutPlural(stem: string): string[] {
  return PLURALS.flatMap((ending) => {
    const singular = stem.slice(0, -ending.length);
    return stem.endsWith(ending) && singular.length >= MIN_STEM ? [singular] : [];
  });
}

function keysOfStem(stem: string): string[] {
  const keys = [key(stem)];
  // „punane, punase“ and „kaste, kastme“.
  if (/[^n]ne$/.test(stem) && stem.length > 4) keys.push(key(`${stem.slice(0, -2)}s`));
  if (/[^aeiou]me$/.test(stem)) keys.push(key(stem.slice(0, -2)));
  // „hele, heleda“.
  if (/[^aeiou]eda$/.test(stem)) keys.push(key(stem.slice(0, -2)));
  // „mandel, mandli“.
  const [, before, , last] = /^(.+[^aeiou])([aeiou])([lr])$/.exec(stem) ?? [];
  if (before !== undefined && before.length >= MIN_STEM - 1) keys.push(key(`${before}${last}`));
  return keys;
}

/** Without the last vowel, and with what gradation changes made equal: „kook, koogi“, „supp, supi“, „sild, silla“. */
function key(stem: string): string {
  const word = stem.replace(/roa$/, 'roog').replace(/oa$/, 'uba');
  const level = (word.length > MIN_STEM && VOWEL.test(word) ? word.slice(0, -1) : word)
    .replaceAll('g', 'k')
    .replaceAll('b', 'p')
    .replaceAll('d', 't')
    .replaceAll('nn', 'nt')
    .replaceAll('ll', 'lt')
    .replaceAll('mm', 'mp')
    .replaceAll('rr', 'rt')
    .replace(/([kptsfhv])\1/g, '$1');
  const changing = CHANGING.find(([end]) => level.endsWith(end));
  return changing ? level.slice(0, -changing[0].length) + changing[1] : (SHORT[level] ?? level);
}
