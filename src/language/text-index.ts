/**
 * Finds things by their words, on the device. Every distinct word is kept once with the things in which it occurs; a
 * keystroke scans the words, which are few, and adds up numbers for the things, which may be many thousands.
 *
 * A thing is found when each typed word matches one of its words. Where a match stands counts more than how well it
 * matches, so names come before ingredients and those before labels and other text. Only in names and parts may a typed
 * word be within another: „oun“ must find „ploomi-õunakook“, but not every „lõunasöök“.
 */
import { keysOf, stemsOf } from './estonian-keys.ts';
import { foldForSearch } from './fold-for-search.ts';

/** The places a word can stand in, from the least to the most telling. */
export const TEXT = 1;
export const LABEL = 2;
export const PART = 3;
export const NAME = 4;
export type Place = typeof TEXT | typeof LABEL | typeof PART | typeof NAME;

/** How well a word matches; more than a place counts only within it. */
const FORGIVEN = 1;
const CONTAINED = 2;
const BEGUN = 3;
const INFLECTED = 4;
const EXACT = 5;
const PLACE_WEIGHT = 8;

/** Shorter ones are found in too many words. */
const MIN_CONTAINED = 3;
const MIN_STEM = 4;
const MIN_FORGIVEN = 4;

interface IndexedWord {
  word: string;
  keys: readonly string[];
  /** Ascending. */
  things: number[];
  /** The best place in each of them. */
  places: Place[];
  /** The best of all. */
  bestPlace: Place;
}

interface Match {
  indexed: IndexedWord;
  quality: number;
}

export interface FoundThings {
  /** The best first; of equals the one that was added first. */
  things: readonly number[];
  /** The folded words by which they were found. */
  words: ReadonlySet<string>;
}

export class TextIndex {
  readonly #words = new Map<string, IndexedWord>();
  readonly #byKey = new Map<string, IndexedWord[]>();
  /** What was typed before the last letter is typed on: its words stay the same. */
  #matches = new Map<string, readonly Match[]>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Adds one thing with its texts; the first has the number 0. */
  add(texts: readonly (readonly [Place, string])[]): void {
    const thing = this.#count;
    this.#count += 1;
    this.#matches.clear();
    for (const [place, text] of texts) for (const word of wordsOf(text)) this.#put(word, thing, place);
  }

  find(typed: string): FoundThings {
    const asked = [...new Set(wordsOf(typed))];
    const matches = asked.map((word) => this.#matchesOf(word));
    const hits = new Uint8Array(this.#count);
    const totals = new Uint16Array(this.#count);
    for (const [position, ofWord] of matches.entries()) this.#addUp(ofWord, position, hits, totals);
    const words = new Set(matches.flat().map(({ indexed }) => indexed.word));
    if (asked.length === 0) return { things: [], words };
    // Grouping by total is many times faster than sorting by comparison, because the totals are few.
    const byTotal: number[][] = [];
    for (let thing = 0; thing < hits.length; thing += 1) {
      if (hits[thing] !== asked.length) continue;
      const total = totals[thing] ?? 0;
      const equals = byTotal[total];
      if (equals) equals.push(thing);
      else byTotal[total] = [thing];
    }
    const things = byTotal.toReversed().flatMap((equals) => equals ?? []);
    return { things, words };
  }

  #put(word: string, thing: number, place: Place): void {
    const indexed = this.#words.get(word) ?? this.#newWord(word);
    if (place > indexed.bestPlace) indexed.bestPlace = place;
    const last = indexed.things.length - 1;
    if (indexed.things[last] !== thing) {
      indexed.things.push(thing);
      indexed.places.push(place);
    } else if (place > (indexed.places[last] ?? TEXT)) indexed.places[last] = place;
  }

  #newWord(word: string): IndexedWord {
    const indexed: IndexedWord = { word, keys: keysOf(word), things: [], places: [], bestPlace: TEXT };
    this.#words.set(word, indexed);
    for (const key of indexed.keys) {
      const others = this.#byKey.get(key);
      if (others) others.push(indexed);
      else this.#byKey.set(key, [indexed]);
    }
    return indexed;
  }

  #matchesOf(asked: string): readonly Match[] {
    const former = this.#matches.get(asked);
    if (former) return former;
    const keys = keysOf(asked);
    const inflected = new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []));
    const parts = {
      stems: stemsOf(asked).filter(({ length }) => length >= MIN_STEM),
      ends: keys.filter(({ length }) => length >= MIN_STEM),
    };
    const matches: Match[] = [];
    for (const indexed of this.#words.values()) {
      const quality = inflected.has(indexed)
        ? indexed.word === asked
          ? EXACT
          : INFLECTED
        : qualityOf(indexed, asked, parts);
      if (quality > 0) matches.push({ indexed, quality });
    }
    // „kana“ is no mistyped „kala“: a letter is forgiven only in a word that is found in no other way.
    const meant = matches.filter(({ quality }) => quality > FORGIVEN);
    const kept = meant.length > 0 ? meant : matches;
    this.#matches.set(asked, kept);
    return kept;
  }

  /** A thing that lacked an earlier word stays out; of several matches of one word the best counts. */
  #addUp(matches: readonly Match[], position: number, hits: Uint8Array, totals: Uint16Array): void {
    const best = new Uint8Array(this.#count);
    for (const { indexed, quality } of matches) {
      const { things, places } = indexed;
      for (let index = 0; index < things.length; index += 1) {
        const thing = things[index] ?? 0;
        if (hits[thing] !== position && best[thing] === 0) continue;
        if (quality === CONTAINED && (places[index] ?? TEXT) < PART) continue;
        // What is only forgiven counts less than any place.
        const score = quality === FORGIVEN ? FORGIVEN : (places[index] ?? TEXT) * PLACE_WEIGHT + quality;
        const former = best[thing] ?? 0;
        if (former === 0) hits[thing] = position + 1;
        if (score > former) {
          totals[thing] = (totals[thing] ?? 0) + score - former;
          best[thing] = score;
        }
      }
    }
  }
}

/** What of a typed word may be part of a compound: its stems anywhere, its keys at the end, where it is inflected. */
interface Parts {
  stems: readonly string[];
  ends: readonly string[];
}

function qualityOf(indexed: IndexedWord, asked: string, parts: Parts): number {
  const { word, bestPlace } = indexed;
  if (word.startsWith(asked)) return BEGUN;
  if (asked.length < MIN_CONTAINED) return 0;
  // What would find nothing must not pass for what she meant: then no letter would be forgiven.
  if (bestPlace >= PART && isWithin(indexed, asked, parts)) return CONTAINED;
  if (asked.length < MIN_FORGIVEN || Math.abs(asked.length - word.length) > 1) return 0;
  return isOneLetterOff(asked, word) ? FORGIVEN : 0;
}

function isWithin({ word, keys }: IndexedWord, asked: string, { stems, ends }: Parts): boolean {
  if (word.length > asked.length && word.includes(asked)) return true;
  if (stems.some((stem) => word.includes(stem))) return true;
  return ends.some((end) => keys.some((key) => key.length > end.length && key.endsWith(end)));
}

/** One letter more, less, other, or two that changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < longer && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

export function wordsOf(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\d]+/gu) ?? [];
}
