import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { nutritionPerServing } from '../../contract/recipe-nutrition.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { actions, fill } from '../../language/words.ts';
import type { RecipeRow } from '../../library/recipe-row.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { Button } from '../../ui/button.tsx';
import { CoverImage } from '../../ui/cover-image.tsx';
import { useEnergyHidden } from '../../ui/energy-visibility.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { EmptyState } from '../../ui/screen-states.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NO_RECIPE_FILTERS, searchRecipes } from '../recipes/recipe-search.ts';
import { recipesQuestion } from '../recipes/recipes.question.ts';
import styles from './change-meal.module.css';
import { choiceOf, type MenuMeal, suggestedOf } from './her-menu.ts';
import { likeRecipes } from './like-recipes.ts';
import { mealplanText } from './mealplan.text.ts';
import { readChosenRecipe } from './use-chosen-recipes.ts';
import type { MenuChanges } from './use-changing-menu.ts';

const ROWS_AT_ONCE = 30;

interface SwapMealProps {
  meal: MenuMeal;
  onChosen: (changes: MenuChanges, said: string) => Promise<void>;
}

/** Another dish in the meal's place, with as many portions. */
export function SwapMeal({ meal, onChosen }: SwapMealProps) {
  const client = useClient();
  const reading = useQuestion(recipesQuestion);
  const isEnergyHidden = useEnergyHidden();
  if (reading.state === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    );
  }
  if (reading.state !== 'ready') return <ReadFailure reading={reading} />;
  const choose = async ({ id, name_EE }: RecipeRow) => {
    await readChosenRecipe(client, id);
    const choice = choiceOf(meal, id, meal.servings || suggestedOf(meal).servings);
    await onChosen(new Map([[meal.id, choice]]), fill(mealplanText.nowOnMenu, { name: name_EE }));
  };
  return (
    <div className={sheetForm.form}>
      <p className={sheetForm.hint}>{isEnergyHidden ? mealplanText.swapHint : mealplanText.swapHintEnergy}</p>
      <Dishes meal={meal} rows={reading.answer.rows} onChoose={(row) => void choose(row)} />
    </div>
  );
}

interface DishesProps {
  meal: MenuMeal;
  rows: readonly RecipeRow[];
  onChoose: (row: RecipeRow) => void;
}

function Dishes({ meal: { mealType, recipe }, rows, onChoose }: DishesProps) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const asked = useDeferredValue(typed);
  const like = useMemo(() => {
    const kcal = nutritionPerServing(recipe.ingredients, recipe.servings)?.kcal;
    return likeRecipes(rows, { mealType, recipeId: recipe.id, kcal });
  }, [rows, mealType, recipe]);
  const found = useMemo(() => searchRecipes(like, { ...NO_RECIPE_FILTERS, text: asked }), [like, asked]);
  return (
    <>
      <TextField
        label={mealplanText.swapSearch}
        type="search"
        inputMode="search"
        autoComplete="off"
        icon={Search}
        value={typed}
        onChange={setTyped}
      />
      {found.length === 0 && (
        <EmptyState kind="filtered" title={mealplanText.noDish}>
          {mealplanText.noDishText}
        </EmptyState>
      )}
      <ul className={styles.dishes}>
        {found.slice(0, shown).map((row) => (
          <li key={row.id}>
            <Dish row={row} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {actions.showMore}
        </Button>
      )}
    </>
  );
}

function Dish({ row, onChoose }: { row: RecipeRow; onChoose: (row: RecipeRow) => void }) {
  const isEnergyHidden = useEnergyHidden();
  return (
    <button type="button" className={styles.dish} onClick={() => onChoose(row)}>
      <span className={styles.cover}>
        <CoverImage src={row.thumbnail} alt="" tint="food" ratio="square" />
      </span>
      <span>
        <span className={styles.name}>{row.name_EE}</span>
        {row.kcalPerPortion !== null && !isEnergyHidden && (
          <span className={styles.facts}>{formatWithUnit(row.kcalPerPortion, 'kcal', 0)}</span>
        )}
      </span>
    </button>
  );
}
