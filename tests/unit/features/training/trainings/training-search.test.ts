import { describe, expect, it } from 'vitest';
import type { TrainingCardFragment } from '../../../../../contract/documents.generated.ts';
import {
  readTrainingFilters,
  writeTrainingFilters,
} from '../../../../../src/features/training/trainings/training-filters.address.ts';
import {
  indexTrainings,
  searchTrainings,
} from '../../../../../src/features/training/trainings/training-search.ts';
import type { TrainingFilters } from '../../../../../src/features/training/trainings/training-search.ts';

const ALL = readTrainingFilters(new URLSearchParams());

function training(title: string, more: Partial<TrainingCardFragment>): TrainingCardFragment {
  return {
    __typename: 'Training',
    id: title,
    title,
    type: [],
    category: [],
    accessLevel: 'BASIC',
    thumbnail: null,
    createdAt: '2026-01-01T00:00:00+02:00',
    duration: null,
    locked: false,
    updatedAt: '2026-01-01T00:00:00+02:00',
    ...more,
  };
}

const index = indexTrainings([
  training('Tugev tuhar', { type: ['EQUIPMENT', 'BEGINNER'], category: ['BOOTY'], duration: 15 }),
  training('Jalapäev', {
    type: ['GYM', 'EQUIPMENT', 'ADVANCED'],
    category: ['LEGS', 'LOWERBODY'],
    duration: 50,
    createdAt: '2026-03-01T00:00:00+02:00',
  }),
  training('Hüpeteta HIIT', {
    type: ['NO_JUMPING', 'FATLOSS', 'INTERMEDIATE'],
    category: ['HIIT'],
    duration: 16,
    createdAt: '2026-02-01T00:00:00+02:00',
    locked: true,
  }),
  training('Otsetund', { type: ['LIVE'], category: ['PILATES'], createdAt: '2025-12-31T23:00:00+02:00' }),
]);

const titles = (filters: Partial<TrainingFilters>) =>
  searchTrainings(index, { ...ALL, ...filters }, new Set(['Jalapäev', 'Otsetund'])).map(({ title }) => title);

describe('searchTrainings', () => {
  it('lists open ones before closed ones, newest first in each group', () => {
    expect(titles({})).toEqual(['Jalapäev', 'Tugev tuhar', 'Otsetund', 'Hüpeteta HIIT']);
  });

  it('ignores diacritics, in title, type and category', () => {
    expect(titles({ text: 'jalapaev' })).toEqual(['Jalapäev']);
    expect(titles({ text: 'hupeteta' })).toEqual(['Hüpeteta HIIT']);
    expect(titles({ text: 'tuharad algajatele' })).toEqual(['Tugev tuhar']);
  });

  it('treats 15 minutes as short and 16 as medium', () => {
    expect(titles({ lengths: ['SHORT'] })).toEqual(['Tugev tuhar']);
    expect(titles({ lengths: ['MEDIUM'] })).toEqual(['Hüpeteta HIIT']);
    expect(titles({ lengths: ['SHORT', 'LONG'] })).toEqual(['Jalapäev', 'Tugev tuhar']);
  });

  it('distinguishes a gym, equipment at home, and nothing at all', () => {
    expect(titles({ equipment: ['GYM'] })).toEqual(['Jalapäev']);
    expect(titles({ equipment: ['EQUIPMENT'] })).toEqual(['Tugev tuhar']);
    expect(titles({ equipment: ['NONE'] })).toEqual(['Otsetund', 'Hüpeteta HIIT']);
  });

  it('matches any of the levels and categories, and all of the types', () => {
    expect(titles({ levels: ['BEGINNER', 'ADVANCED'] })).toEqual(['Jalapäev', 'Tugev tuhar']);
    expect(titles({ categories: ['HIIT', 'PILATES'] })).toEqual(['Otsetund', 'Hüpeteta HIIT']);
    expect(titles({ kinds: ['NO_JUMPING', 'FATLOSS'] })).toEqual(['Hüpeteta HIIT']);
    expect(titles({ kinds: ['NO_JUMPING', 'LIVE'] })).toEqual([]);
  });

  it('can be limited to what is saved on the device, combined with the others', () => {
    expect(titles({ isSaved: true })).toEqual(['Jalapäev', 'Otsetund']);
    expect(titles({ isSaved: true, equipment: ['GYM'] })).toEqual(['Jalapäev']);
  });
});

describe('the studio’s filters in the address', () => {
  it('are read back as they were written', () => {
    const filters: TrainingFilters = {
      text: 'selg',
      kinds: ['NO_JUMPING'],
      categories: ['BACK', 'POSTURE'],
      lengths: ['SHORT'],
      levels: ['BEGINNER'],
      equipment: ['NONE'],
      isSaved: true,
    };
    expect(readTrainingFilters(new URLSearchParams(writeTrainingFilters(filters).toString()))).toEqual(
      filters,
    );
  });

  it('leave the address bare when nothing is selected, and drop unknown values', () => {
    expect(writeTrainingFilters(ALL).toString()).toBe('');
    expect(readTrainingFilters(new URLSearchParams('level=GOD&length=SHORT')).lengths).toEqual(['SHORT']);
    expect(readTrainingFilters(new URLSearchParams('level=GOD')).levels).toEqual([]);
  });
});
