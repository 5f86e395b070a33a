/**
 * Finds things by their words, on the device. Every distinct word is kept once with the things in which it occurs; a
 * keystroke scans the words, which are few, and adds up numbers for the things, which may be many thousands.
 *
 * A thing is found when each typed word matches one of its words. The place of a match counts more than how well it
 * matches, so names come before ingredients and those before labels and other text. A typed word matches its other forms, the
 * compounds that begin with any of them, and words that begin as it is typed. Only in names and parts may it be within another:
 * „oun“ must find „ploomi-õunakook“, but not every „lõunasöök“.
 */
import { hasKey, keysOf } from './estonian-keys.ts';
import { foldForSearch } from './fold-for-search.ts';
import { JoinedWords } from './joined-words.ts';
import { isMistyped, meantStems, mistypedOf } from './mistyped.ts';
import { isBegunCompound, isWithin, type Reading, readStem, readWord, soughtOf } from './sought-word.ts';

/** The places of a word, from the least to the most telling. */
export const TEXT = 1;
export const LABEL = 2;
export const PART = 3;
export const NAME = 4;
export type Place = typeof TEXT | typeof LABEL | typeof PART | typeof NAME;

/** The quality of a word's match; more than a place counts only within it. */
const CONTAINED = 1;
const COMPOUND = 2;
const BEGUN = 3;
const INFLECTED = 4;
const EXACT = 5;
/** Less than any place. */
const FORGIVEN = 1;
const PLACE_WEIGHT = 8;

/** Shorter ones are in too many words. */
const MIN_CONTAINED = 3;

/** The least length of a part of a compound, as it is written in a text and in another form. */
const MIN_PART = 3;
const MIN_INFLECTED = 5;

/** „voist“ alone may be meant by „vorst“, but by „munadeag“ whatever „munadega“ finds. */
const MIN_MEANT = 6;

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

/** The words that begin with a letter, and for each thing the best place of any of them. */
interface Beginning {
  words: IndexedWord[];
  places: Uint8Array;
}

/** The quality of the words that match a typed word. */
interface Matches {
  qualities: ReadonlyMap<IndexedWord, number>;
  /** True if they match but for a letter. */
  areForgiven: boolean;
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
  /** One letter begins so many words that to add these up when it is typed takes longer than a keystroke may. */
  readonly #byLetter = new Map<string, Beginning>();
  /** Those in names and parts, within which others are found. */
  readonly #inParts = new JoinedWords<IndexedWord>();
  /** The matches of words typed before: they stay the same while she types on. */
  #matches = new Map<string, Matches>();
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
    const words = new Set<string>();
    if (asked.length === 0) return { things: [], words };
    let totals: Uint16Array | undefined;
    for (const word of asked) {
      const best = this.#bestOf(word);
      if (totals) addUp(totals, best);
      else totals = new Uint16Array(best);
      for (const indexed of this.#matchesOf(word).qualities.keys()) words.add(indexed.word);
    }
    // Grouping by total is many times faster than sorting by comparison, because the totals are few.
    const byTotal: number[][] = [];
    for (let thing = 0; totals && thing < totals.length; thing += 1) {
      const total = totals[thing] ?? 0;
      if (total === 0) continue;
      const equals = byTotal[total];
      if (equals) equals.push(thing);
      else byTotal[total] = [thing];
    }
    const things = byTotal.toReversed().flatMap((equals) => equals ?? []);
    return { things, words };
  }

  #put(word: string, thing: number, place: Place): void {
    const indexed = this.#words.get(word) ?? this.#newWord(word);
    if (place >= PART && indexed.bestPlace < PART) this.#inParts.push(indexed);
    if (place > indexed.bestPlace) indexed.bestPlace = place;
    const last = indexed.things.length - 1;
    if (indexed.things[last] !== thing) {
      indexed.things.push(thing);
      indexed.places.push(place);
    } else if (place > (indexed.places[last] ?? TEXT)) indexed.places[last] = place;
    else return;
    const beginning = this.#beginningOf(word);
    if (beginning.places.length <= thing) beginning.places = lengthened(beginning.places, thing + 1);
    if (place > (beginning.places[thing] ?? 0)) beginning.places[thing] = place;
  }

  #beginningOf(word: string): Beginning {
    const letter = word.charAt(0);
    const known = this.#byLetter.get(letter);
    if (known) return known;
    const made = { words: [], places: new Uint8Array() };
    this.#byLetter.set(letter, made);
    return made;
  }

  #newWord(word: string): IndexedWord {
    const indexed: IndexedWord = { word, keys: keysOf(word), things: [], places: [], bestPlace: TEXT };
    this.#words.set(word, indexed);
    this.#beginningOf(word).words.push(indexed);
    for (const key of indexed.keys) {
      const others = this.#byKey.get(key);
      if (others) others.push(indexed);
      else this.#byKey.set(key, [indexed]);
    }
    return indexed;
  }

  #matchesOf(asked: string): Matches {
    const former = this.#matches.get(asked);
    if (former) return former;
    const meant = this.#qualitiesFor([readWord(asked)]);
    // „kana“ is no mistyped „kala“: a letter is forgiven only in a word that is found in no other way.
    const areForgiven = meant.size === 0;
    const matches = { qualities: areForgiven ? this.#forgiven(asked) : meant, areForgiven };
    this.#matches.set(asked, matches);
    return matches;
  }

  #qualitiesFor(readings: readonly Reading[]): Map<IndexedWord, number> {
    const formsOf = (key: string) => this.#byKey.get(key) ?? [];
    const isMadeOfWords = (text: string) => this.#isMadeOfWords(text);
    const sought = soughtOf(readings, formsOf);
    const { words } = sought;
    const qualities = new Map<IndexedWord, number>();
    for (const form of sought.keys.flatMap(formsOf))
      qualities.set(form, words.includes(form.word) ? EXACT : INFLECTED);
    const letters = new Set([...words, ...sought.formStems].map((word) => word.charAt(0)));
    for (const letter of letters)
      for (const indexed of this.#byLetter.get(letter)?.words ?? []) {
        if (qualities.has(indexed)) continue;
        if (words.some((word) => indexed.word.startsWith(word))) qualities.set(indexed, BEGUN);
        else if (isBegunCompound(indexed.word, sought, isMadeOfWords)) qualities.set(indexed, COMPOUND);
      }
    // A match that would find nothing must not pass for what she meant: then no letter would be forgiven.
    if (words.some(({ length }) => length >= MIN_CONTAINED))
      for (const indexed of this.#inParts.matching(sought.near))
        if (!qualities.has(indexed) && isWithin(indexed, sought, isMadeOfWords))
          qualities.set(indexed, CONTAINED);
    return qualities;
  }

  /** The words that she may have meant, and the words found by them and by stems that she may have meant. */
  #forgiven(asked: string): Map<IndexedWord, number> {
    const mistyped = mistypedOf(asked);
    if (mistyped.cuts.length === 0) return new Map();
    const writtenIn = (among: Iterable<IndexedWord>) =>
      Array.from(among).filter(({ word }) => isMistyped(mistyped, word));
    const stemsIn = (among: readonly IndexedWord[], isCompound: boolean) =>
      new Set(among.flatMap(({ word }) => meantStems(mistyped, word, isCompound)));
    // The first letter is seldom wrong, and then most words need not be looked at.
    const alike = this.#byLetter.get(asked.charAt(0))?.words ?? [];
    let written = writtenIn(alike);
    let stems = stemsIn(alike, false);
    if (written.length + stems.size === 0) {
      written = writtenIn(this.#words.values());
      stems = stemsIn(this.#inParts.matching(mistyped.near), true);
    }
    const meant = written.filter(({ word }) => word.length >= MIN_MEANT).map(({ word }) => readWord(word));
    const qualities = this.#qualitiesFor([...meant, ...[...stems].map(readStem)]);
    for (const indexed of written) qualities.set(indexed, EXACT);
    return qualities;
  }

  #isMadeOfWords(text: string): boolean {
    if (this.#isWord(text)) return true;
    for (let end = MIN_PART; end <= text.length - MIN_PART; end += 1)
      if (this.#isWord(text.slice(0, end)) && this.#isMadeOfWords(text.slice(end))) return true;
    return false;
  }

  #isWord(text: string): boolean {
    if (this.#words.has(text)) return text.length >= MIN_PART;
    return text.length >= MIN_INFLECTED && hasKey(text, (key) => this.#byKey.has(key));
  }

  /** For each thing how well it matches one asked word: of several matches the best counts. */
  #bestOf(asked: string): Uint8Array {
    const best = new Uint8Array(this.#count);
    const begun = asked.length === 1 ? this.#byLetter.get(asked)?.places : undefined;
    if (begun)
      for (let thing = 0; thing < best.length; thing += 1) {
        const place = begun[thing] ?? 0;
        if (place > 0) best[thing] = place * PLACE_WEIGHT + BEGUN;
      }
    const { qualities, areForgiven } = this.#matchesOf(asked);
    for (const [{ things, places }, quality] of qualities) {
      if (begun && quality === BEGUN) continue;
      for (let index = 0; index < things.length; index += 1) {
        const thing = things[index] ?? 0;
        const place = places[index] ?? TEXT;
        if (quality === CONTAINED && place < PART) continue;
        const score = areForgiven ? FORGIVEN : place * PLACE_WEIGHT + quality;
        if (score > (best[thing] ?? 0)) best[thing] = score;
      }
    }
    return best;
  }
}

/** A thing that lacked one of the words stays out. */
function addUp(totals: Uint16Array, best: Uint8Array): void {
  for (let thing = 0; thing < best.length; thing += 1) {
    const former = totals[thing] ?? 0;
    const more = best[thing] ?? 0;
    totals[thing] = former > 0 && more > 0 ? former + more : 0;
  }
}

function lengthened(places: Uint8Array, length: number): Uint8Array {
  const longer = new Uint8Array(2 * length);
  longer.set(places);
  return longer;
}

export function wordsOf(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\d]+/gu) ?? [];
}
