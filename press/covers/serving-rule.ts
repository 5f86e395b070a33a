import type { Serving, Vessel } from './dishes/vessel.ts';
import type { Dish } from './dishes/dish.ts';
import { foodsOf } from './dishes/dish.ts';

/** The servings that a name tells, the surest word first. A word's end keeps „kapsasalatiga“ from being a salad. */
const BY_NAME: readonly [RegExp, Serving][] = [
  [/püreesupp/u, 'CREAM_SOUP'],
  [/supp\b|supp |borš|seljanka|minestrone|leem(?:\b| )/u, 'SOUP'],
  [/smuutikauss/u, 'SMOOTHIE_BOWL'],
  [/smuuti|jook|kokteil|kakao\b|tee\b/u, 'SMOOTHIE'],
  [/puding|külmkapipuder|kreem(?:\b| )|tarretis/u, 'LAYERED'],
  [/munapuder/u, 'MAIN_COURSE'],
  [/puder/u, 'PORRIDGE'],
  [/võileib|sändvitš/u, 'SANDWICH'],
  [/vrapp|falafel|tortillarull|burrito|tako/u, 'WRAP'],
  [/pitsa/u, 'PIZZA'],
  [/muffin/u, 'MUFFINS'],
  [/pannkoo/u, 'PANCAKES'],
  [/kook(?:\b| )|tort(?:\b| )|pirukas|keeks/u, 'CAKE'],
  [/batoon/u, 'BARS'],
  [/kakaopall|energiapall|datli.*pall|trühv/u, 'BALLS'],
  [/täidetud|ahjukartul(?:\b| )/u, 'STUFFED'],
  [/kotlet|lihapall|steik|maksakaste|hakklihakaste/u, 'MAIN_COURSE'],
  [/lasanje|vorm(?:\b| )|gratään|ahjukaer/u, 'GRATIN'],
  [/omlett|frittata/u, 'OMELETTE'],
  [/šakšuka|pann(?:\b| )/u, 'EGGS_IN_PAN'],
  [/vokk|vokitud/u, 'STIR_FRY'],
  [/pasta|bolognese|spaget|makaron/u, 'PASTA'],
  [/karri/u, 'CURRY'],
  [/hautis|guljašš|rannakar|raguu/u, 'STEW'],
  [/odrotto|risoto|risotto/u, 'RISOTTO'],
  [/vardad|varras|šašlõkk/u, 'SKEWERS'],
  [/foolium/u, 'IN_FOIL'],
  [/salat(?:\b| )|rosolje/u, 'SALAD'],
  [/nuudlid/u, 'STIR_FRY'],
  [/hummus(?:\b| )|dipp|guacamole/u, 'DIP'],
  [/rukkileib|röstsai|näkileib(?:\b| )/u, 'TOAST'],
  [/kohupiim|jogurt(?:\b| )|skyr(?:\b| )|müsli|kamakauss|kreeka jogurt/u, 'YOGHURT'],
  [/kauss(?:\b| )/u, 'SECTORS'],
  [/lõigud/u, 'SLICES'],
  [/^röstitud (?:kikerherned|pähklid|seemned)/u, 'SNACK'],
];

/** Recognises the kind of dish from its name, then from its tags' and foods' company. */
export function servingOf(dish: Dish, isFromOven: boolean): Serving {
  const name = `${dish.name.toLocaleLowerCase('et')} `;
  const named = BY_NAME.find(([words]) => words.test(name))?.[1];
  if (named) return refined(named, dish);
  if (isFromOven) return 'TRAY_BAKE';
  const hasMain = foodsOf(dish, 'chunk').some(({ group }) => ['liha', 'kala', 'mereannid'].includes(group));
  if (hasMain) return 'MAIN_COURSE';
  if (foodsOf(dish, 'noodle').length > 0) return 'PASTA';
  if (foodsOf(dish, 'leaf').length > 0) return 'SALAD';
  if (dish.mealType === 'BREAKFAST') return foodsOf(dish, 'grain').length > 0 ? 'PORRIDGE' : 'YOGHURT';
  return 'SNACK';
}

/** A soup that is blended, and bread that is not covered by a second slice, show in the method. */
function refined(serving: Serving, { method, foods, name }: Dish): Serving {
  if (serving === 'SOUP' && /püreesta|mikserda|blender|saumikser/u.test(method)) return 'CREAM_SOUP';
  if (
    serving === 'SANDWICH' &&
    !/teis(?:e|ed|te) (?:viilu|leiva|sepiku)|kata .*viilu|pealmi|kokku/u.test(method)
  )
    return 'TOAST';
  if (serving === 'PORRIDGE' && !foods.some(({ look }) => look.role === 'grain')) return 'YOGHURT';
  if (serving === 'PORRIDGE' && /mulgi/iu.test(name)) return 'RISOTTO';
  return serving;
}

/** The vessels a serving can be set in, the usual one first. */
const VESSELS_OF: Readonly<Record<Serving, readonly [Vessel, ...Vessel[]]>> = {
  SOUP: ['SOUP_PLATE', 'BOWL', 'POT'],
  CREAM_SOUP: ['BOWL', 'SOUP_PLATE', 'POT'],
  PORRIDGE: ['BOWL', 'SOUP_PLATE', 'POT'],
  YOGHURT: ['BOWL', 'SOUP_PLATE'],
  SMOOTHIE_BOWL: ['BOWL'],
  STEW: ['POT', 'BOWL', 'SOUP_PLATE', 'PAN'],
  RISOTTO: ['SOUP_PLATE', 'PLATE', 'BOWL', 'PAN'],
  SNACK: ['BOWL', 'PLATE'],
  SALAD: ['BOWL', 'PLATE', 'SOUP_PLATE'],
  SECTORS: ['BOWL', 'SOUP_PLATE'],
  STIR_FRY: ['WOK', 'PAN', 'BOWL', 'PLATE'],
  TRAY_BAKE: ['TRAY', 'OVEN_DISH'],
  GRATIN: ['OVEN_DISH'],
  STUFFED: ['PLATE', 'OVEN_DISH', 'TRAY'],
  EGGS_IN_PAN: ['PAN'],
  OMELETTE: ['PAN', 'PLATE'],
  PIZZA: ['BOARD', 'TRAY'],
  MAIN_COURSE: ['PLATE', 'SOUP_PLATE', 'PAN'],
  PASTA: ['PLATE', 'SOUP_PLATE', 'BOWL', 'PAN'],
  CURRY: ['BOWL', 'SOUP_PLATE', 'POT'],
  TOAST: ['BOARD', 'PLATE'],
  SANDWICH: ['BOARD', 'PLATE'],
  WRAP: ['BOARD', 'PLATE'],
  SKEWERS: ['BOARD', 'TRAY', 'PLATE'],
  DIP: ['BOARD', 'PLATE'],
  SLICES: ['PLATE', 'BOARD'],
  IN_FOIL: ['FOIL'],
  PANCAKES: ['PLATE', 'BOARD'],
  MUFFINS: ['TRAY', 'BOARD'],
  BALLS: ['PLATE', 'BOWL'],
  BARS: ['BOARD', 'TRAY', 'PLATE'],
  CAKE: ['PLATE'],
  SMOOTHIE: ['GLASS', 'JAR', 'MUG'],
  LAYERED: ['JAR', 'GLASS', 'MUG'],
};

/** The vessel that the dish is usually set in; peppers are stuffed upright in a dish. */
export function usualVesselOf(serving: Serving, { name }: Dish): Vessel {
  if (serving === 'STUFFED' && /paprika/iu.test(name)) return 'OVEN_DISH';
  return VESSELS_OF[serving][0];
}

export function canBeServedIn(serving: Serving, vessel: Vessel): boolean {
  return VESSELS_OF[serving].includes(vessel);
}

/** The usual contents of each vessel, for a recipe's file that names one that its dish is never set in. */
export const USUAL_SERVING: Readonly<Record<Vessel, Serving>> = {
  BOWL: 'SALAD',
  SOUP_PLATE: 'SOUP',
  PLATE: 'MAIN_COURSE',
  PAN: 'EGGS_IN_PAN',
  WOK: 'STIR_FRY',
  POT: 'STEW',
  TRAY: 'TRAY_BAKE',
  OVEN_DISH: 'GRATIN',
  BOARD: 'TOAST',
  FOIL: 'IN_FOIL',
  GLASS: 'SMOOTHIE',
  JAR: 'LAYERED',
  MUG: 'SMOOTHIE',
};
