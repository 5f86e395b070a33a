import { useState } from 'react';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { LeftOutLine } from '../avoided/left-out-line.tsx';
import { useLeftOut } from '../avoided/use-avoided.ts';
import { useRecipeList } from '../recipes/use-recipe-list.ts';
import { togetherText } from './together.text.ts';

interface DishFieldProps {
  /** Ids of those that are in the plan already. */
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (id: string) => void;
}

const NONE: readonly RecipeRow[] = [];

/** Another dish, of all that are open to her, without those that hold a food she does not eat. */
export function DishField({ chosen, error, onChoose }: DishFieldProps) {
  const reading = useRecipeList();
  const all = reading.answer?.rows ?? NONE;
  const leftOut = useLeftOut(all);
  const [isShowingAll, showAll] = useState(false);
  const open = all.filter(({ id, locked }) => !locked && !chosen.includes(id));
  const kept = open.filter(({ id }) => !leftOut.has(id));
  const options = (isShowingAll ? open : kept).map(({ id, name_EE }) => ({ value: id, label: name_EE }));
  if (reading.state === 'offline' || reading.state === 'failed') return <ReadFailure reading={reading} />;
  return (
    <div>
      <SelectField
        label={togetherText.dish}
        value=""
        options={[{ value: '', label: togetherText.chooseDish }, ...options]}
        error={error}
        onChange={(id) => id !== '' && onChoose(id)}
      />
      <LeftOutLine count={open.length - kept.length} isShown={isShowingAll} onShow={showAll} />
    </div>
  );
}
