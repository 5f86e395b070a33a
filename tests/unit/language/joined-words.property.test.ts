import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOf } from '../../../src/language/estonian-keys.ts';
import { JoinedWords } from '../../../src/language/joined-words.ts';
import { meantStems, mistypedOf } from '../../../src/language/mistyped.ts';
import { isWithin, readStem, readWord, soughtOf } from '../../../src/language/sought-word.ts';

const SYLLABLES = ['kana', 'leib', 'leiva', 'kook', 'koogi', 'pahkli', 'd', 'ga'];
const text = fc
  .array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
const words = fc
  .uniqueArray(text, { maxLength: 40 })
  .map((all) => all.map((word) => ({ word, keys: keysOf(word) })));

function joinedOf(all: readonly { word: string; keys: readonly string[] }[]) {
  const joined = new JoinedWords();
  for (const each of all) joined.push(each);
  return joined;
}

it('no word that what is sought is within is passed over, in whatever form it was typed', () => {
  const property = fc.property(words, text, fc.boolean(), (all, typed, isStem) => {
    const formsOf = (key: string) => all.filter(({ keys }) => keys.includes(key));
    const sought = soughtOf([isStem ? readStem(typed) : readWord(typed)], formsOf);
    const isFound = (each: { word: string; keys: readonly string[] }) => isWithin(each, sought, () => true);
    expect(joinedOf(all).matching(sought.near).filter(isFound)).toEqual(all.filter(isFound));
  });
  fc.assert(property, { numRuns: 1_000 });
});

it('nor a compound of a word in which a letter is wrong', () => {
  const property = fc.property(words, text, (all, typed) => {
    const mistyped = mistypedOf(typed);
    fc.pre(mistyped.cuts.length > 0);
    const isMeant = ({ word }: { word: string }) => meantStems(mistyped, word, true).length > 0;
    expect(joinedOf(all).matching(mistyped.near).filter(isMeant)).toEqual(all.filter(isMeant));
  });
  fc.assert(property, { numRuns: 1_000 });
});
