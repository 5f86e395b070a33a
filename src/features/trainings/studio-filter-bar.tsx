import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { TRAINING_CATEGORIES } from '../../contract/enumerations.ts';
import type { TrainingCategory } from '../../contract/enumerations.ts';
import { actions, fill, training, trainingCategory, trainingType } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './studio-filter-bar.module.css';
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
  const furtherCount = chosenCount(filters) - filters.lengths.length;
  const [isOpen, setIsOpen] = useState(furtherCount > 0);
  return (
    <search className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.search}>
          <TextField
            label={trainingsText.searchLabel}
            isLabelHidden
            type="search"
            inputMode="search"
            autoComplete="off"
            icon={Search}
            placeholder={trainingsText.searchPlaceholder}
            value={filters.text}
            onChange={(text) => onChange({ text })}
          />
        </div>
        <Button
          variant="secondary"
          icon={isOpen ? ChevronDown : SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls="studio-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          {furtherCount > 0 ? fill(trainingsText.filtersChosen, { n: furtherCount }) : actions.filter}
        </Button>
      </div>
      <FilterChips
        label={training.duration}
        isLabelHidden
        isStrip
        options={LENGTHS}
        selected={new Set(filters.lengths)}
        onChange={(chosen) => onChange({ lengths: [...chosen] })}
      />
      <div id="studio-filters" className={styles.further} hidden={!isOpen}>
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
      </div>
    </search>
  );
}
