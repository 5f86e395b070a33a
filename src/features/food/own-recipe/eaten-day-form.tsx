import { type FormEvent, useState } from 'react';
import { FIRST_ENTRY_DAY } from '../../../../contract/limits.ts';
import { WRONG_YEAR } from '../../../language/check-moment.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid.ts';
import { useToday } from '../../../ui/use-today.ts';
import styles from './own-recipe.module.css';
import { ownRecipeText } from './own-recipe.text.ts';

interface EatenDayFormProps {
  recipeId: string;
  /** The days that are noted already. */
  days: readonly string[];
  /** Resolves to whether the day is stored. */
  onAdd: (day: string) => Promise<boolean>;
}

/** Asks for another day on which she ate it. */
export function EatenDayForm({ recipeId, days, onAdd }: EatenDayFormProps) {
  const today = useToday();
  const { draft, change, reset } = useKeptDraft({
    name: `eaten-draft.${recipeId}`,
    start: () => ({ typed: '' }),
  });
  const { typed } = draft;
  const [errors, setErrors] = useState<{ day?: string }>({});
  const form = useFocusOnInvalid(errors);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const day = faultOf(typed, today, days);
    setErrors(day === undefined ? {} : { day });
    // The text typed meanwhile stays.
    if (day === undefined && (await onAdd(typed)) && change((now) => now).typed === typed) reset();
  };
  return (
    <form ref={form} noValidate className={styles.part} onSubmit={(event) => void onSubmit(event)}>
      <DateField
        label={ownRecipeText.otherDay}
        value={typed}
        max={today}
        error={errors.day}
        onChange={(chosen) => change(() => ({ typed: chosen }))}
      />
      <div>
        <Button type="submit" variant="secondary" size="compact">
          {ownRecipeText.add}
        </Button>
      </div>
    </form>
  );
}

function faultOf(day: string, today: string, days: readonly string[]): string | undefined {
  if (day === '') return ownRecipeText.noDay;
  if (day < FIRST_ENTRY_DAY) return WRONG_YEAR;
  if (day > today) return ownRecipeText.dayToCome;
  return days.includes(day) ? ownRecipeText.dayNoted : undefined;
}
