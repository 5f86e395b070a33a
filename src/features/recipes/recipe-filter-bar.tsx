import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { MEAL_TYPES, RECIPE_TAGS } from '../../contract/enumerations.ts';
import { actions, fill, mealType, recipeTag } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './recipe-filter-bar.module.css';
import { MAX_MINUTES_CHOICES } from './recipe-filters.address.ts';
import type { RecipeFilters } from './recipe-search.ts';
import { recipesText } from './recipes.text.ts';

interface RecipeFilterBarProps {
  filters: RecipeFilters;
  onChange: (changed: Partial<RecipeFilters>) => void;
}

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealType[value] }));
const TAGS = RECIPE_TAGS.map((value) => ({ value, label: recipeTag[value] }));
const TIMES = MAX_MINUTES_CHOICES.map((minutes) => ({
  value: String(minutes),
  label: fill(recipesText.upToMinutes, { n: minutes }),
}));

/** Search and meals always in sight; tags and time one tap away. */
export function RecipeFilterBar({ filters, onChange }: RecipeFilterBarProps) {
  const { text, meals, tags, maxMinutes } = filters;
  const furtherCount = tags.length + (maxMinutes === undefined ? 0 : 1);
  const [isOpen, setIsOpen] = useState(furtherCount > 0);
  return (
    <search className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.search}>
          <TextField
            label={recipesText.searchLabel}
            isLabelHidden
            type="search"
            inputMode="search"
            autoComplete="off"
            icon={Search}
            placeholder={recipesText.searchPlaceholder}
            value={text}
            onChange={(typed) => onChange({ text: typed })}
          />
        </div>
        <Button
          variant="secondary"
          icon={isOpen ? ChevronDown : SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls="recipe-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          {furtherCount > 0 ? fill(recipesText.filtersChosen, { n: furtherCount }) : actions.filter}
        </Button>
      </div>
      <FilterChips
        label={recipesText.meal}
        isLabelHidden
        isStrip
        options={MEALS}
        selected={new Set(meals)}
        onChange={(chosen) => onChange({ meals: [...chosen] })}
      />
      <div id="recipe-filters" className={styles.further} hidden={!isOpen}>
        <FilterChips
          label={recipesText.tags}
          options={TAGS}
          selected={new Set(tags)}
          onChange={(chosen) => onChange({ tags: [...chosen] })}
        />
        <FilterChips
          label={recipesText.time}
          options={TIMES}
          selected={new Set(maxMinutes === undefined ? [] : [String(maxMinutes)])}
          onChange={(chosen) => onChange({ maxMinutes: latestOf(chosen, maxMinutes) })}
        />
      </div>
    </search>
  );
}

/** One time at most: a new choice takes the place of the former. */
function latestOf(chosen: ReadonlySet<string>, before: number | undefined): number | undefined {
  return MAX_MINUTES_CHOICES.find((choice) => chosen.has(String(choice)) && choice !== before);
}
