import { CookingPot, RotateCcw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { RecipeDetailsFragment } from '../../contract/documents.generated.ts';
import { fill, food } from '../../language/words.ts';
import row from '../../ui/button-row.module.css';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { PrintedSheet } from '../../ui/printed-sheet.tsx';
import stickyEdge from '../../ui/sticky-edge.module.css';
import { Stepper } from '../../ui/stepper.tsx';
import { AvoidedInRecipe } from '../avoided/avoided-in-recipe.tsx';
import { AddToMenu } from './add-to-menu.tsx';
import { CookMode } from './cook-mode.tsx';
import { type CookedIngredient, ratiosOf } from './cooked-ingredient.ts';
import { CookTogether } from './cook-together.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { ListRecipeButton } from './list-recipe-button.tsx';
import { NutritionTable } from './nutrition-table.tsx';
import styles from './open-recipe.module.css';
import { PrintedRecipe } from './printed-recipe.tsx';
import { recipesText } from './recipes.text.ts';
import { changeServings, SERVINGS_MAX, SERVINGS_MIN } from './scale-amount.ts';
import { standingScale } from './scaled-servings.ts';
import { ReplacedInStep } from './replaced-in-step.tsx';
import { Scaling } from './scaling.tsx';
import { SERVINGS_STEP } from '../../contract/limits.ts';
import { findStepIngredients } from './step-ingredients.ts';
import { substitutesText } from '../substitutes/substitutes.text.ts';
import { SubstitutableList } from './substitutable-list.tsx';
import { StepText } from './step-text.tsx';
import { TimerList } from './timer-list.tsx';
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
  const { progress, setServings, scale, takeWrittenAmounts, setTicked, clearTicks, setStep, leaveCooking } =
    useCooking(recipe.id);
  const cooking = useCookStep(steps.length);
  const title = useRef<HTMLHeadingElement>(null);
  const servings = progress.servings ?? recipe.servings;
  const factor = servings / recipe.servings;
  const scaledTo = standingScale(progress, recipe, ingredients);
  const has = scaledTo && 'foodId' in scaledTo ? scaledTo : undefined;
  const foods = useMemo(() => written.map(({ ingredient }) => ingredient.name_EE), [written]);
  const ratios = useMemo(() => ratiosOf(ingredients), [ingredients]);
  const stepAmounts = useMemo(() => findStepIngredients(written, steps), [written, steps]);
  const open = { ...recipe, ingredients: written, steps };
  const resumeAt = Math.min(progress.step ?? 1, steps.length);
  const listed = { ingredients, factor, has, ticked: progress.ticked, onTick: setTicked };
  const cook = (
    <Button size="large" icon={CookingPot} isWide onClick={() => cooking.enter(resumeAt)}>
      {progress.step === undefined ? food.cook : fill(recipesText.resumeAt, { n: resumeAt })}
    </Button>
  );
  return (
    <>
      {cooking.step === undefined && (
        <TimerList recipeId={recipe.id} onFocusLost={() => title.current?.focus()} />
      )}
      <div className={styles.columns}>
        <section className={styles.ingredients} aria-labelledby="ingredients-title">
          <h2 ref={title} id="ingredients-title" tabIndex={-1}>
            {food.ingredients}
          </h2>
          <AvoidedInRecipe recipe={recipe} />
          <Stepper
            label={food.servings}
            value={servings}
            min={SERVINGS_MIN}
            max={SERVINGS_MAX}
            step={SERVINGS_STEP}
            lessLabel={recipesText.lessServings}
            moreLabel={recipesText.moreServings}
            onChange={(wanted) => setServings(changeServings(servings, wanted))}
          />
          <Scaling
            recipe={recipe}
            ingredients={ingredients}
            servings={servings}
            scaledTo={scaledTo}
            onScaled={scale}
            onWritten={takeWrittenAmounts}
          />
          {ingredients.some(({ replaces }) => replaces) && (
            <p className={styles.note}>{substitutesText.note}</p>
          )}
          <SubstitutableList {...listed} recipeId={recipe.id} written={written} />
          <div className={row.row}>
            <ListRecipeButton recipe={recipe} ingredients={ingredients} portions={servings} />
            <AddToMenu recipe={recipe} />
            {steps.length > 0 && <CookTogether recipeId={recipe.id} />}
          </div>
          {progress.ticked.length > 0 && (
            <div>
              <Button variant="quiet" size="compact" icon={RotateCcw} onClick={clearTicks}>
                {recipesText.untickAll}
              </Button>
            </div>
          )}
        </section>
        <section className={styles.method} aria-labelledby="method-title">
          <div className={styles.heading}>
            <h2 id="method-title">{food.method}</h2>
            {steps.length > 0 && <div className={styles.besideHeading}>{cook}</div>}
          </div>
          <ol className={styles.steps}>
            {steps.map((_text, index) => (
              <li key={index} aria-current={progress.step === index + 1 ? 'step' : undefined}>
                <div className={styles.stepWords}>
                  <p>
                    <StepText recipe={open} step={index + 1} foods={foods} factor={factor} ratios={ratios} />
                  </p>
                  <ReplacedInStep
                    ingredients={ingredients}
                    factor={factor}
                    amounts={stepAmounts[index] ?? []}
                  />
                </div>
              </li>
            ))}
          </ol>
          {steps.length > 0 && <div className={classes(stickyEdge.edge, styles.action)}>{cook}</div>}
        </section>
        <div className={styles.nutrition}>
          <NutritionTable ingredients={ingredients} servings={recipe.servings} />
        </div>
      </div>
      <PrintedSheet>
        <PrintedRecipe
          {...{ recipe, ingredients, steps, servings, has, foods, ratios, amounts: stepAmounts }}
        />
      </PrintedSheet>
      {cooking.step !== undefined && (
        <CookMode
          recipe={open}
          foods={foods}
          factor={factor}
          has={has}
          step={cooking.step}
          onStep={(step) => {
            setStep(step);
            cooking.goTo(step);
          }}
          onClose={() => {
            if (cooking.step === steps.length) leaveCooking();
            cooking.leave();
          }}
          ingredients={ingredients}
          ratios={ratios}
          list={<IngredientList {...listed} />}
        />
      )}
    </>
  );
}
