/** The search over everything, with a catalogue that is made up: as many different words as a real one, some of them common. */
import { findThings, indexThings } from '../../../src/features/find/search/search-index.ts';
import type { SearchThing } from '../../../src/features/find/search/search-thing.ts';

const SYLLABLES =
  'ka na mu li ha kar tul juus lei va sup pi õu na ri sa lat to mat por gand si bul äö ü ži ke vo ti'.split(
    ' ',
  );
const WORDS = 8_000;
const TYPED = ['k', 'ka', 'kan', 'kana', 'kana ', 'kana k', 'kana ka', 'kana kart', 'kartulitega', 'sibual'];

/** A steady stream of numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function catalogue(recipes: number): SearchThing[] {
  const next = numbersFrom(1);
  const pick = (items: readonly string[], exponent = 1) =>
    items[Math.floor(next() ** exponent * items.length)] ?? '';
  const words = Array.from({ length: WORDS }, () =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(SYLLABLES)).join(''),
  );
  // The first words of the list are the common ones.
  const some = (length: number) => Array.from({ length }, () => pick(words, 3));
  return Array.from({ length: recipes }, (_, place) => ({
    kind: 'recipe',
    id: `roog-${place}`,
    to: `/recipes/roog-${place}`,
    name: some(4).join(' '),
    parts: some(12),
    labels: some(3),
    text: some(60).join(' '),
  }));
}

/** Milliseconds of each keystroke, from the first of the page on; each is a new word for the index. */
export async function keystrokes(recipes: number): Promise<{ times: number[]; indexMs: number }> {
  const things = catalogue(recipes);
  const startedAt = performance.now();
  const index = await indexThings(things, new AbortController().signal);
  const indexMs = performance.now() - startedAt;
  if (!index) throw new Error('Nothing ends it');
  const times = TYPED.map((typed) => {
    const typedAt = performance.now();
    findThings(index, typed);
    return performance.now() - typedAt;
  });
  return { times, indexMs };
}
