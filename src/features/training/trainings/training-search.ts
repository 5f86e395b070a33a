/** Search and filters over all trainings, without a network. */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { TrainingCategory, TrainingType } from '../../../../contract/enumerations.ts';
import { LABEL, NAME, TextIndex } from '../../../language/text-index.ts';
import { trainingCategory, trainingType } from '../../../language/words.ts';

export const TRAINING_LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export type TrainingLevel = (typeof TRAINING_LEVELS)[number];

/** The equipment it requires: nothing, something at home, or a gym. */
export const EQUIPMENT_NEEDS = ['NONE', 'EQUIPMENT', 'GYM'] as const;
export type EquipmentNeed = (typeof EQUIPMENT_NEEDS)[number];

export const TRAINING_LENGTHS = ['SHORT', 'MEDIUM', 'LONG'] as const;
export type TrainingLength = (typeof TRAINING_LENGTHS)[number];

/** Minutes, both ends included. */
export const LENGTH_MINUTES: Readonly<Record<TrainingLength, { min: number; max: number }>> = {
  SHORT: { min: 0, max: 15 },
  MEDIUM: { min: 16, max: 30 },
  LONG: { min: 31, max: Infinity },
};

/** Types that neither level nor equipment covers. */
export const TRAINING_KINDS = [
  'DAILY',
  'NO_JUMPING',
  'FATLOSS',
  'LIVE',
  'GUEST',
  'PERSONAL',
  'VIP',
] as const satisfies readonly TrainingType[];
export type TrainingKind = (typeof TRAINING_KINDS)[number];

/** Within a group any chosen value matches, except `kinds`, which must all match. */
export interface TrainingFilters {
  /** The words as typed. */
  text: string;
  kinds: readonly TrainingKind[];
  categories: readonly TrainingCategory[];
  lengths: readonly TrainingLength[];
  levels: readonly TrainingLevel[];
  equipment: readonly EquipmentNeed[];
  /** True if only trainings that play offline are wanted. */
  isSaved: boolean;
}

export interface IndexedTrainings {
  trainings: readonly TrainingCardFragment[];
  /** They match as in the search over everything. */
  words: TextIndex;
}

/** Open trainings first, and among those the newest first. */
export function indexTrainings(listed: readonly TrainingCardFragment[]): IndexedTrainings {
  const trainings = [...listed].sort(
    (left, right) =>
      Number(left.locked) - Number(right.locked) || Date.parse(right.createdAt) - Date.parse(left.createdAt),
  );
  const words = new TextIndex();
  for (const { title, type, category } of trainings) {
    const labels = [
      ...type.map((each) => trainingType[each]),
      ...category.map((each) => trainingCategory[each]),
    ];
    words.add([
      [NAME, title],
      [LABEL, labels.join(' ')],
    ]);
  }
  return { trainings, words };
}

export function equipmentOf(training: Pick<TrainingCardFragment, 'type'>): EquipmentNeed {
  if (training.type.includes('GYM')) return 'GYM';
  return training.type.includes('EQUIPMENT') ? 'EQUIPMENT' : 'NONE';
}

/** `saved` are the ids of the trainings whose videos are on this device. */
export function searchTrainings(
  { trainings, words }: IndexedTrainings,
  filters: TrainingFilters,
  saved: ReadonlySet<string>,
): TrainingCardFragment[] {
  const isAsked = filters.text.trim() !== '';
  const found = new Set(isAsked ? words.find(filters.text).things : []);
  return trainings
    .filter((training, position) => (!isAsked || found.has(position)) && passesFilters(training, filters))
    .filter(({ id }) => !filters.isSaved || saved.has(id));
}

function passesFilters(training: TrainingCardFragment, filters: TrainingFilters): boolean {
  const { kinds, categories, lengths, levels, equipment } = filters;
  return (
    kinds.every((kind) => training.type.includes(kind)) &&
    isAnyOf(categories, (category) => training.category.includes(category)) &&
    isAnyOf(levels, (level) => training.type.includes(level)) &&
    isAnyOf(equipment, (need) => equipmentOf(training) === need) &&
    isAnyOf(lengths, (length) => isOfLength(training.duration, length))
  );
}

function isAnyOf<Value>(chosen: readonly Value[], matches: (value: Value) => boolean): boolean {
  return chosen.length === 0 || chosen.some(matches);
}

function isOfLength(durationMinutes: number | null, length: TrainingLength): boolean {
  const { min, max } = LENGTH_MINUTES[length];
  return durationMinutes !== null && durationMinutes >= min && durationMinutes <= max;
}
