import { useMemo } from 'react';
import type { RecipeCardFragment } from '../../../../contract/documents.generated.ts';
import type { Allergen } from '../../../../contract/enumerations.ts';
import { avoidedAllergen } from '../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../contract/marks/avoided-food.mark.ts';
import { contentsOf, type RecipeRow } from '../../../library/recipe-row.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { deviceMarksOf } from '../../../platform/marks/device-marks.ts';
import { useMarksIn, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { type Avoided, heldIn, type LeftOut, leftOutOf } from './avoidance.ts';
import { avoidedSentence } from './avoided-words.ts';

/**
 * The foods that she does not eat: those of her account, and those that only this device remembers because she has not agreed to
 * more. Returns the same object until one of her choices changes. The screen waits for the first read of the disk, so that a list
 * never shows for a moment what she left out.
 */
export function useAvoided(): Avoided {
  const account = useMarkStore();
  const device = deviceMarksOf(useMemberId());
  const allergens = useMarksIn(account, avoidedAllergen);
  const allergensHere = useMarksIn(device, avoidedAllergen);
  const foods = useMarksIn(account, avoidedFood);
  const foodsHere = useMarksIn(device, avoidedFood);
  return useMemo(
    () =>
      same({
        // The key's form allows no other.
        allergens: new Set([...allergens.keys(), ...allergensHere.keys()] as Allergen[]),
        foods: new Map([...foodsHere, ...foods]),
      }),
    [allergens, allergensHere, foods, foodsHere],
  );
}

let last: { words: string; avoided: Avoided } | undefined;

/** Marks change with every tap somewhere; values that depend on her choices are recomputed only when these change. */
function same(avoided: Avoided): Avoided {
  const foods = [...avoided.foods].map((food) => food.join(' ')).toSorted();
  const words = [[...avoided.allergens].toSorted().join(' '), ...foods].join('\n');
  if (last?.words !== words) last = { words, avoided };
  return last.avoided;
}

export function useLeftOut(rows: readonly RecipeRow[]): LeftOut {
  return leftOutOf(rows, useAvoided());
}

/** Says in a sentence which avoided foods the dish holds; undefined if there is nothing to say. */
export function useAvoidedSentence(recipe: RecipeCardFragment): string | undefined {
  const avoided = useAvoided();
  const held = heldIn(contentsOf(recipe), avoided);
  return held && avoidedSentence(held, avoided);
}
