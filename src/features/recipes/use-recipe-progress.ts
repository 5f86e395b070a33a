import { useState } from 'react';
import { useMemberId } from '../../session/use-member-id.ts';
import { keepRecipeProgress, readRecipeProgress } from './recipe-progress.ts';
import type { RecipeProgress } from './recipe-progress.ts';

/** The member's progress with one recipe; each change is stored on the device immediately. */
export function useRecipeProgress(recipeId: string) {
  const memberId = useMemberId();
  const [progress, setProgress] = useState(() => readRecipeProgress(memberId, recipeId));
  const change = (changed: RecipeProgress) => {
    setProgress(changed);
    keepRecipeProgress(memberId, recipeId, changed);
  };
  return {
    progress,
    setServings: (servings: number) => change({ ...progress, servings }),
    toggleTick: (place: number) =>
      change({
        ...progress,
        ticked: progress.ticked.includes(place)
          ? progress.ticked.filter((other) => other !== place)
          : [...progress.ticked, place],
      }),
    clearTicks: () => change({ ...progress, ticked: [] }),
    setStep: (step: number) => change({ ...progress, step }),
    leaveCooking: () => {
      const { step: _left, ...rest } = progress;
      change(rest);
    },
  };
}
