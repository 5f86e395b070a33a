import type { RecipeIngredientContent } from '../server/modules/platform/content/content.ts';
import type { FoodTable } from './food-table.ts';
import { nearestName } from './nearest-name.ts';

const TASTE_WORDS = ', maitse järgi';
const UNITS = { g: 'G', ml: 'ML' } as const;

/** Reads „100 g Kaerahelbed“, „2,5 ml Oliiviõli“ or „Sool, maitse järgi“. Reports an error as a message in Estonian. */
export function parseIngredientLine(text: string, foods: FoodTable): RecipeIngredientContent | string {
  if (text.endsWith(TASTE_WORDS)) {
    const name = text.slice(0, -TASTE_WORDS.length);
    const food = foods.byName.get(name);
    return food ? { amount: null, unit: 'TASTE', foodId: food.id } : unknownFood(name, foods);
  }
  const [, writtenAmount, writtenUnit, name] = /^(\S+) +(\S+) +(.+)$/u.exec(text) ?? [];
  const isUnit = writtenUnit === 'g' || writtenUnit === 'ml';
  if (
    writtenAmount === undefined ||
    name === undefined ||
    !isUnit ||
    !/^[-−]?[\d.,]+$/u.test(writtenAmount)
  ) {
    return 'Koostisosa on kujul „100 g Kaerahelbed“, „15 ml Oliiviõli“ või „Sool, maitse järgi“.';
  }
  const amount = /^\d+(?:[.,]\d+)?$/u.test(writtenAmount) ? Number(writtenAmount.replace(',', '.')) : 0;
  if (amount <= 0) return `Kogus „${writtenAmount}“ peab olema nullist suurem arv.`;
  const food = foods.byName.get(name);
  if (!food) return unknownFood(name, foods);
  if (UNITS[writtenUnit] !== food.per) {
    const right = food.per === 'ML' ? 'milliliitrites (ml)' : 'grammides (g)';
    return `„${name}“ kogus on ${right}, nagu toiduainete tabelis.`;
  }
  return { amount, unit: food.per, foodId: food.id };
}

function unknownFood(name: string, foods: FoodTable): string {
  const near = nearestName(
    name,
    foods.foods.map((food) => food.name_EE),
  );
  const hint = near === undefined ? '' : ` Kas mõtlesid „${near}“?`;
  return `Toiduainet „${name}“ ei ole failis foods.csv.${hint}`;
}
