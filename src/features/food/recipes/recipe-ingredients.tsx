import { RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { SERVINGS_STEP } from '../../../../contract/limits.ts';
import type { ScaledTo } from '../../../../contract/marks/cooking.mark.ts';
import { food } from '../../../language/words.ts';
import row from '../../../ui/button-row.module.css';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { AvoidedInRecipe } from '../avoided/avoided-in-recipe.tsx';
import { substitutesText } from '../substitutes/substitutes.text.ts';
import { AddToMenu } from './add-to-menu.tsx';
import { CookTogether } from './cook-together.tsx';
import type { CookedIngredient } from './cooked-ingredient.ts';
import type { IngredientListProps } from './ingredient-list.tsx';
import { ListRecipeButton } from './list-recipe-button.tsx';
import styles from './open-recipe.module.css';
import { RecipeChangedNotice } from './recipe-changed-notice.tsx';
import { recipesText } from './recipes.text.ts';
import { changeServings, SERVINGS_MAX, SERVINGS_MIN } from './scale-amount.ts';
import { Scaling } from './scaling.tsx';
import { SubstitutableList } from './substitutable-list.tsx';
import type { RecipeCooking } from './use-cooking.ts';

interface RecipeIngredientsProps {
  recipe: RecipeDetailsFragment;
  /** The ingredients as written, in the same places. */
  written: readonly CookedIngredient[];
  /** Ingredients as she cooks it, with her substitutes. */
  listed: IngredientListProps & { ingredients: CookedIngredient[] };
  servings: number;
  scaledTo: ScaledTo | undefined;
  cooking: RecipeCooking;
  title: RefObject<HTMLHeadingElement | null>;
  /** True if it has steps. */
  isCookable: boolean;
}

/** The ingredients in her portions, which she changes here, with buttons to put them on a list. */
export function RecipeIngredients(props: RecipeIngredientsProps) {
  const { recipe, written, listed, servings, scaledTo, cooking, title, isCookable } = props;
  const { ingredients, ticked } = listed;
  const untick = useFocusOnward<HTMLDivElement>(title);
  return (
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
        onChange={(wanted) => cooking.setServings(changeServings(servings, wanted))}
      />
      <Scaling
        recipe={recipe}
        ingredients={ingredients}
        servings={servings}
        scaledTo={scaledTo}
        onScaled={cooking.scale}
        onWritten={cooking.takeWrittenAmounts}
      />
      {ingredients.some(({ replaces }) => replaces) && <p className={styles.note}>{substitutesText.note}</p>}
      {cooking.isRecipeChanged && <RecipeChangedNotice hasTicks />}
      <SubstitutableList {...listed} recipeId={recipe.id} written={written} />
      <div className={row.row}>
        <ListRecipeButton recipe={recipe} ingredients={ingredients} portions={servings} />
        <AddToMenu recipe={recipe} />
        {isCookable && <CookTogether recipeId={recipe.id} />}
      </div>
      {ticked.length > 0 && (
        <div ref={untick}>
          <Button variant="quiet" size="compact" icon={RotateCcw} onClick={cooking.clearTicks}>
            {recipesText.untickAll}
          </Button>
        </div>
      )}
    </section>
  );
}
