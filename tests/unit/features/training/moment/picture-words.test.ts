/** The words on the picture of a training that she shares. */
import { describe, expect, it } from 'vitest';
import {
  type Moment,
  partsOf,
  PICTURE_PARTS,
  saidAloud,
  wordsOnPicture,
} from '../../../../../src/features/training/moment/picture-words.ts';

const MOMENT: Moment = {
  name: 'Jalapäev jõusaalis',
  figures: ['45 min', '18 seeriat'],
  records: ['Kükk kangiga, 8 × 40 kg'],
  week: { done: 2, isGoalReached: false },
};

const said = (...parts: (typeof PICTURE_PARTS)[number][]) =>
  saidAloud(wordsOnPicture(MOMENT, new Set(parts))).replaceAll('\u00A0', ' ');

describe('the picture of a training', () => {
  it('has nothing of hers until she adds it', () => {
    expect(wordsOnPicture(MOMENT, new Set())).toEqual({});
    expect(said()).toBe('Treening on tehtud');
  });

  it('has each part that she adds, and no other', () => {
    expect(said('name')).toBe('Treening on tehtud · Jalapäev jõusaalis');
    expect(said('figures')).toBe('Treening on tehtud · 45 min · 18 seeriat');
    expect(said('records')).toBe('Treening on tehtud · Rekord: Kükk kangiga, 8 × 40 kg');
    expect(said('week')).toBe('Treening on tehtud · Sel nädalal tehtud: 2 treeningut.');
    expect(said('week', 'name')).toContain('Jalapäev');
  });

  it('names three records, and says how many more there are', () => {
    const records = (count: number) =>
      saidAloud({ records: Array.from({ length: count }, (_, index) => `Harjutus ${index + 1}`) });
    expect(records(3)).toMatch(/Harjutus 3$/u);
    expect(records(4).replaceAll('\u00A0', ' ')).toMatch(/Harjutus 3 · ja veel 1 rekord$/u);
    expect(records(8).replaceAll('\u00A0', ' ')).toMatch(/Harjutus 3 · ja veel 5 rekordit$/u);
  });

  it('offers what the training has', () => {
    expect(partsOf(MOMENT)).toEqual([...PICTURE_PARTS]);
    expect(partsOf({ ...MOMENT, records: [], week: undefined })).toEqual(['figures', 'name']);
  });
});
