import type { IngredientUnit, MealType } from '../../src/contract/enumerations.ts';
import { emojiOfFood, isMinorFood } from './food-emoji.ts';
import { FOOD_PICTURE_SIZE, foodPicture } from './food-picture.ts';
import type { SeededRandom } from './seeded-random.ts';
import { between, seededRandom } from './seeded-random.ts';

export interface RecipeForCover {
  id: string;
  mealType: readonly MealType[];
  ingredients: readonly {
    amount: number | null;
    unit: IngredientUnit;
    foodId: string;
    foodName: string;
    /** As in the food table: „liha“, „köögivili“ … */
    group: string;
  }[];
}

interface PlacedFood {
  picture: string;
  /** Width and height in the cover's units. */
  size: number;
  x: number;
  y: number;
}

const GROUNDS: Readonly<Record<MealType, { ground: string; deep: string; rim: string }>> = {
  BREAKFAST: { ground: '#FFE9AE', deep: '#FBD573', rim: '#F2B93B' },
  LUNCH: { ground: '#D5EEDF', deep: '#A9D9BF', rim: '#4F9E7A' },
  SNACK: { ground: '#FFE0BB', deep: '#FFC583', rim: '#E88A1F' },
  DINNER: { ground: '#EBDCED', deep: '#D0B0D5', rim: '#8C4A92' },
};
const CENTRE = { x: 200, y: 150 };
const PLATE_RADIUS = 136;
const WELL_RADIUS = 112;
const MOST_FOODS = 5;
const FEWEST_FOODS = 3;

/** A recipe's picture: a plate with its main foods, drawn larger the more there is of each. SVG, 400 × 300. */
export function recipeCover(recipe: RecipeForCover): string {
  const random = seededRandom(recipe.id);
  const colours = GROUNDS[recipe.mealType[0] ?? 'LUNCH'];
  const shade = `shade-${recipe.id}`;
  const foods = placeFoods(mainFoods(recipe), random);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
    `<defs><radialGradient id="${shade}"><stop offset=".78" stop-color="#241A26" stop-opacity=".26"/><stop offset="1" stop-color="#241A26" stop-opacity="0"/></radialGradient></defs>`,
    `<path fill="${colours.ground}" d="M0 0h400v300H0z"/>`,
    dots(colours.deep, random),
    cutlery(colours.rim),
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y + 9}" r="${PLATE_RADIUS + 16}" fill="url(#${shade})"/>`,
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${PLATE_RADIUS}" fill="#FFF"/>`,
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${PLATE_RADIUS - 7}" fill="none" stroke="${colours.rim}" stroke-opacity=".55" stroke-width="2.5"/>`,
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${WELL_RADIUS}" fill="#FAF6F9"/>`,
    ...foods.map((food) => foodOnPlate(food, random)),
    '</svg>',
  ].join('');
}

/** The pictures on the plate and the grams behind each, largest first. */
function mainFoods({ ingredients }: RecipeForCover): { picture: string; grams: number }[] {
  const gramsByPicture = new Map<string, number>();
  const add = (list: RecipeForCover['ingredients'], limit: number) => {
    const byWeight = list.toSorted(
      (a, b) => (b.amount ?? 0) - (a.amount ?? 0) || a.foodId.localeCompare(b.foodId),
    );
    for (const { foodName, group, amount } of byWeight) {
      const picture = emojiOfFood(foodName, group);
      if (!gramsByPicture.has(picture) && gramsByPicture.size >= limit) continue;
      gramsByPicture.set(picture, (gramsByPicture.get(picture) ?? 0) + (amount ?? 0));
    }
  };
  add(
    ingredients.filter(({ foodName, group }) => !isMinorFood(foodName, group)),
    MOST_FOODS,
  );
  add(
    ingredients.filter(({ foodName, group }) => isMinorFood(foodName, group)),
    FEWEST_FOODS,
  );
  return [...gramsByPicture]
    .map(([picture, grams]) => ({ picture, grams }))
    .toSorted((a, b) => b.grams - a.grams);
}

/** Spreads the foods over the plate: starting from a seeded ring, they push each other apart until none overlaps. */
function placeFoods(
  foods: readonly { picture: string; grams: number }[],
  random: SeededRandom,
): PlacedFood[] {
  const most = Math.max(...foods.map(({ grams }) => grams), 1);
  const turn = between(0, Math.PI * 2, random);
  const largest = foods.length <= 3 ? 122 : 106;
  const placed = foods.map(({ picture, grams }, index) => {
    const angle = turn + (index * Math.PI * 2) / foods.length;
    const size = largest * (0.6 + 0.4 * Math.sqrt(grams / most));
    return { picture, size, x: Math.cos(angle) * 58, y: Math.sin(angle) * 58 };
  });
  for (let round = 0; round < 80; round += 1) {
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) pushApart(one, other);
      keepInWell(one);
    }
  }
  // Food lower on the plate is nearer and covers what is above it.
  return placed
    .map((food) => ({ ...food, x: food.x + CENTRE.x, y: food.y + CENTRE.y }))
    .toSorted((a, b) => a.y - b.y);
}

function pushApart(one: PlacedFood, other: PlacedFood): void {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const distance = Math.max(Math.hypot(dx, dy), 0.1);
  const overlap = (one.size + other.size) * 0.43 - distance;
  if (overlap <= 0) return;
  const share = overlap / distance / 2;
  one.x -= dx * share;
  one.y -= dy * share;
  other.x += dx * share;
  other.y += dy * share;
}

function keepInWell(food: PlacedFood): void {
  const limit = WELL_RADIUS - food.size * 0.42;
  const distance = Math.hypot(food.x, food.y);
  if (distance <= limit) return;
  food.x *= limit / distance;
  food.y *= limit / distance;
}

function foodOnPlate({ picture, size, x, y }: PlacedFood, random: SeededRandom): string {
  const tilt = round(between(-14, 14, random));
  const scale = Math.round((size / FOOD_PICTURE_SIZE) * 100) / 100;
  const half = FOOD_PICTURE_SIZE / 2;
  return [
    `<ellipse cx="${round(x)}" cy="${round(y + size * 0.42)}" rx="${round(size * 0.4)}" ry="${round(size * 0.09)}" fill="#241A26" opacity=".13"/>`,
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${tilt}) scale(${scale}) translate(-${half} -${half})">${foodPicture(picture)}</g>`,
  ].join('');
}

/** The dots that mark everything about food, in rows that shift slightly from cover to cover. */
function dots(colour: string, random: SeededRandom): string {
  const shift = between(0, 26, random);
  const radius = round(between(2.6, 4.2, random));
  const rows = Array.from({ length: 13 }, (_, row) => {
    const start = round(((row % 2) * 13 + shift) % 26) - 13;
    return `M${start} ${row * 25}h420`;
  });
  return `<path d="${rows.join('')}" stroke="${colour}" stroke-opacity=".7" stroke-width="${radius * 2}" stroke-linecap="round" stroke-dasharray="0 26" fill="none"/>`;
}

function cutlery(colour: string): string {
  return [
    `<g fill="none" stroke="${colour}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">`,
    '<path d="M22 70v40c0 12 4 16 9 18 5-2 9-6 9-18V70M31 70v164"/>',
    '<path d="M366 234V70c9 8 12 26 12 46 0 12-4 18-12 20"/>',
    '</g>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
