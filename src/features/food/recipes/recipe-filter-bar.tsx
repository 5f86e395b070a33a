import { MEAL_TYPES, RECIPE_TAGS } from '../../../../contract/enumerations.ts';
import type { MealType, RecipeTag } from '../../../../contract/enumerations.ts';
import { fill, mealType, recipeTag } from '../../../language/words.ts';
import { FilterBar, type FilterGroup } from '../../../ui/filter-bar.tsx';
import { MAX_MINUTES_CHOICES } from './recipe-filters.address.ts';
import type { RecipeFilters } from './recipe-search.ts';
import { recipesText } from './recipes.text.ts';

interface RecipeFilterBarProps {
  filters: RecipeFilters;
  onChange: (changed: Partial<RecipeFilters>) => void;
  /** „12 retsepti“. */
  found: string;
}

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealType[value] }));
const TAGS = RECIPE_TAGS.map((value) => ({ value, label: recipeTag[value] }));
const TIMES = MAX_MINUTES_CHOICES.map((minutes) => ({
  value: String(minutes),
  label: fill(recipesText.upToMinutes, { n: minutes }),
}));

/** Search and meals are always visible; tags and time are one tap away. */
export function RecipeFilterBar({ filters, onChange, found }: RecipeFilterBarProps) {
  const { text, meals, tags, maxMinutes } = filters;
  const search = {
    label: recipesText.searchLabel,
    placeholder: recipesText.searchPlaceholder,
    text,
    onChange: (typed: string) => onChange({ text: typed }),
  };
  const meal: FilterGroup<MealType> = {
    label: recipesText.meal,
    options: MEALS,
    selected: new Set(meals),
    onChange: (chosen) => onChange({ meals: [...chosen] }),
  };
  const tag: FilterGroup<RecipeTag> = {
    label: recipesText.tags,
    options: TAGS,
    selected: new Set(tags),
    onChange: (chosen) => onChange({ tags: [...chosen] }),
  };
  const time: FilterGroup = {
    label: recipesText.time,
    options: TIMES,
    selected: new Set(maxMinutes === undefined ? [] : [String(maxMinutes)]),
    onChange: (chosen) => onChange({ maxMinutes: latestOf(chosen, maxMinutes) }),
  };
  return <FilterBar {...{ search, found }} first={[meal]} further={[tag, time]} />;
}

/** Allows at most one time: a new choice replaces the previous one. */
function latestOf(chosen: ReadonlySet<string>, before: number | undefined): number | undefined {
  return MAX_MINUTES_CHOICES.find((choice) => chosen.has(String(choice)) && choice !== before);
}
