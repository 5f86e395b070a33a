import { ArrowLeftRight, CalendarDays, SkipForward, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { MENU_SERVINGS_MAX, menuMeal } from '../../../../contract/marks/menu-meal.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { fill, food, mealType } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Stepper } from '../../../ui/stepper.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import styles from './change-meal.module.css';
import { choiceOf, isAdded, isLeftOut, type MenuMeal, suggestedOf } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import { MoveAddedMeal } from './move-added-meal.tsx';
import { MoveMeal } from './move-meal.tsx';
import { SwapMeal } from './swap-meal.tsx';
import { useChoosingDish } from './use-choosing-dish.ts';

const LEAST_SERVINGS = 0.5;

interface ChangeMealSheetProps {
  meal: MenuMeal;
  /** She has pressed „Vaheta roog“ already. */
  isSwapping?: boolean;
  onClose: () => void;
}

export function ChangeMealSheet({ meal, isSwapping = false, onClose }: ChangeMealSheetProps) {
  const [step, setStep] = useState<'choose' | 'swap' | 'move'>(isSwapping ? 'swap' : 'choose');
  const place = useFocusWhenLost<HTMLDivElement>();
  const changeAndClose = useChoosingDish(onClose);
  const isOut = isLeftOut(meal);
  const day = dayOf(meal.sk_dateTime);
  const leaveOut = () =>
    changeAndClose(new Map([[meal.id, choiceOf(meal, meal.recipe.id, 0)]]), mealplanText.nowLeftOut);
  const remove = () =>
    changeAndClose(new Map([[meal.id, null]]), fill(mealplanText.nowRemoved, { name: meal.recipe.name_EE }));
  const takeSuggested = () =>
    changeAndClose(
      new Map([[meal.id, null]]),
      fill(mealplanText.nowOnMenu, { name: suggestedOf(meal).recipe.name_EE }),
    );
  const title = fill(mealplanText.mealOf, { meal: mealType[meal.mealType], day: formatDayWithWeekday(day) });
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <div ref={place} tabIndex={-1}>
        {step === 'choose' && (
          <div className={sheetForm.form}>
            {!isOut && (
              <>
                <p className={styles.name}>{meal.recipe.name_EE}</p>
                <Portions meal={meal} />
              </>
            )}
            <div className={sheetForm.group}>
              <Button variant="secondary" icon={ArrowLeftRight} onClick={() => setStep('swap')}>
                {mealplanText.swap}
              </Button>
              {!isOut && (
                <>
                  <Button variant="secondary" icon={CalendarDays} onClick={() => setStep('move')}>
                    {mealplanText.move}
                  </Button>
                  {isAdded(meal) ? (
                    <Button variant="secondary" icon={Trash2} onClick={() => void remove()}>
                      {mealplanText.remove}
                    </Button>
                  ) : (
                    <Button variant="secondary" icon={SkipForward} onClick={() => void leaveOut()}>
                      {mealplanText.leaveOut}
                    </Button>
                  )}
                </>
              )}
              {meal.suggested && (
                <Button variant="secondary" icon={Undo2} onClick={() => void takeSuggested()}>
                  {mealplanText.takeSuggested}
                </Button>
              )}
            </div>
          </div>
        )}
        {step === 'swap' && <SwapMeal meal={meal} onChosen={changeAndClose} />}
        {step === 'move' &&
          (isAdded(meal) ? (
            <MoveAddedMeal meal={meal} onChosen={changeAndClose} />
          ) : (
            <MoveMeal meal={meal} onChosen={changeAndClose} />
          ))}
      </div>
    </Sheet>
  );
}

/** Changes the portions that she eats. Each press is stored. */
function Portions({ meal }: { meal: MenuMeal }) {
  const [choice, set] = useChangingMark(menuMeal, meal.id);
  return (
    <Stepper
      label={food.servings}
      value={choice?.servings ?? meal.servings}
      min={LEAST_SERVINGS}
      max={MENU_SERVINGS_MAX}
      step={LEAST_SERVINGS}
      lessLabel={mealplanText.fewerServings}
      moreLabel={mealplanText.moreServings}
      onChange={(servings) => set(() => choiceOf(meal, meal.recipe.id, servings) ?? undefined)}
    />
  );
}
