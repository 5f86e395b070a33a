import { Check, Utensils, X } from 'lucide-react';
import { eaten, eatenKey } from '../../../../contract/marks/eaten.mark.ts';
import { formatDay, formatRelativeDay } from '../../../language/dates.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useToday } from '../../../ui/use-today.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { EatenDayForm } from './eaten-day-form.tsx';
import { eatenDays } from './eaten-days.ts';
import styles from './own-recipe.module.css';
import { ownRecipeText } from './own-recipe.text.ts';

/** Records that she ate it today or on another day, and shows how often and when last. It shows the stored state. */
export function EatenPart({ recipeId }: { recipeId: string }) {
  const list = useFocusOnward<HTMLUListElement>();
  const change = useEatenChange(recipeId);
  const days = eatenDays(useMarks(eaten).keys()).get(recipeId) ?? [];
  return (
    <div className={styles.part}>
      <p>{wordsOf(days)}</p>
      <div>
        <EatenToday recipeId={recipeId} />
      </div>
      <details>
        <summary>{ownRecipeText.days}</summary>
        <ul ref={list} className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              {formatDay(day)}
              <IconButton
                icon={X}
                label={fill(ownRecipeText.removeDay, { date: formatDay(day) })}
                onClick={() => void change(day, false)}
              />
            </li>
          ))}
        </ul>
        <EatenDayForm recipeId={recipeId} days={days} onAdd={(day) => change(day, true)} />
      </details>
    </div>
  );
}

/** Says that she eats of it today, and takes that back. */
export function EatenToday({ recipeId }: { recipeId: string }) {
  const today = useToday();
  const change = useEatenChange(recipeId);
  const isToday = useMarks(eaten).has(eatenKey(recipeId, today));
  return (
    <Button
      variant={isToday ? 'primary' : 'secondary'}
      icon={isToday ? Check : Utensils}
      aria-pressed={isToday}
      onClick={() => void change(today, !isToday)}
    >
      {ownRecipeText.eatenToday}
    </Button>
  );
}

/** Resolves to true if it is stored; otherwise she has been told. */
function useEatenChange(recipeId: string) {
  const store = useMarkStore();
  const show = useSnackbar();
  const today = useToday();
  const save = async (day: string, isEaten: boolean, wasUndone = false): Promise<boolean> => {
    try {
      await saveMark(store, eaten, eatenKey(recipeId, day), isEaten ? true : null);
      if (wasUndone) return true;
      const when = formatRelativeDay(day, today);
      show({
        text: isEaten ? fill(ownRecipeText.markedEaten, { day: when }) : ownRecipeText.takenBack,
        onUndo: () => void save(day, !isEaten, true),
      });
      return true;
    } catch (error) {
      show({ text: notSavedWords(error, ownRecipeText.notSaved) });
      return false;
    }
  };
  return save;
}

function wordsOf([last, ...earlier]: readonly string[]): string {
  if (last === undefined) return ownRecipeText.notEaten;
  const date = formatDay(last, 'adessive');
  return earlier.length === 0
    ? fill(ownRecipeText.eatenOnce, { date })
    : fill(ownRecipeText.eatenOften, { count: formatCount(earlier.length + 1, 'kord'), date });
}
