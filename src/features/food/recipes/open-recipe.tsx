import { useMemo, useRef } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { PrintedSheet } from '../../../ui/printed-sheet.tsx';
import { CookMode } from './cook-mode.tsx';
import { type CookedIngredient, ratiosOf } from './cooked-ingredient.ts';
import { IngredientList } from './ingredient-list.tsx';
import { NutritionTable } from './nutrition-table.tsx';
import styles from './open-recipe.module.css';
import { PrintedRecipe } from './printed-recipe.tsx';
import { RecipeChangedNotice } from './recipe-changed-notice.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { RecipeMethod } from './recipe-method.tsx';
import { standingScale } from './scaled-servings.ts';
import { cookingPlaceOf, placeAt } from './standing-step.ts';
import { findStepIngredients } from './step-ingredients.ts';
import { TimerList } from '../../../platform/timers/timer-list.tsx';
import { useCookStep } from './use-cook-step.ts';
import { useCooking } from './use-cooking.ts';

type Ingredients = NonNullable<RecipeDetailsFragment['ingredients']>;

interface OpenRecipeProps {
  recipe: RecipeDetailsFragment;
  /** The ingredients as written, in the same places. */
  written: Ingredients;
  /** Ingredients as she cooks it, with her substitutes. */
  ingredients: CookedIngredient[];
  steps: readonly string[];
}

/** Ingredients, steps and nutrition of a recipe that is open to her, and its cooking mode. */
export function OpenRecipe({ recipe, written, ingredients, steps }: OpenRecipeProps) {
  const cooking = useCooking(recipe.id, written);
  const { progress } = cooking;
  const cookStep = useCookStep(steps);
  const title = useRef<HTMLHeadingElement>(null);
  const servings = progress.servings ?? recipe.servings;
  const factor = servings / recipe.servings;
  const scaledTo = standingScale(progress, recipe, ingredients);
  const has = scaledTo && 'foodId' in scaledTo ? scaledTo : undefined;
  const foods = useMemo(() => written.map(({ ingredient }) => ingredient.name_EE), [written]);
  const ratios = useMemo(() => ratiosOf(ingredients), [ingredients]);
  const amounts = useMemo(() => findStepIngredients(written, steps), [written, steps]);
  const open = { ...recipe, ingredients: written, steps };
  const listed = { ingredients, factor, has, ticked: cooking.ticked, onTick: cooking.setTicked };
  return (
    <>
      {cookStep.step === undefined && (
        <TimerList recipeId={recipe.id} onFocusLost={() => title.current?.focus()} />
      )}
      <div className={styles.columns}>
        <RecipeIngredients
          {...{ recipe, written, listed, servings, scaledTo, cooking, title }}
          isCookable={steps.length > 0}
        />
        <RecipeMethod
          {...{ ingredients, foods, factor, ratios, amounts }}
          recipe={open}
          left={cookingPlaceOf(progress)}
          onCook={cookStep.enter}
        />
        <div className={styles.nutrition}>
          <NutritionTable ingredients={ingredients} servings={recipe.servings} />
        </div>
      </div>
      <PrintedSheet>
        <PrintedRecipe {...{ recipe, ingredients, steps, servings, has, foods, ratios, amounts }} />
      </PrintedSheet>
      {cookStep.step !== undefined && (
        <CookMode
          {...{ ingredients, foods, factor, ratios, has }}
          recipe={open}
          step={cookStep.step}
          visit={cookStep.visit}
          isChanged={cookStep.isChanged}
          onStep={(step) => {
            const place = placeAt(step, steps);
            cooking.setPlace(place);
            cookStep.goTo(place);
          }}
          onClose={() => {
            if (cookStep.step === steps.length) cooking.leaveCooking();
            cookStep.leave();
          }}
          list={
            <>
              {cooking.isRecipeChanged && <RecipeChangedNotice hasTicks />}
              <IngredientList {...listed} />
            </>
          }
        />
      )}
    </>
  );
}
