import { describe, expect, it } from 'vitest';
import et from '../../../src/language/et.json';
import { compareWords } from '../../../src/language/collation.ts';
import { foldForSearch } from '../../../src/language/fold-for-search.ts';
import { formatCount } from '../../../src/language/plurals.ts';
import * as words from '../../../src/language/words.ts';

describe('words', () => {
  it('exports every group of et.json', () => {
    const { fill: _fill, ...groups } = words;
    expect(Object.keys(groups).sort()).toEqual(Object.keys(et).sort());
  });

  it('fills each named placeholder of a sentence and leaves unknown ones', () => {
    expect(words.fill('{n} muudatust, {n} {x}', { n: 3 })).toBe('3 muudatust, 3 {x}');
  });
});

describe('counted nouns', () => {
  it.each([
    [1, '1 treening'],
    [0, '0 treeningut'],
    [2, '2 treeningut'],
    [21, '21 treeningut'],
    [1.5, '1,5 treeningut'],
    [1.0333, '1 treening'],
    [0.96, '1 treening'],
    [1.06, '1,1 treeningut'],
  ])('counts %d as %s', (count, text) => {
    expect(formatCount(count, 'treening')).toBe(text);
  });
});

describe('searching and sorting', () => {
  it('is without case, accents and doubled spaces', () => {
    expect(foldForSearch(' Õun  ja ŽURNAAL, šokolaad')).toBe('oun ja zurnaal, sokolaad');
  });

  it('puts š and ž before t and õ ä ö ü last', () => {
    const sorted = ['ü', 'ö', 'ä', 'õ', 't', 'ž', 'z', 'š', 's'].sort(compareWords);
    expect(sorted.join('')).toBe('sšzžtõäöü');
  });
});
