/**
 * Finds an Estonian word in all its forms: „munad“ and „muna“ have a key in common, and so have „leivaga“ and „leib“. A word has
 * several keys if its ending can be read in several ways: „kartul“ might be a -l of „kartu“. So two words agree when any key is
 * the same. Words come folded (fold-for-search.ts).
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
  ['helves', 'helv'],
  ['selj', 'selk'],
  ['seemn', 'seem'],
  ['marj', 'mar'],
  ['vilj', 'vil'],
  ['vart', 'vars'],
];

/** Whole keys that are too short to be told from others' ends. */
const SHORT = new Map<string, string>(
  Object.entries({
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
  }),
);

/** Words that are no forms of what they look like, also at the end of compounds: „seal“ is no pig, „kartul“ no curry. */
const NO_FORM =
  /(?:seal|sealt|seas|seast|seeni|kartul|salat|tomat|sool|juust|riis|mais|kookos|kaste|kupsis|hautis|taidis|plaat|jooks|jooga|tool|kael|kaal)$/;

const known = new Map<string, readonly string[]>();

export function keysOf(folded: string): readonly string[] {
  const kept = known.get(folded);
  if (kept) return kept;
  const keys = freshKeysOf(folded);
  known.set(folded, keys);
  return keys;
}

function freshKeysOf(folded: string): readonly string[] {
  return [...new Set(stemsOf(folded).flatMap(keysOfStem))];
}

/** True if it has a key of these; keeps nothing, because it may be no word. */
export function hasKey(folded: string, isKey: (key: string) => boolean): boolean {
  return stemsOf(folded).some((stem) => keysOfStem(stem).some(isKey));
}

/** The stems of a word in which it has one of these keys: of „kanast“ for those of „kana“ only „kana“. */
export function stemsWith(keys: readonly string[], folded: string): string[] {
  return stemsOf(folded).filter((stem) => keysOfStem(stem).some((each) => keys.includes(each)));
}

/** The possible rests of a mistyped word without its ending, in which the wrong letter may be: „leiv“ of „leivga“. */
export function cutsOf(folded: string): string[] {
  const cuts = [folded, ...without(CASES, folded)];
  return [...new Set([...cuts, ...cuts.flatMap((cut) => without(PLURALS, cut))])];
}

function without(endings: readonly string[], word: string): string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
}

/** The word as it was typed, and without its possible ending: it may begin another so, as „muna“ does „munapuder“. */
export function stemsOf(folded: string): string[] {
  const stems = [folded, ...withoutCase(folded)];
  return [...new Set([...stems, ...stems.flatMap(withoutPlural)])];
}

function withoutCase(word: string): string[] {
  if (NO_FORM.test(word)) return [];
  return CASES.filter((ending) => word.endsWith(ending)).flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    // „oad“ is the one word of two letters that anybody cooks.
    if (stem.length < MIN_STEM && stem !== 'oa') return [];
    // „rohelist“ is rohelis+t, „koort“ koor+t.
    const isPartitive = ending === 't' && /[slnr]$/.test(stem);
    return VOWEL.test(stem) || isPartitive ? [stem] : [];
  });
}

function withoutPlural(stem: string): string[] {
  if (NO_FORM.test(stem)) return [];
  return without(PLURALS, stem).filter(({ length }) => length >= MIN_STEM);
}

/** The keys of a word that is known to have no ending. */
export function keysOfStem(stem: string): string[] {
  const keys = [key(stem)];
  // „punane, punase“, but „seen, seene“; „kaste, kastme“.
  if (/(?<!n|aa|ee|ii|oo|uu)ne$/.test(stem) && stem.length > 4) keys.push(key(`${stem.slice(0, -2)}s`));
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
  return changing ? level.slice(0, -changing[0].length) + changing[1] : (SHORT.get(level) ?? level);
}
