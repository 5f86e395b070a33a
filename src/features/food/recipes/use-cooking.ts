import { useMemo } from 'react';
import { cooking, type Cooking, type ScaledTo } from '../../../../contract/marks/cooking.mark.ts';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import type { CookingPlace } from './standing-step.ts';
import { ingredientsTag, type TaggedIngredient, withTick } from './ticked-ingredients.ts';

const NOTHING_DONE: Cooking = { ticked: [] };

/**
 * Her portions, ticks and step of one recipe, the same on all her devices: ticked on the phone, cooked from the tablet. A tick of
 * other ingredients than the recipe has now is none: it would be beside a food that she has not got ready.
 */
export function useCooking(recipeId: string, written: readonly TaggedIngredient[]) {
  const [progress = NOTHING_DONE, set] = useChangingMark(cooking, recipeId);
  const tag = useMemo(() => ingredientsTag(written), [written]);
  const isOfOthers = progress.ticked.length > 0 && (progress.tickedOf ?? tag) !== tag;
  const change = (by: (progress: Cooking) => Cooking) =>
    set((kept = NOTHING_DONE) => {
      const changed = by(kept);
      const isEmpty =
        changed.ticked.length === 0 && changed.step === undefined && changed.servings === undefined;
      return isEmpty ? undefined : changed;
    });
  return {
    progress,
    ticked: isOfOthers ? NOTHING_DONE.ticked : progress.ticked,
    isRecipeChanged: isOfOthers,
    setServings: (servings: number) => change(({ scaledTo: _former, ...kept }) => ({ ...kept, servings })),
    scale: (servings: number, scaledTo: ScaledTo) => change((kept) => ({ ...kept, servings, scaledTo })),
    takeWrittenAmounts: () => change(({ servings: _chosen, scaledTo: _former, ...kept }) => kept),
    setTicked: (place: number, isTicked: boolean) =>
      change((kept) => withTick(kept, tag, { place, isTicked })),
    clearTicks: () => change(({ tickedOf: _former, ...kept }) => ({ ...kept, ticked: [] })),
    setPlace: (place: CookingPlace) => change((kept) => ({ ...kept, ...place })),
    leaveCooking: () => change(({ step: _left, stepOf: _words, ...kept }) => kept),
  };
}

export type RecipeCooking = ReturnType<typeof useCooking>;
