import type { RecipeTag } from '../contract/enumerations.ts';
import type { FoodContent, RecipeContent } from '../server/modules/platform/content/content.ts';
import type { FoodTable } from './food-table.ts';
import { recipeTagLabels } from './labels.ts';

/** Animal products that a group does not reveal: broth, and cheese made with rennet. */
const NOT_VEGETARIAN = new Set(['Kanapuljong', 'Parmesan']);
/** Animal products in groups that are otherwise plant-based. */
const NOT_VEGAN = new Set(['Mesi', 'Majonees', 'Vadakuvalgu pulber']);
const EASY_MINUTES = 20;
const EASY_INGREDIENTS = 6;

type IsFood = (food: FoodContent, group: string) => boolean;

/** Tags that follow from the foods: wrong without such a food, and missing with one. */
const FOOD_TAGS: Partial<Record<RecipeTag, IsFood>> = {
  BEEF: ({ name_EE }, group) => group === 'liha' && name_EE.startsWith('Veise'),
  CHICKEN: ({ name_EE }, group) => group === 'liha' && name_EE.startsWith('Kana'),
  PORK: ({ name_EE }, group) => group === 'liha' && /^(?:Sea|Keedusink)/u.test(name_EE),
  FISH: (_, group) => group === 'kala',
  SEAFOOD: (_, group) => group === 'mereannid',
};

const isNotVegetarian: IsFood = ({ name_EE }, group) =>
  ['liha', 'kala', 'mereannid'].includes(group) || NOT_VEGETARIAN.has(name_EE);
const isNotVegan: IsFood = (food, group) =>
  isNotVegetarian(food, group) || ['muna', 'piim'].includes(group) || NOT_VEGAN.has(food.name_EE);

type Tagged = Pick<RecipeContent, 'tags' | 'ingredients' | 'steps' | 'cookingTimeMinutes'>;

/** Says, in Estonian, which tags the rest of the recipe contradicts and which are missing. */
export function findTagFaults(recipe: Tagged, foods: FoodTable): string[] {
  const faults: string[] = [];
  const has = (tag: RecipeTag) => recipe.tags.includes(tag);
  const label = (tag: RecipeTag) => `„${recipeTagLabels.words[tag]}“`;
  const firstFood = (isFood: IsFood) =>
    recipe.ingredients
      .flatMap(({ foodId }) => foods.byId.get(foodId) ?? [])
      .find((food) => isFood(food, food.group_EE));

  for (const tag of recipeTagLabels.values) {
    const isFood = FOOD_TAGS[tag];
    if (!isFood) continue;
    const food = firstFood(isFood);
    if (has(tag) && !food) faults.push(`Silt ${label(tag)} ei sobi: sellist koostisosa ei ole.`);
    if (!has(tag) && food) faults.push(`Lisa silt ${label(tag)}, sest koostisosades on „${food.name_EE}“.`);
  }
  for (const [tag, isForbidden] of [
    ['VEGETARIAN', isNotVegetarian],
    ['VEGAN', isNotVegan],
  ] as const) {
    const food = firstFood(isForbidden);
    if (has(tag) && food) faults.push(`Silt ${label(tag)} ei sobi, sest koostisosades on „${food.name_EE}“.`);
    if (!has(tag) && !food) faults.push(`Lisa silt ${label(tag)}: kõik koostisosad lubavad seda.`);
  }
  if (has('EGGS') && !firstFood((_, group) => group === 'muna')) {
    faults.push(`Silt ${label('EGGS')} ei sobi: koostisosades ei ole muna.`);
  }
  return [...faults, ...findMethodFaults(recipe, label)];
}

function findMethodFaults(recipe: Tagged, label: (tag: RecipeTag) => string): string[] {
  const faults: string[] = [];
  const method = recipe.steps.join(' ');
  if (recipe.tags.includes('OVEN') && !/\b(?:ahi\b|ahj)/iu.test(method)) {
    faults.push(`Silt ${label('OVEN')} ei sobi: valmistamises ei ole ahju.`);
  }
  if (recipe.tags.includes('GRILL') && !/grill/iu.test(method)) {
    faults.push(`Silt ${label('GRILL')} ei sobi: valmistamises ei grillita.`);
  }
  const isEasy = recipe.cookingTimeMinutes <= EASY_MINUTES || recipe.ingredients.length <= EASY_INGREDIENTS;
  if (recipe.tags.includes('EASY') && !isEasy) {
    const limits = `kuni ${EASY_MINUTES} minutit või kuni ${EASY_INGREDIENTS} koostisosa`;
    faults.push(`Silt ${label('EASY')} ei sobi: lihtsal retseptil on ${limits}.`);
  }
  return faults;
}
