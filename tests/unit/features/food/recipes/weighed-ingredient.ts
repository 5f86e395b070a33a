import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';

type Ingredient = NonNullable<RecipeDetailsFragment['ingredients']>[number];

/** So many grams of a food, whose id is its name in lower case. */
export function grams(name_EE: string, amount: number): Ingredient {
  return {
    __typename: 'RecipeIngredient',
    amount,
    unit: 'G',
    ingredient: {
      __typename: 'Ingredient',
      id: name_EE.toLowerCase(),
      name_EE,
      partitive_EE: null,
      quantity_EE: null,
      group_EE: null,
      kcal: 100,
      protein: 1,
      fat: 1,
      carbs: 1,
    },
  };
}
