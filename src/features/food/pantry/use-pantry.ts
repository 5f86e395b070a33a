import { useCallback, useDeferredValue, useMemo } from 'react';
import { useClient } from 'urql';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { pantryFood } from '../../../../contract/marks/pantry-food.mark.ts';
import { shoppingStaple } from '../../../../contract/marks/shopping-staple.mark.ts';
import type { SubstituteFood } from '../../../../contract/substitutes.ts';
import { fill } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { useLibraryContent } from '../../../reading/use-library-content.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useLeftOut } from '../avoided/use-avoided.ts';
import { useShowingLeftOut } from '../avoided/use-showing-left-out.ts';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { useRecipeList } from '../recipes/use-recipe-list.ts';
import { useSubstituting, useTakenFoods } from '../substitutes/use-substitutes.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { countOf, type Dish, type DishToCook, dishesByMissing, withoutDishes } from './dishes-by-missing.ts';
import { byName, EMPTY_KITCHEN, type Kitchen, readKitchen } from './kitchen.ts';
import { listMissing } from './list-missing.ts';
import { pantryText } from './pantry.text.ts';

const NO_ROWS: readonly RecipeRow[] = [];

/** Her foods at home, and the dishes that can be cooked from them. The foods are undefined until the library has been read. */
export function usePantry() {
  const kitchen = useLibraryContent(readKitchen, EMPTY_KITCHEN);
  const taken = useTakenFoods();
  const { answer } = useRecipeList();
  const ticked = useMarks(pantryFood);
  const staples = useMarks(shoppingStaple);
  const rows = useMemo(() => new Map(answer?.rows.map((row) => [row.id, row])), [answer]);
  const now = useMemo(() => new Set(ticked.keys()), [ticked]);
  const always = useMemo(() => new Set(staples.keys()), [staples]);
  const foods = useMemo(() => kitchen && foodsOf(kitchen, taken), [kitchen, taken]);
  const open = useMemo(() => dishesOf(answer?.rows ?? NO_ROWS, foods), [answer, foods]);
  // A tick takes priority over drawing the dishes.
  const atHome = useDeferredValue(useMemo(() => ({ now, always }), [now, always]));
  const leftOut = useLeftOut(answer?.rows ?? NO_ROWS);
  const [isShowingAll, showAll] = useShowingLeftOut();
  const every = useMemo(() => dishesByMissing(open, atHome), [open, atHome]);
  const kept = useMemo(() => withoutDishes(every, leftOut), [every, leftOut]);
  const leftOutCount = countOf(every) - countOf(kept);
  const dishes = isShowingAll ? every : kept;
  return { foods, now, always, rows, dishes, leftOut, leftOutCount, isShowingAll, showAll };
}

/** Adds foods that she takes in place of others, which no recipe need have as it is written. */
function foodsOf({ foods }: Kitchen, taken: readonly SubstituteFood[]): Kitchen['foods'] {
  const unknown = taken.filter(({ id }) => !foods.has(id));
  if (unknown.length === 0) return foods;
  const added = unknown.map(({ id, name_EE: name, group_EE: group }) => ({ id, name, group }));
  return byName([...foods.values(), ...added]);
}

/** Returns dishes whose every food can be named: the list may be newer than the library, and rows of an older build have none. */
function dishesOf(rows: readonly RecipeRow[], foods: Kitchen['foods'] | undefined): Dish[] {
  return rows.flatMap(({ id: recipeId, locked, foodIds }) =>
    !locked && foodIds?.every((each) => foods?.has(each)) ? [{ recipeId, foodIds }] : [],
  );
}

export function useChangingPantry() {
  const store = useMarkStore();
  const client = useClient();
  const apply = useSubstituting();
  const show = useSnackbar();
  const change = (kind: MarkKind<true>, foodId: string, isThere: boolean) => {
    saveMark(store, kind, foodId, isThere ? true : null).catch((error: unknown) =>
      show({ text: notSavedWords(error, marksText.notSaved) }),
    );
  };
  const list = useCallback(
    async (dish: DishToCook, { name_EE: name }: RecipeRow) => {
      const showFailure = (error: unknown) => show({ text: notSavedWords(error, pantryText.notListed) });
      try {
        const undo = await listMissing(store, { client, apply }, dish);
        show({ text: fill(pantryText.listed, { name }), onUndo: () => void undo().catch(showFailure) });
      } catch (error) {
        showFailure(error);
      }
    },
    [store, client, apply, show],
  );
  return { change, list };
}
