import { CookingPot } from 'lucide-react';
import { fill, food } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import stickyEdge from '../../../ui/sticky-edge.module.css';
import type { CookedIngredient } from './cooked-ingredient.ts';
import styles from './open-recipe.module.css';
import { recipesText } from './recipes.text.ts';
import { ReplacedInStep } from './replaced-in-step.tsx';
import { type CookingPlace, placeAt, standingStep } from './standing-step.ts';
import type { StepIngredient } from './step-ingredients.ts';
import { StepText, type StepTextProps } from './step-text.tsx';

interface RecipeMethodProps extends Omit<StepTextProps, 'step'> {
  /** Ingredients as she cooks it, with her substitutes. */
  ingredients: readonly CookedIngredient[];
  /** Amounts for each step. */
  amounts: readonly (readonly StepIngredient[])[];
  /** The place at which she left the cooking. */
  left: CookingPlace | undefined;
  onCook: (place: CookingPlace) => void;
}

/** The steps in her portions, and the button that cooks them one at a time. */
export function RecipeMethod(props: RecipeMethodProps) {
  const { recipe, ingredients, foods, factor, ratios, amounts, left, onCook } = props;
  const { steps } = recipe;
  const leftAt = left && standingStep(left, steps).step;
  const cook = (
    <Button size="large" icon={CookingPot} isWide onClick={() => onCook(left ?? placeAt(1, steps))}>
      {leftAt === undefined ? food.cook : fill(recipesText.resumeAt, { n: leftAt })}
    </Button>
  );
  return (
    <section className={styles.method} aria-labelledby="method-title">
      <div className={styles.heading}>
        <h2 id="method-title">{food.method}</h2>
        {steps.length > 0 && <div className={styles.besideHeading}>{cook}</div>}
      </div>
      <ol className={styles.steps}>
        {steps.map((_text, index) => (
          <li key={index} aria-current={leftAt === index + 1 ? 'step' : undefined}>
            <div className={styles.stepWords}>
              <p>
                <StepText {...{ recipe, foods, factor, ratios }} step={index + 1} />
              </p>
              <ReplacedInStep ingredients={ingredients} factor={factor} amounts={amounts[index] ?? []} />
            </div>
          </li>
        ))}
      </ol>
      {steps.length > 0 && <div className={classes(stickyEdge.edge, styles.action)}>{cook}</div>}
    </section>
  );
}
