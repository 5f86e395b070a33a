import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { MealType } from '../../../../contract/enumerations.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { actions } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { Button } from '../../../ui/button.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Held } from '../avoided/avoidance.ts';
import { avoidedSentence } from '../avoided/avoided-words.ts';
import { avoidedText } from '../avoided/avoided.text.ts';
import { LeftOutLine } from '../avoided/left-out-line.tsx';
import { useAvoided, useLeftOut } from '../avoided/use-avoided.ts';
import { NO_RECIPE_FILTERS, searchRecipes } from '../recipes/recipe-search.ts';
import { useRecipeList } from '../recipes/use-recipe-list.ts';
import { useGrowingList } from '../../../ui/use-growing-list.ts';
import styles from './change-meal.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { likeRecipes } from './like-recipes.ts';
import { mealplanText } from './mealplan.text.ts';

const ROWS_AT_ONCE = 30;

interface DishChoiceProps {
  mealType: MealType;
  /** The dish that is there now, with the energy of one portion: similar dishes come first. */
  former?: { recipeId: string; kcal: number | undefined };
  onChoose: (row: RecipeRow) => Promise<void>;
}

/** The dishes that are open to her, with a search. */
export function DishChoice({ mealType, former, onChoose }: DishChoiceProps) {
  const reading = useRecipeList();
  const isEnergyHidden = useEnergyHidden();
  if (reading.state === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    );
  }
  if (reading.state !== 'ready') return <ReadFailure reading={reading} />;
  const isByEnergy = former?.kcal !== undefined && !isEnergyHidden;
  return (
    <div className={sheetForm.form}>
      <p className={sheetForm.hint}>{isByEnergy ? mealplanText.swapHintEnergy : mealplanText.swapHint}</p>
      <Dishes mealType={mealType} former={former} rows={reading.answer.rows} onChoose={onChoose} />
    </div>
  );
}

type DishesProps = Pick<DishChoiceProps, 'mealType' | 'onChoose'> & {
  former: DishChoiceProps['former'];
  rows: readonly RecipeRow[];
};

function Dishes({ mealType, former, rows, onChoose }: DishesProps) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const { part, grow } = useGrowingList<HTMLUListElement>();
  const asked = useDeferredValue(typed);
  const { recipeId, kcal } = former ?? {};
  const like = useMemo(
    () => likeRecipes(rows, { mealType, recipeId, kcal }),
    [rows, mealType, recipeId, kcal],
  );
  const leftOut = useLeftOut(rows);
  const [isShowingAll, showAll] = useState(false);
  const all = useMemo(() => searchRecipes(like, { ...NO_RECIPE_FILTERS, text: asked }), [like, asked]);
  const kept = useMemo(() => all.filter(({ id }) => !leftOut.has(id)), [all, leftOut]);
  const found = isShowingAll ? all : kept;
  return (
    <>
      <TextField
        label={mealplanText.swapSearch}
        type="search"
        inputMode="search"
        autoComplete="off"
        icon={Search}
        value={typed}
        onChange={setTyped}
      />
      <LeftOutLine count={all.length - kept.length} isShown={isShowingAll} typed={typed} onShow={showAll} />
      {found.length === 0 && all.length > 0 && <p>{avoidedText.allHidden}</p>}
      {all.length === 0 && (
        <EmptyState kind="filtered" title={mealplanText.noDish}>
          {mealplanText.noDishText}
        </EmptyState>
      )}
      <ul ref={part} className={styles.dishes}>
        {found.slice(0, shown).map((row) => (
          <li key={row.id}>
            <Dish row={row} held={leftOut.get(row.id)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="quiet" onClick={() => grow(() => setShown(shown + ROWS_AT_ONCE))}>
          {actions.showMore}
        </Button>
      )}
    </>
  );
}

interface DishProps {
  row: RecipeRow;
  held: Held | undefined;
  onChoose: (row: RecipeRow) => Promise<void>;
}

function Dish({ row, held, onChoose }: DishProps) {
  const avoided = useAvoided();
  const isEnergyHidden = useEnergyHidden();
  return (
    <ChoiceRow
      cover={<CoverImage src={row.thumbnail} alt="" tint="food" ratio="square" />}
      name={row.name_EE}
      onChoose={() => onChoose(row)}
    >
      {row.kcalPerPortion !== null && !isEnergyHidden && (
        <span className={styles.facts}>{formatWithUnit(row.kcalPerPortion, 'kcal', 0)}</span>
      )}
      {held && <span className={styles.facts}>{avoidedSentence(held, avoided)}</span>}
    </ChoiceRow>
  );
}
