import { describe, expect, it } from 'vitest';
import { isOneLetterOff, NAME, PART, TEXT, TextIndex } from '../../../src/language/text-index.ts';

const RECIPES = [
  { name: 'Kartulisalat', parts: 'Hapukurk Muna', text: 'Keeda kartulid.' },
  { name: 'Kanasupp', parts: 'Kanafilee Kartul Porgand', text: 'Lõika kana tükkideks.' },
  { name: 'Munapuder', parts: 'Muna Või', text: 'Klopi munad lahti.' },
  { name: 'Šokolaadikook õuntega', parts: 'Tume šokolaad Õun', text: 'Küpseta 40 minutit.' },
  {
    name: 'Lõhe ahjus',
    parts: 'Lõhefilee Sidrun Veisehakkliha',
    text: 'Serveeri lõunaks keedetud kartulitega.',
  },
];

function indexed(): TextIndex {
  const index = new TextIndex();
  for (const { name, parts, text } of RECIPES)
    index.add([
      [NAME, name],
      [PART, parts],
      [TEXT, text],
    ]);
  return index;
}

function namesFor(typed: string): string[] {
  return indexed()
    .find(typed)
    .things.map((thing) => RECIPES[thing]?.name ?? '');
}

describe('the index', () => {
  it('puts names before ingredients and those before text', () => {
    expect(namesFor('kartul')).toEqual(['Kartulisalat', 'Kanasupp', 'Lõhe ahjus']);
  });

  it.each([
    ['kanaga', 'Kanasupp'],
    ['munadega', 'Munapuder'],
    ['pudruga', 'Munapuder'],
    ['õunakook', undefined],
    ['ountega', 'Šokolaadikook õuntega'],
    ['sokolaad', 'Šokolaadikook õuntega'],
    ['lihaga', 'Lõhe ahjus'],
    ['kartlu porgand', 'Kanasupp'],
    ['sidrnu', 'Lõhe ahjus'],
    ['oun', 'Šokolaadikook õuntega'],
    ['una', 'Munapuder'],
    ['eeri', undefined],
    ['xyz', undefined],
    ['', undefined],
    ['  ', undefined],
    ['!?', undefined],
  ])('for „%s“ puts first %s', (typed, first) => {
    expect(namesFor(typed)[0]).toBe(first);
  });

  it('finds what has every word, in any order, while the last is being typed', () => {
    expect(namesFor('muna kart')).toEqual(['Kartulisalat']);
    expect(namesFor('kart muna')).toEqual(['Kartulisalat']);
    expect(namesFor('muna sidrun')).toEqual([]);
  });

  it('forgives a letter only in a word that is found in no other way', () => {
    const index = new TextIndex();
    for (const name of ['Kalasupp', 'Kala', 'Kanasalat']) index.add([[NAME, name]]);
    expect(index.find('kana').things).toEqual([2]);
    expect(index.find('kada').things).toEqual([1]);
  });

  it('forgives a letter also where the typed word is within one that stands in text alone, which finds nothing', () => {
    const index = new TextIndex();
    index.add([[NAME, 'Salat kanaga']]);
    expect(index.find('salta').things).toEqual([0]);
    index.add([[TEXT, 'Kivi on basalt.']]);
    expect(index.find('salta').things).toEqual([0]);
    index.add([[TEXT, 'Lõika salat.']]);
    expect(index.find('alat').things).toEqual([0]);
    index.add([[PART, 'Basalt']]);
    expect(index.find('salta').things).toEqual([3]);
  });

  it('takes no short word and no ending of another for the typed one', () => {
    const index = new TextIndex();
    for (const name of ['Ka nii', 'Murulauguga', 'Kükk']) index.add([[NAME, name]]);
    expect(index.find('kana').things).toEqual([]);
    expect(index.find('kükid').things).toEqual([2]);
  });

  it('says by which words things were found', () => {
    expect([...indexed().find('munaga').words].sort()).toEqual(['muna', 'munad', 'munapuder']);
  });
});

it.each([
  ['kana', 'kaan', true],
  ['kana', 'kna', true],
  ['kana', 'kanna', true],
  ['kana', 'kama', true],
  ['kana', 'kana', true],
  ['kana', 'kaama', false],
  ['kana', 'muna', false],
  ['aabb', 'ab', false],
])('„%s“ and „%s“ are one letter apart: %s', (one, other, isNear) => {
  expect(isOneLetterOff(one, other)).toBe(isNear);
  expect(isOneLetterOff(other, one)).toBe(isNear);
});
