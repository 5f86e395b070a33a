import { expect, it } from 'vitest';
import { markTitle } from '../../../../src/platform/marks/mark-title.ts';

const TODAY = '2026-11-26';
const ROW = { text: 'kohv', addedAt: '2026-11-26T10:00:00+02:00' };

it.each([
  ['shopping-own', ROW, 'Ostunimekirja rida: kohv'],
  [
    'planned-training',
    { trainingId: 'jalad', at: '2026-11-27T18:00' },
    /^Plaanitud treening: 27\.\snovembril kell 18[.:]00$/,
  ],
  ['avoided-food', 'Maapähklivõi', 'Mida ma ei söö: Maapähklivõi'],
  ['favourite', true, 'Lemmik'],
  ['of-a-newer-release', 'x', 'Sinu edenemine'],
])('a waiting mark of %s is told by what she said', (kind, value, title) => {
  const shown = markTitle({ kind, value: JSON.stringify(value) }, TODAY);
  expect(shown).toMatch(title);
});

it('one that ends something is called by its kind', () => {
  expect(markTitle({ kind: 'shopping-own', value: null }, TODAY)).toBe('Ostunimekirja rida');
});
