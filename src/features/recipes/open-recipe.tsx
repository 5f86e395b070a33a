import { CookingPot, RotateCcw } from 'lucide-react';
import type { RecipeDetailsFragment } from '../../contract/documents.generated.ts';
import { formatCount } from '../../language/plurals.ts';
import { fill, food } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import stickyEdge from '../../ui/sticky-edge.module.css';
import { Stepper } from '../../ui/stepper.tsx';
import { CookMode } from './cook-mode.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { ListRecipeButton } from './list-recipe-button.tsx';
import { NutritionTable } from './nutrition-table.tsx';
import styles from './open-recipe.module.css';
import { recipesText } from './recipes.text.ts';
import { SERVINGS_MAX, SERVINGS_MIN } from './scale-amount.ts';
import { SERVINGS_STEP } from '../../contract/limits.ts';
import { StepText } from './step-text.tsx';
import { TimerList } from './timer-list.tsx';
import { useCookStep } from './use-cook-step.ts';
import { useCooking } from './use-cooking.ts';

interface OpenRecipeProps {
  recipe: RecipeDetailsFragment;
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>;
  steps: readonly string[];
}

/** Ingredients, steps and nutrition of a recipe that is open to her, and its cooking mode. */
export function OpenRecipe({ recipe, ingredients, steps }: OpenRecipeProps) {
  const { progress, setServings, setTicked, clearTicks, setStep, leaveCooking } = useCooking(recipe.id);
  const cooking = useCookStep(steps.length);
  const servings = progress.servings ?? recipe.servings;
  const resumeAt = Math.min(progress.step ?? 1, steps.length);
  const list = (
    <IngredientList
      ingredients={ingredients}
      factor={servings / recipe.servings}
      ticked={progress.ticked}
      onTick={setTicked}
    />
  );
  const cook = (
    <Button size="large" icon={CookingPot} isWide onClick={() => cooking.enter(resumeAt)}>
      {progress.step === undefined ? food.cook : fill(recipesText.resumeAt, { n: resumeAt })}
    </Button>
  );
  return (
    <>
      {cooking.step === undefined && <TimerList recipeId={recipe.id} />}
      <div className={styles.columns}>
        <section className={styles.ingredients} aria-labelledby="ingredients-title">
          <h2 id="ingredients-title">{food.ingredients}</h2>
          <Stepper
            label={food.servings}
            value={servings}
            min={SERVINGS_MIN}
            max={SERVINGS_MAX}
            step={SERVINGS_STEP}
            lessLabel={recipesText.lessServings}
            moreLabel={recipesText.moreServings}
            onChange={setServings}
          />
          {servings !== recipe.servings && (
            <output className={styles.note}>
              {fill(recipesText.ownServings, { servings: formatCount(recipe.servings, 'portsjon') })}
            </output>
          )}
          {list}
          <ListRecipeButton recipe={recipe} ingredients={ingredients} portions={servings} />
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
            {steps.map((text, index) => (
              <li key={index} aria-current={progress.step === index + 1 ? 'step' : undefined}>
                <p>
                  <StepText recipe={recipe} step={index + 1} text={text} />
                </p>
              </li>
            ))}
          </ol>
          {steps.length > 0 && <div className={classes(stickyEdge.edge, styles.action)}>{cook}</div>}
        </section>
        <div className={styles.nutrition}>
          <NutritionTable ingredients={ingredients} servings={recipe.servings} />
        </div>
      </div>
      {cooking.step !== undefined && (
        <CookMode
          recipe={recipe}
          steps={steps}
          step={cooking.step}
          onStep={(step) => {
            setStep(step);
            cooking.goTo(step);
          }}
          onClose={() => {
            if (cooking.step === steps.length) leaveCooking();
            cooking.leave();
          }}
          ingredients={list}
        />
      )}
    </>
  );
}
