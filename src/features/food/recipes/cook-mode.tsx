import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { fill, food } from '../../../language/words.ts';
import { FullScreen } from '../../../ui/full-screen.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLargestText } from '../../../ui/use-largest-text.ts';
import { EatenToday } from '../own-recipe/eaten-part.tsx';
import { CookButtons } from './cook-buttons.tsx';
import { pressCookKey } from './press-cook-key.ts';
import styles from './cook-mode.module.css';
import type { WeighedIngredient } from './ingredient-list.tsx';
import { OtherDishes } from './other-dishes.tsx';
import { RecipeChangedNotice } from './recipe-changed-notice.tsx';
import { recipesText } from './recipes.text.ts';
import { ScreenOnSwitch } from './screen-on-switch.tsx';
import { StepIngredientList } from './step-ingredient-list.tsx';
import type { CookedIngredient } from './cooked-ingredient.ts';
import { findStepIngredients } from './step-ingredients.ts';
import { StepText } from './step-text.tsx';
import type { StepRecipe } from './step-timer.ts';
import { TimerList } from '../../../platform/timers/timer-list.tsx';

interface CookModeProps {
  recipe: StepRecipe & { ingredients: NonNullable<RecipeDetailsFragment['ingredients']> };
  /** The foods that she cooks with, in the places of the recipe's own. */
  ingredients: readonly CookedIngredient[];
  /** Ratios of foods that she replaces, by their names. */
  ratios: ReadonlyMap<string, number>;
  /** The names of the ingredients, whose amounts in the steps follow her portions. */
  foods: readonly string[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
  /** The amount that she has of one ingredient. */
  has: WeighedIngredient | undefined;
  /** Counted from 1. */
  step: number;
  /** Names her coming to the step. */
  visit: string;
  /** Another step had this number. */
  isChanged: boolean;
  onStep: (step: number) => void;
  onClose: () => void;
  /** All ingredients, shown after one tap. */
  list: ReactNode;
}

/** One step at a time on the whole screen, for wet hands and a phone on the worktop. */
export function CookMode(props: CookModeProps) {
  const { recipe, ingredients, foods, factor, ratios, has, step, visit, isChanged, onStep, onClose, list } =
    props;
  const { ingredients: written, steps } = recipe;
  const words = useRef<HTMLParagraphElement>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const amounts = useMemo(() => findStepIngredients(written, steps), [written, steps]);
  const isLast = step === steps.length;

  useLayoutEffect(() => words.current?.focus(), [visit]);
  useLargestText(words, `${visit} ${steps[step - 1]}`);

  const next = () => (isLast ? onClose() : onStep(step + 1));
  const deeds = {
    isCovered: isListOpen,
    words,
    onNext: next,
    onPrevious: () => onStep(Math.max(1, step - 1)),
    onList: () => setIsListOpen(true),
  };
  return (
    <FullScreen
      title={recipe.name_EE}
      closeLabel={food.cookExit}
      onClose={onClose}
      onKeyDown={(event) => pressCookKey(event, deeds)}
      place={visit}
      progress={
        <>
          <Suspense>
            <OtherDishes recipeId={recipe.id} />
          </Suspense>
          <div className={styles.place}>
            <h2 className={styles.step}>{fill(recipesText.stepOf, { n: step, all: steps.length })}</h2>
            <ScreenOnSwitch />
          </div>
          <progress className={styles.progress} value={step} max={steps.length} aria-hidden="true" />
        </>
      }
      footer={
        <>
          <div className={styles.timers}>
            <TimerList recipeId={recipe.id} onFocusLost={() => words.current?.focus()} />
          </div>
          <CookButtons
            step={step}
            isLast={isLast}
            onStep={onStep}
            onNext={next}
            onList={() => setIsListOpen(true)}
          />
        </>
      }
      above={
        <Sheet isOpen={isListOpen} onClose={() => setIsListOpen(false)} title={food.ingredients}>
          {list}
        </Sheet>
      }
    >
      {isChanged && <RecipeChangedNotice />}
      <p key={visit} ref={words} tabIndex={-1} className={styles.words}>
        <StepText recipe={recipe} step={step} foods={foods} factor={factor} ratios={ratios} />
      </p>
      <StepIngredientList
        ingredients={ingredients}
        factor={factor}
        has={has}
        amounts={amounts[step - 1] ?? []}
      />
      {isLast && (
        <div>
          <EatenToday recipeId={recipe.id} />
        </div>
      )}
    </FullScreen>
  );
}
