import { useCallback, useMemo } from 'react';
import { substitutedRecipe, substitution } from '../../../../contract/marks/substitution.mark.ts';
import {
  parseSubstitutes,
  type SubstituteFood,
  SUBSTITUTES,
  type Substitutes,
} from '../../../../contract/substitutes.ts';
import type { LibraryDatabase } from '../../../library/library-database.ts';
import { useLibraryContent } from '../../../reading/use-library-content.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { substituted } from './substituted.ts';

const NOTHING: Substitutes = { foods: [], pairs: [], allergens: {} };

export async function readSubstitutes(library: LibraryDatabase): Promise<Substitutes> {
  const [page] = (await library.get('pages', SUBSTITUTES)) ?? [];
  return (page && parseSubstitutes(page.value)) ?? NOTHING;
}

/** The table of substitutes, as the library has it; undefined until that has been read. */
export function useSubstituteTable(): Substitutes | undefined {
  return useLibraryContent(readSubstitutes, NOTHING);
}

const readNothing = (): Promise<Substitutes> => Promise.resolve(NOTHING);

/** Turns a recipe into the one that she cooks; undefined until the table of substitutes is known. */
export function useSubstituting() {
  const chosen = useMarks(substitution);
  // A member who replaces nothing does not wait for the disk.
  const table = useLibraryContent(chosen.size > 0 ? readSubstitutes : readNothing, NOTHING);
  const isKnown = chosen.size === 0 || table !== undefined;
  const ids = useMemo(() => new Set(Array.from(chosen.keys(), substitutedRecipe)), [chosen]);
  const apply = useCallback(
    <Whole extends Parameters<typeof substituted>[0]>(recipe: Whole): Whole =>
      table && ids.has(recipe.id) ? (substituted(recipe, table, chosen) as Whole) : recipe,
    [table, ids, chosen],
  );
  return isKnown ? apply : undefined;
}

const NO_FOODS: readonly SubstituteFood[] = [];

/** The foods that she takes in place of others, in any recipe. */
export function useTakenFoods(): readonly SubstituteFood[] {
  const chosen = useMarks(substitution);
  const table = useLibraryContent(chosen.size > 0 ? readSubstitutes : readNothing, NOTHING);
  return useMemo(() => {
    const ids = new Set(chosen.values());
    return table?.foods.filter(({ id }) => ids.has(id)) ?? NO_FOODS;
  }, [table, chosen]);
}
