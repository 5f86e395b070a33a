import type { RecipeContent } from '../server/modules/platform/content/content.ts';
import { foodOf, isOfEach, writtenAmounts } from '../src/language/step-amounts.ts';
import type { FoodTable } from './food-table.ts';
import type { WrittenLine } from './recipe-sections.ts';

/**
 * An amount in a step follows the portions that she chooses, so the app must know its ingredient; and a step cannot use more of
 * it than the recipe has.
 */
export function checkStepAmounts(
  steps: readonly WrittenLine[],
  { ingredients, servings }: Pick<RecipeContent, 'ingredients' | 'servings'>,
  foods: FoodTable,
  report: (line: number, message: string) => void,
): void {
  const amountByName = new Map(
    ingredients.map(({ foodId, amount }) => [foods.byId.get(foodId)?.name_EE ?? '', amount]),
  );
  for (const { line, text } of steps) {
    for (const amount of writtenAmounts(text)) {
      const words = text.slice(amount.start, amount.end);
      const food = foodOf(text, amount, [...amountByName.keys()]);
      if (food === undefined) {
        report(line, `Kogusele „${words}“ peab järgnema koostisosa nimi või vesi: „${words} vett“.`);
        continue;
      }
      const has = amountByName.get(food);
      const isOver =
        typeof has === 'number' &&
        amount.each !== undefined &&
        (amount.upTo ?? amount.value) * amount.each * (isOfEach(text, amount) ? servings : 1) > has;
      if (isOver) report(line, `Sammus on „${words}“, aga koostisosades on toiduainet „${food}“ vähem.`);
    }
  }
}
