/** Generates numbers in [0, 1), the same for the same seed on every machine. */
export type SeededRandom = () => number;

export function seededRandom(seed: string): SeededRandom {
  // FNV-1a over the seed, then mulberry32.
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(items: readonly [Item, ...Item[]], random: SeededRandom): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

export function between(from: number, to: number, random: SeededRandom): number {
  return from + (to - from) * random();
}
