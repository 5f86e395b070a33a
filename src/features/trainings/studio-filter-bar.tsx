import { TRAINING_CATEGORIES } from '../../contract/enumerations.ts';
import type { TrainingCategory } from '../../contract/enumerations.ts';
import { training, trainingCategory, trainingType } from '../../language/words.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import {
  chosenCount,
  EQUIPMENT_NEEDS,
  TRAINING_KINDS,
  TRAINING_LENGTHS,
  TRAINING_LEVELS,
} from './training-search.ts';
import type { TrainingFilters } from './training-search.ts';
import { trainingsText } from './trainings.text.ts';

interface StudioFilterBarProps {
  filters: TrainingFilters;
  onChange: (changed: Partial<TrainingFilters>) => void;
  /** Categories that some training has; the others would only find nothing. */
  categories: ReadonlySet<TrainingCategory>;
}

const LENGTHS = TRAINING_LENGTHS.map((value) => ({ value, label: trainingsText.length[value] }));
const LEVELS = TRAINING_LEVELS.map((value) => ({ value, label: trainingType[value] }));
const EQUIPMENT = EQUIPMENT_NEEDS.map((value) => ({ value, label: trainingsText.equipment[value] }));
const KINDS = TRAINING_KINDS.map((value) => ({ value, label: trainingType[value] }));
const CATEGORIES = TRAINING_CATEGORIES.map((value) => ({ value, label: trainingCategory[value] }));

/** Search and length always in sight; category, level, equipment and type one tap away. */
export function StudioFilterBar({ filters, onChange, categories }: StudioFilterBarProps) {
  const length = (
    <FilterChips
      label={training.duration}
      isLabelHidden
      isStrip
      options={LENGTHS}
      selected={new Set(filters.lengths)}
      onChange={(chosen) => onChange({ lengths: [...chosen] })}
    />
  );
  return (
    <FilterBar
      search={{
        label: trainingsText.searchLabel,
        placeholder: trainingsText.searchPlaceholder,
        text: filters.text,
        onChange: (text) => onChange({ text }),
      }}
      first={length}
      furtherCount={chosenCount(filters) - filters.lengths.length}
    >
      <FilterChips
        label={training.category}
        options={CATEGORIES.filter(({ value }) => categories.has(value))}
        selected={new Set(filters.categories)}
        onChange={(chosen) => onChange({ categories: [...chosen] })}
      />
      <FilterChips
        label={training.level}
        options={LEVELS}
        selected={new Set(filters.levels)}
        onChange={(chosen) => onChange({ levels: [...chosen] })}
      />
      <FilterChips
        label={training.equipment}
        options={EQUIPMENT}
        selected={new Set(filters.equipment)}
        onChange={(chosen) => onChange({ equipment: [...chosen] })}
      />
      <FilterChips
        label={training.type}
        options={KINDS}
        selected={new Set(filters.kinds)}
        onChange={(chosen) => onChange({ kinds: [...chosen] })}
      />
    </FilterBar>
  );
}
