import { cooking, type Cooking, type ScaledTo } from '../../contract/marks/cooking.mark.ts';
import { useChangingMark } from '../marks/use-changing-mark.ts';

const NOTHING_DONE: Cooking = { ticked: [] };

/** Her portions, ticks and step of one recipe, the same on all her devices: ticked on the phone, cooked from the tablet. */
export function useCooking(recipeId: string) {
  const [progress = NOTHING_DONE, set] = useChangingMark(cooking, recipeId);
  const change = (by: (progress: Cooking) => Cooking) =>
    set((kept = NOTHING_DONE) => {
      const changed = by(kept);
      const isEmpty =
        changed.ticked.length === 0 && changed.step === undefined && changed.servings === undefined;
      return isEmpty ? undefined : changed;
    });
  return {
    progress,
    setServings: (servings: number) => change(({ scaledTo: _former, ...kept }) => ({ ...kept, servings })),
    scale: (servings: number, scaledTo: ScaledTo) => change((kept) => ({ ...kept, servings, scaledTo })),
    takeWrittenAmounts: () => change(({ servings: _chosen, scaledTo: _former, ...kept }) => kept),
    setTicked: (place: number, isTicked: boolean) =>
      change((kept) => {
        const others = kept.ticked.filter((other) => other !== place);
        return { ...kept, ticked: isTicked ? [...others, place] : others };
      }),
    clearTicks: () => change((kept) => ({ ...kept, ticked: [] })),
    setStep: (step: number) => change((kept) => ({ ...kept, step })),
    leaveCooking: () => change(({ step: _left, ...kept }) => kept),
  };
}

export type RecipeCooking = ReturnType<typeof useCooking>;
