import { useMemo } from 'react';
import type { RecipeList } from '../../../library/recipe-list.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useCookedRows } from '../substitutes/use-cooked-rows.ts';
import { recipesQuestion } from './recipes.question.ts';

const NO_ROWS: readonly RecipeRow[] = [];

/** All recipes in her list, open and closed, with the foods that she takes in place of others. */
export function useRecipeList(): Reading<RecipeList> {
  const reading = useQuestion(recipesQuestion);
  const { answer: written } = reading;
  const rows = useCookedRows(written?.rows ?? NO_ROWS);
  const hers = useMemo(() => written && rows && { ...written, rows }, [written, rows]);
  if (reading.state !== 'ready') return reading;
  if (!hers) return { ...reading, state: 'loading', answer: undefined, code: undefined };
  return { ...reading, answer: hers };
}
