/** The studio's search and filters, kept in its address. */
import { TRAINING_CATEGORIES } from '../../../../contract/enumerations.ts';
import { EQUIPMENT_NEEDS, TRAINING_KINDS, TRAINING_LENGTHS, TRAINING_LEVELS } from './training-search.ts';
import type { TrainingFilters } from './training-search.ts';

export function readTrainingFilters(address: URLSearchParams): TrainingFilters {
  const chosen = <Value extends string>(name: string, known: readonly Value[]) => {
    const values = address.getAll(name);
    return known.filter((value) => values.includes(value));
  };
  return {
    text: address.get('q') ?? '',
    kinds: chosen('type', TRAINING_KINDS),
    categories: chosen('category', TRAINING_CATEGORIES),
    lengths: chosen('length', TRAINING_LENGTHS),
    levels: chosen('level', TRAINING_LEVELS),
    equipment: chosen('equipment', EQUIPMENT_NEEDS),
    isSaved: address.get('saved') === '1',
  };
}

export function writeTrainingFilters(filters: TrainingFilters): URLSearchParams {
  const groups = {
    type: filters.kinds,
    category: filters.categories,
    length: filters.lengths,
    level: filters.levels,
    equipment: filters.equipment,
  };
  const text = filters.text.trim();
  return new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...(filters.isSaved ? [['saved', '1']] : []),
    ...Object.entries(groups).flatMap(([name, values]) => values.map((value) => [name, value])),
  ]);
}
