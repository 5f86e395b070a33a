import type { IngredientUnit, MealType, RecipeTag } from '../../contract/enumerations.ts';
import * as bowls from './dishes/bowl-dishes.ts';
import * as boards from './dishes/board-dishes.ts';
import type { Dish } from './dishes/dish.ts';
import { layered, smoothie } from './dishes/glass-dishes.ts';
import * as ovens from './dishes/oven-and-pan-dishes.ts';
import * as plates from './dishes/plate-dishes.ts';
import * as sweets from './dishes/sweet-dishes.ts';
import * as tossed from './dishes/tossed-dishes.ts';
import type { Region } from './drawing/scatter.ts';
import { Sheet } from './drawing/sheet.ts';
import { lookOfFood } from './foods/look-of-food.ts';
import { pick } from './drawing/seeded-random.ts';
import { canBeServedIn, servingOf, USUAL_SERVING, usualVesselOf } from './serving-rule.ts';
import type { Serving, Vessel } from './dishes/vessel.ts';
import { drawVessel } from './vessels/draw-vessel.ts';
import { besideVessel } from './vessels/beside-vessel.ts';
import { TABLE_TOPS } from './vessels/glazes.ts';
import { tableTop } from './vessels/table-top.ts';

export interface RecipeForCover {
  id: string;
  name_EE: string;
  mealType: readonly MealType[];
  tags: readonly RecipeTag[];
  servings: number;
  steps: readonly string[];
  ingredients: readonly {
    amount: number | null;
    unit: IngredientUnit;
    foodId: string;
    foodName: string;
    /** As in the food table: „liha“, „köögivili“ … */
    group: string;
  }[];
  /** As the recipe's file names it; chosen from the recipe itself if it does not. */
  vessel: Vessel | null;
}

type Fill = (sheet: Sheet, well: Region, dish: Dish) => string;

const FILLS: Readonly<Record<Exclude<Serving, 'SMOOTHIE' | 'LAYERED'>, Fill>> = {
  SOUP: bowls.soup,
  CREAM_SOUP: bowls.creamSoup,
  PORRIDGE: bowls.porridge,
  YOGHURT: bowls.yoghurt,
  SMOOTHIE_BOWL: bowls.smoothieBowl,
  STEW: bowls.stew,
  RISOTTO: bowls.risotto,
  SNACK: bowls.snack,
  SALAD: tossed.salad,
  SECTORS: tossed.sectors,
  STIR_FRY: tossed.stirFry,
  TRAY_BAKE: tossed.trayBake,
  GRATIN: ovens.gratin,
  STUFFED: ovens.stuffed,
  EGGS_IN_PAN: ovens.eggsInPan,
  OMELETTE: ovens.omelette,
  PIZZA: ovens.pizza,
  MAIN_COURSE: plates.mainCourse,
  PASTA: plates.pasta,
  CURRY: plates.curry,
  TOAST: boards.toast,
  SANDWICH: boards.sandwich,
  WRAP: boards.wrap,
  SKEWERS: boards.skewers,
  DIP: boards.dipWithSticks,
  SLICES: boards.slices,
  IN_FOIL: boards.inFoil,
  PANCAKES: sweets.pancakes,
  MUFFINS: sweets.muffins,
  BALLS: sweets.balls,
  BARS: sweets.bars,
  CAKE: sweets.cakeSlice,
};

/** A recipe's picture: the dish in its vessel on a table under one lamp. SVG, 400 × 300. */
export function recipeCover(recipe: RecipeForCover): string {
  const sheet = new Sheet(recipe.id);
  const dish = dishOf(recipe);
  const { serving, vessel } = settingOf(recipe);
  const table = tableTop(sheet, pick(TABLE_TOPS[dish.mealType], sheet.random));
  if (serving === 'SMOOTHIE') return sheet.svg(table + smoothie(sheet, dish, vessel));
  if (serving === 'LAYERED') return sheet.svg(table + layered(sheet, dish, vessel));
  const { markup, well, over } = drawVessel(sheet, serving, vessel);
  return sheet.svg(
    table + besideVessel(sheet, dish, vessel) + markup + FILLS[serving](sheet, well, dish) + over,
  );
}

export function settingOf(recipe: RecipeForCover): { serving: Serving; vessel: Vessel } {
  const dish = dishOf(recipe);
  const guessed = servingOf(dish, recipe.tags.includes('OVEN'));
  const vessel = recipe.vessel ?? usualVesselOf(guessed, dish);
  return { serving: canBeServedIn(guessed, vessel) ? guessed : USUAL_SERVING[vessel], vessel };
}

/** An egg that only binds a dough or a mince is not seen. */
function isSeenEgg(name: string, method: string): boolean {
  return /mun[aie]|omlett|frittata|šakšuka/iu.test(name) || /keed\S* mun|mun\S* keed|keedumun/u.test(method);
}

function dishOf({ id, name_EE, mealType, servings, steps, ingredients }: RecipeForCover): Dish {
  const method = steps.join(' ').toLocaleLowerCase('et');
  return {
    id,
    name: name_EE,
    mealType: mealType[0] ?? 'LUNCH',
    method,
    foods: ingredients
      .filter(({ foodName }) => foodName !== 'Muna' || isSeenEgg(name_EE, method))
      .map(({ foodName, group, amount }) => ({
        name: foodName,
        group,
        grams: (amount ?? 2) / servings,
        look: lookOfFood(foodName, group),
      }))
      .toSorted((one, other) => other.grams - one.grams),
  };
}
