/** The words that somebody may have meant who typed one letter wrong. */
import { cutsOf, stemsOf } from './estonian-keys.ts';

/** Shorter ones are one letter from too many others. */
const MIN_WHOLE = 4;
/** The least length of stems, each of which covers many words. */
const MIN_STEM = 5;
/** The least length of the part before the last one of a compound. */
const MIN_BEFORE = 3;

export interface Mistyped {
  asked: string;
  /** The word, and its rests without an ending. */
  cuts: readonly string[];
  /** In every word of which a part is one letter off from a cut. */
  near: RegExp;
}

export function mistypedOf(asked: string): Mistyped {
  const cuts = cutsOf(asked).filter(({ length }) => length >= MIN_WHOLE);
  return { asked, cuts, near: new RegExp(cuts.flatMap(halvesOf).join('|')) };
}

/** One of these stays whole wherever a letter is wrong; the last is the first if the two in the middle changed places. */
function halvesOf(cut: string): string[] {
  const half = Math.floor(cut.length / 2);
  const [last = '', next = ''] = cut.slice(half - 1);
  return [cut.slice(0, half), cut.slice(half), cut.slice(0, half - 1) + next + last];
}

/** True if it is `asked` but for one letter, as both are written. */
export function isMistyped({ asked }: Mistyped, word: string): boolean {
  return Math.abs(asked.length - word.length) <= 1 && isOneLetterOff(asked, word);
}

/**
 * The stems of a word from which a cut is one letter off. If it `isCompound`, their ends, as „leiva“ of „rukkileiva“, with the
 * first letter taken to be right.
 */
export function meantStems({ cuts, near }: Mistyped, word: string, isCompound: boolean): string[] {
  if (!near.test(word)) return [];
  return stemsOf(word).flatMap((stem) =>
    cuts.flatMap((cut) =>
      (isCompound ? [-1, 0, 1] : [stem.length - cut.length])
        .map((more) => stem.slice(-cut.length - more))
        .filter((part) => !isCompound || (stem.length - part.length >= MIN_BEFORE && part[0] === cut[0]))
        .filter((part) => Math.max(cut.length, part.length) >= MIN_STEM && isOneLetterOff(cut, part)),
    ),
  );
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
