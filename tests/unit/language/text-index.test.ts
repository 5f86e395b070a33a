import { describe, expect, it } from 'vitest';
import { NAME, PART, TEXT, TextIndex } from '../../../src/language/text-index.ts';

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

  it('counts one letter in every place, and again when more is added', () => {
    const index = new TextIndex();
    index.add([[TEXT, 'Koori kartulid.']]);
    index.add([[NAME, 'Muna']]);
    index.add([[NAME, 'Kook']]);
    expect(index.find('k').things).toEqual([2, 0]);
    index.add([[PART, 'Kaer']]);
    expect(index.find('k').things).toEqual([2, 3, 0]);
    expect(index.find('k m').things).toEqual([]);
    expect([...index.find('k').words].sort()).toEqual(['kaer', 'kartulid', 'kook', 'koori']);
  });

  it('says by which words things were found', () => {
    expect([...indexed().find('munaga').words].sort()).toEqual(['muna', 'munad', 'munapuder']);
  });
});

/** Everything is a text, but what begins with a capital letter is a name. */
const foundIn = (words: string, typed: string) => {
  const index = new TextIndex();
  const all = words.split(' ');
  for (const word of all) index.add([[/^\p{Lu}/u.test(word) ? NAME : TEXT, word]]);
  const { things } = index.find(typed);
  return all.filter((_word, thing) => things.includes(thing));
};

describe('a form of a known word', () => {
  it.each([
    ['munad', 'muna munapiim piim munk', ['muna', 'munapiim']],
    ['mune', 'muna munapiim piim', ['muna', 'munapiim']],
    ['pähkel', 'pähklid Maapähklivõi või', ['pähklid', 'Maapähklivõi']],
    ['siga', 'sea sealiha liha sealt', ['sea', 'sealiha']],
    ['salatit', 'salat salatilehed', ['salat', 'salatilehed']],
  ])('finds what its base begins: „%s“ in „%s“', (typed, words, found) => {
    expect(foundIn(words, typed)).toEqual(found);
  });

  it.each([
    ['koogid', 'koogid kookos kookospiim piim', ['koogid']],
    ['koogid', 'koogid köögiviljad', ['koogid']],
    ['koort', 'koor kooritud', ['koor']],
    ['marjad', 'mari Marineeritud', ['mari']],
    ['kartul', 'kartulid karri karta', ['kartulid']],
    ['seened', 'seente see seest sees', ['seente']],
    ['juust', 'juustu juua', ['juustu']],
  ])('finds nothing that only looks like it: „%s“ in „%s“', (typed, words, found) => {
    expect(foundIn(words, typed)).toEqual(found);
  });

  it('begins the longer words of which it may be typed on', () => {
    expect(foundIn('kook kookos koor', 'kook')).toEqual(['kook', 'kookos']);
  });
});

describe('one wrong letter', () => {
  it.each([
    ['leivga', 'leib leivast Rukkileib leige', ['leib', 'leivast', 'Rukkileib']],
    ['leivga', 'Rukkileivad leige', ['Rukkileivad']],
    [
      'kodujuutu',
      'kodujuust kodujuustuga Kodujuustuvõileib kodu',
      ['kodujuust', 'kodujuustuga', 'Kodujuustuvõileib'],
    ],
    ['munadeag', 'munadega muna munad', ['munadega', 'muna', 'munad']],
    ['porgnadit', 'porgandid Porgandisupp', ['porgandid', 'Porgandisupp']],
    ['katrulid', 'kartul Ahjukartul', ['kartul', 'Ahjukartul']],
    ['jartulid', 'kartulid', ['kartulid']],
    ['jugurtiga', 'jogurt jogurtit', ['jogurt', 'jogurtit']],
  ])('is forgiven through endings and compounds: „%s“ in „%s“', (typed, words, found) => {
    expect(foundIn(words, typed)).toEqual(found);
  });

  it.each([
    ['kana', 'kala kalaga Kalasupp', ['kala']],
    ['kana', 'kana kala', ['kana']],
    ['kalaga', 'kanaga kana kala', ['kala']],
    ['kamaga', 'kala kana', []],
    ['vorst', 'voist või võid', ['voist']],
    ['oad', 'oda odav', []],
    ['leivga', 'laev liiv leige', []],
    ['basalt', 'salat salatid', []],
  ])('is not forgiven in what is spelt otherwise or is short: „%s“ in „%s“', (typed, words, found) => {
    expect(foundIn(words, typed)).toEqual(found);
  });
});
