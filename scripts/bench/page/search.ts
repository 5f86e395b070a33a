/** The search over everything, with a catalogue that is made up: as many different words as a real one, some of them common. */
import { LABEL, NAME, PART, TEXT, TextIndex } from '../../../src/language/text-index.ts';

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

function catalogue(recipes: number): TextIndex {
  const next = numbersFrom(1);
  const pick = <Item>(items: readonly Item[], exponent = 1) =>
    items[Math.floor(next() ** exponent * items.length)];
  const words = Array.from({ length: WORDS }, () =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(SYLLABLES)).join(''),
  );
  // The first words of the list are the common ones.
  const text = (length: number) => Array.from({ length }, () => pick(words, 3)).join(' ');
  const index = new TextIndex();
  for (let recipe = 0; recipe < recipes; recipe += 1)
    index.add([
      [NAME, text(4)],
      [PART, text(12)],
      [LABEL, text(3)],
      [TEXT, text(60)],
    ]);
  return index;
}

/** Milliseconds of each keystroke, each of which is a new word for the index. */
export async function keystrokes(recipes: number): Promise<{ times: number[]; indexMs: number }> {
  const startedAt = performance.now();
  const index = catalogue(recipes);
  const indexMs = performance.now() - startedAt;
  const times = TYPED.map((typed) => {
    const typedAt = performance.now();
    index.find(typed);
    return performance.now() - typedAt;
  });
  return { times, indexMs };
}
