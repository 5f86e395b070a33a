/** The text beside a found thing's name: the reason why it was found. */
import { wordsOf } from '../../../language/text-index.ts';
import type { SearchThing } from './search-thing.ts';

const MAX_PARTS = 5;
/** About two lines on a phone. */
const MAX_LETTERS = 140;
/** The length of the text before the first word that was found. */
const BEFORE_LETTERS = 40;

function hasAny(text: string, words: ReadonlySet<string>): boolean {
  return wordsOf(text).some((word) => words.has(word));
}

/** The parts that were found, or else the sentence; for a thing found by its name alone, its first parts. */
export function reasonOf({ name, parts, labels, text }: SearchThing, words: ReadonlySet<string>): string {
  for (const list of [parts, labels]) {
    const found = list.filter((each) => hasAny(each, words));
    if (found.length > 0) return found.slice(0, MAX_PARTS).join(' · ');
  }
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u);
  const sentence = sentences.find((each) => hasAny(each, words));
  if (sentence !== undefined && !hasAny(name, words)) return excerpt(sentence, words);
  const first = parts.length > 0 ? parts : labels;
  return first.length > 0 ? first.slice(0, MAX_PARTS).join(' · ') : excerpt(sentences[0] ?? '', words);
}

function excerpt(sentence: string, words: ReadonlySet<string>): string {
  if (sentence.length <= MAX_LETTERS) return sentence;
  const first = splitAtFound(sentence, words)[0]?.text.length ?? 0;
  const from = first > BEFORE_LETTERS ? sentence.indexOf(' ', first - BEFORE_LETTERS) + 1 : 0;
  const to = sentence.lastIndexOf(' ', from + MAX_LETTERS);
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, Math.max(to, from + 1))} …`;
}

interface Piece {
  text: string;
  isFound: boolean;
}

/** The text in pieces, of which every other is a word that was found; the first is not. */
export function splitAtFound(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [{ text: '', isFound: false }];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
    if (!wordsOf(word).some((folded) => words.has(folded))) continue;
    const before = pieces.at(-1);
    if (before) before.text += text.slice(end, index);
    pieces.push({ text: word, isFound: true }, { text: '', isFound: false });
    end = index + word.length;
  }
  const last = pieces.at(-1);
  if (last) last.text += text.slice(end);
  return pieces;
}
