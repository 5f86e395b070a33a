import { useCallback, useMemo } from 'react';
import { substitution, substitutedRecipe } from '../../../../contract/marks/substitution.mark.ts';
import type { LibraryDatabase } from '../../../library/library-database.ts';
import { type RecipeRow, recipeRowOf } from '../../../library/recipe-row.ts';
import { useLibraryContent } from '../../../reading/use-library-content.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { type Chosen, substituted } from './substituted.ts';
import { readSubstitutes } from './use-substitutes.ts';

/** The fields of a row that follow from its foods. */
type Cooked = Pick<RecipeRow, 'allergens' | 'foodIds' | 'isHers' | 'kcalPerPortion' | 'tags'>;

type CookedById = ReadonlyMap<string, Cooked>;

interface Kitchen {
  cooked: CookedById;
  /** Read before she replaced anything: it says nothing of her present substitutes. */
  isOfNobody?: true;
}

const NOTHING_REPLACED: Kitchen = { cooked: new Map(), isOfNobody: true };
const UNREADABLE: Kitchen = { cooked: new Map() };

/**
 * The rows as she cooks them: of a recipe in which she replaces foods, its foods, allergens, energy and tags are those of her
 * substitutes. Undefined while these are being read: a dish as it is written may hold foods that she must not eat. A recipe that
 * the library does not have is as written. Returns the same array as long as nothing of it changes.
 */
export function useCookedRows(rows: readonly RecipeRow[]): readonly RecipeRow[] | undefined {
  const chosen = useMarks(substitution);
  const read = useCallback((library: LibraryDatabase) => readCooked(library, chosen), [chosen]);
  const kitchen = useLibraryContent(read, UNREADABLE);
  const known = chosen.size === 0 ? NOTHING_REPLACED : kitchen?.isOfNobody ? undefined : kitchen;
  return useMemo(() => known && cookedRows(rows, known.cooked), [rows, known]);
}

function cookedRows(rows: readonly RecipeRow[], cooked: CookedById): readonly RecipeRow[] {
  return cooked.size === 0 ? rows : rows.map((row) => cookedRow(row, cooked));
}

/** A row that the list calls closed is newer than the library. */
function cookedRow(row: RecipeRow, cooked: CookedById): RecipeRow {
  return row.locked ? row : { ...row, ...cooked.get(row.id) };
}

async function readCooked(library: LibraryDatabase, chosen: Chosen): Promise<Kitchen> {
  if (chosen.size === 0) return NOTHING_REPLACED;
  const ids = [...new Set(Array.from(chosen.keys(), substitutedRecipe))];
  const [table, ...recipes] = await Promise.all([
    readSubstitutes(library),
    ...ids.map((id) => library.get('recipes', id)),
  ]);
  const cooked = new Map<string, Cooked>();
  for (const written of recipes) {
    const recipe = written && substituted(written, table, chosen);
    if (!recipe || recipe === written) continue;
    const { allergens, foodIds, kcalPerPortion, tags } = recipeRowOf(recipe);
    cooked.set(recipe.id, { allergens, foodIds, kcalPerPortion, tags, isHers: true });
  }
  return { cooked };
}
