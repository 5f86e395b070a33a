import { lazy, Suspense, useState } from 'react';
import { dayOf } from '../../../../contract/moments.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useToday } from '../../../ui/use-today.ts';
import { AvoidedNote } from '../avoided/avoided-note.tsx';
import { useAvoidedSentence } from '../avoided/use-avoided.ts';
import styles from './avoided-meal.module.css';
import type { MenuMeal } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';

const ChangeMealSheet = lazy(async () => ({
  default: (await import('./change-meal-sheet.tsx')).ChangeMealSheet,
}));

/**
 * Below a dish of her menu that holds a food she does not eat: says so, and offers another unless its day is over. Her menu stays
 * as it is.
 */
export function AvoidedMeal({ meal }: { meal: MenuMeal }) {
  const sentence = useAvoidedSentence(meal.recipe);
  const [isOpen, setIsOpen] = useState<boolean>();
  // Once she has swapped it, the focus needs a place to stay.
  if (sentence === undefined && isOpen === undefined) return null;
  return <Swap meal={meal} sentence={sentence} isOpen={isOpen === true} onOpen={setIsOpen} />;
}

interface SwapProps {
  meal: MenuMeal;
  sentence: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Swap({ meal, sentence, isOpen, onOpen }: SwapProps) {
  const { name_EE: name } = meal.recipe;
  // The button that she pressed is gone with the dish.
  const place = useFocusWhenLost<HTMLFieldSetElement>();
  const isToCome = dayOf(meal.sk_dateTime) >= useToday();
  const isNeeded = sentence !== undefined || isOpen;
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-label={name}
      className={isNeeded ? styles.avoided : 'visually-hidden'}
    >
      {isNeeded && (
        <>
          <AvoidedNote sentence={sentence} />
          {isToCome && (
            <Button
              variant="secondary"
              size="compact"
              aria-label={fill(mealplanText.swapDish, { name })}
              onClick={() => onOpen(true)}
            >
              {mealplanText.swap}
            </Button>
          )}
        </>
      )}
      <Suspense>
        {isOpen && <ChangeMealSheet meal={meal} isSwapping onClose={() => onOpen(false)} />}
      </Suspense>
    </fieldset>
  );
}
