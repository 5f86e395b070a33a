import { TRAINING_CATEGORIES } from '../../../../contract/enumerations.ts';
import type { TrainingCategory } from '../../../../contract/enumerations.ts';
import { actions, training, trainingCategory, trainingType } from '../../../language/words.ts';
import { FilterBar, type FilterGroup } from '../../../ui/filter-bar.tsx';
import { EQUIPMENT_NEEDS, TRAINING_KINDS, TRAINING_LENGTHS, TRAINING_LEVELS } from './training-search.ts';
import type {
  EquipmentNeed,
  TrainingFilters,
  TrainingKind,
  TrainingLength,
  TrainingLevel,
} from './training-search.ts';
import { trainingsText } from './trainings.text.ts';

interface StudioFilterBarProps {
  filters: TrainingFilters;
  onChange: (changed: Partial<TrainingFilters>) => void;
  /** Categories that occur; any others would find nothing. */
  categories: ReadonlySet<TrainingCategory>;
  /** True if there is a saved video, or she looks for one. */
  hasSaved: boolean;
  /** „12 treeningut“. */
  found: string;
}

const LENGTHS = TRAINING_LENGTHS.map((value) => ({ value, label: trainingsText.length[value] }));
const LEVELS = TRAINING_LEVELS.map((value) => ({ value, label: trainingType[value] }));
const EQUIPMENT = EQUIPMENT_NEEDS.map((value) => ({ value, label: trainingsText.equipment[value] }));
const KINDS = TRAINING_KINDS.map((value) => ({ value, label: trainingType[value] }));
const CATEGORIES = TRAINING_CATEGORIES.map((value) => ({ value, label: trainingCategory[value] }));
const SAVED = [{ value: 'SAVED', label: actions.saved }] as const;

/** Search and length are always visible, saved videos if there are any; category, level, equipment and type are one tap away. */
export function StudioFilterBar(props: StudioFilterBarProps) {
  const { filters, onChange, found } = props;
  const search = {
    label: trainingsText.searchLabel,
    placeholder: trainingsText.searchPlaceholder,
    text: filters.text,
    onChange: (text: string) => onChange({ text }),
  };
  return <FilterBar {...{ search, found }} first={firstGroups(props)} further={furtherGroups(props)} />;
}

function firstGroups({ filters, onChange, hasSaved }: StudioFilterBarProps): FilterGroup[] {
  const saved: FilterGroup = {
    label: training.savedOffline,
    options: SAVED,
    selected: new Set(filters.isSaved ? ['SAVED'] : []),
    onChange: (chosen) => onChange({ isSaved: chosen.size > 0 }),
  };
  const length: FilterGroup<TrainingLength> = {
    label: training.duration,
    options: LENGTHS,
    selected: new Set(filters.lengths),
    onChange: (chosen) => onChange({ lengths: [...chosen] }),
  };
  return hasSaved ? [saved, length] : [length];
}

function furtherGroups({ filters, onChange, categories }: StudioFilterBarProps): FilterGroup[] {
  const category: FilterGroup<TrainingCategory> = {
    label: training.category,
    options: CATEGORIES.filter(({ value }) => categories.has(value)),
    selected: new Set(filters.categories),
    onChange: (chosen) => onChange({ categories: [...chosen] }),
  };
  const level: FilterGroup<TrainingLevel> = {
    label: training.level,
    options: LEVELS,
    selected: new Set(filters.levels),
    onChange: (chosen) => onChange({ levels: [...chosen] }),
  };
  const equipment: FilterGroup<EquipmentNeed> = {
    label: training.equipment,
    options: EQUIPMENT,
    selected: new Set(filters.equipment),
    onChange: (chosen) => onChange({ equipment: [...chosen] }),
  };
  const kind: FilterGroup<TrainingKind> = {
    label: training.type,
    options: KINDS,
    selected: new Set(filters.kinds),
    onChange: (chosen) => onChange({ kinds: [...chosen] }),
  };
  return [category, level, equipment, kind];
}
