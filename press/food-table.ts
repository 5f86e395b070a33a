import type { FoodContent } from '../server/modules/platform/content/content.ts';
import type { Allergen } from '../contract/enumerations.ts';
import type { CsvRecord } from './parse-csv.ts';
import { parseCsv } from './parse-csv.ts';
import { allergenLabels, listLabels, valueOfLabel } from './labels.ts';
import type { Problem } from './problem.ts';
import { isSlug } from './slug.ts';

/** The foods that recipes are made of. */
export interface FoodTable {
  foods: FoodContent[];
  byName: ReadonlyMap<string, FoodContent>;
  byId: ReadonlyMap<string, FoodContent>;
}

const COLUMNS = [
  'id',
  'name_EE',
  'partitive_EE',
  'kcal',
  'protein',
  'fat',
  'carbs',
  'fibre',
  'quantity_EE',
  'basis',
  'group_EE',
  'allergens_EE',
] as const;
type Column = (typeof COLUMNS)[number];
const LARGEST_DEVIATION = 0.15;
/** Below this many kcal, rounding alone exceeds any relative tolerance. */
const ALLOWED_KCAL = 5;

/**
 * Reads `content/foods.csv`. A faulty row is reported and skipped, so that recipes which do not use it can still be
 * checked.
 */
export function parseFoodTable(file: string, text: string): { table: FoodTable; problems: Problem[] } {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/u, ''));
  const problems: Problem[] = [];
  const foods: FoodContent[] = [];
  const ids = new Set<string>();
  const names = new Set<string>();
  const missing = COLUMNS.filter((column) => !head?.cells.includes(column));
  if (!head || missing.length > 0) {
    problems.push({ file, line: 1, message: `Tabelis on puudu veerud: ${missing.join(', ')}.` });
  }
  for (const row of missing.length > 0 ? [] : rows) {
    const report = (message: string) => problems.push({ file, line: row.line, message });
    const cellOf = (column: Column) => row.cells[head?.cells.indexOf(column) ?? -1]?.trim() ?? '';
    if (row.cells.length !== head?.cells.length) {
      report(
        `Real on ${row.cells.length} veergu, aga peab olema ${head?.cells.length ?? 0}. Kontrolli jutumärke ja komasid.`,
      );
      continue;
    }
    const food = readFood(row, cellOf, report);
    if (!food) continue;
    if (ids.has(food.id)) report(`Tunnus „${food.id}“ on tabelis juba olemas.`);
    else if (names.has(food.name_EE)) report(`Toiduaine „${food.name_EE}“ on tabelis juba olemas.`);
    else {
      foods.push(food);
      ids.add(food.id);
      names.add(food.name_EE);
    }
  }
  const byName = new Map(foods.map((food) => [food.name_EE, food]));
  const byId = new Map(foods.map((food) => [food.id, food]));
  return { table: { foods, byName, byId }, problems };
}

function readFood(
  row: CsvRecord,
  cellOf: (column: Column) => string,
  report: (message: string) => void,
): FoodContent | null {
  const name = cellOf('name_EE');
  const basis = cellOf('basis');
  let isGood = true;
  const refuse = (message: string) => {
    isGood = false;
    report(message);
  };
  const numberOf = (column: Column) => {
    const cell = cellOf(column).replace(',', '.');
    const value = cell === '' ? Number.NaN : Number(cell);
    if (!(value >= 0)) refuse(`„${name}“: veerus ${column} peab olema arv, mis ei ole negatiivne.`);
    return value;
  };
  const id = cellOf('id');
  if (!isSlug(id))
    refuse(`„${name}“: tunnuses on ainult väikesed ladina tähed (a–z), numbrid ja sidekriipsud.`);
  if (name === '') refuse(`Real ${row.line} ei ole toiduaine nime.`);
  if (basis !== '100 g' && basis !== '100 ml') refuse(`„${name}“: veerus basis on „100 g“ või „100 ml“.`);
  const food: FoodContent = {
    id,
    name_EE: name,
    partitive_EE: cellOf('partitive_EE'),
    protein: numberOf('protein'),
    kcal: numberOf('kcal'),
    fat: numberOf('fat'),
    carbs: numberOf('carbs'),
    fibre: numberOf('fibre'),
    quantity_EE: cellOf('quantity_EE') || null,
    group_EE: cellOf('group_EE'),
    allergens: readAllergens(name, cellOf('allergens_EE'), refuse),
    per: basis === '100 ml' ? 'ML' : 'G',
  };
  if (isGood) checkPartitive(food, refuse);
  if (isGood) checkEnergy(food, refuse);
  return isGood ? food : null;
}

const NO_ALLERGENS = 'puuduvad';

/** An empty cell is refused: nobody has said yet that there are none. */
function readAllergens(name: string, cell: string, refuse: (message: string) => void): Allergen[] {
  if (cell === NO_ALLERGENS) return [];
  return cell.split(';').flatMap((label) => {
    const allergen = valueOfLabel(allergenLabels, label.trim());
    if (allergen) return [allergen];
    refuse(
      `„${name}“: veerus allergens_EE on „${NO_ALLERGENS}“ või semikoolonitega loend: ${listLabels(allergenLabels)}. Tundmatu väärtus on „${label.trim()}“.`,
    );
    return [];
  });
}

/** Within „400 g kartuleid“ it starts with a lower-case letter, and it keeps any digits of the name. */
function checkPartitive({ name_EE, partitive_EE }: FoodContent, refuse: (message: string) => void) {
  const figures = name_EE.match(/\d+(?:,\d+)?%/gu) ?? [];
  if (partitive_EE === '') {
    refuse(`„${name_EE}“: veerus partitive_EE peab olema nimi osastavas käändes, nagu „400 g kartuleid“.`);
  } else if (partitive_EE[0] !== partitive_EE[0]?.toLocaleLowerCase('et')) {
    refuse(`„${name_EE}“: „${partitive_EE}“ algab väikese tähega.`);
  } else if (!figures.every((figure) => partitive_EE.includes(figure))) {
    refuse(`„${name_EE}“: „${partitive_EE}“ peab sisaldama ka „${figures.join(', ')}“.`);
  }
}

/** Energy must match its sources: 4 kcal per gram of protein and carbohydrate, 9 of fat, 2 of fibre. */
function checkEnergy(
  { name_EE, kcal, protein, carbs, fat, fibre }: FoodContent,
  refuse: (message: string) => void,
) {
  // Vinegar's energy comes from its acid, for which the table has no column.
  if (name_EE.endsWith('äädikas')) return;
  const computed = 4 * protein + 4 * carbs + 9 * fat + 2 * fibre;
  if (Math.abs(kcal - computed) <= Math.max(ALLOWED_KCAL, LARGEST_DEVIATION * computed)) return;
  refuse(
    `„${name_EE}“: ${kcal} kcal ei klapi toitainetega, millest tuleb umbes ${Math.round(computed)} kcal.`,
  );
}
