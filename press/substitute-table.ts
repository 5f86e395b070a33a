import type { PageContent } from '../server/modules/platform/content/content.ts';
import { SUBSTITUTES, type SubstitutePair, type Substitutes } from '../contract/substitutes.ts';
import type { FoodTable } from './food-table.ts';
import { nearestName } from './nearest-name.ts';
import { parseCsv } from './parse-csv.ts';
import type { Problem } from './problem.ts';

const COLUMNS = ['food_EE', 'substitute_EE', 'ratio', 'note_EE'] as const;
type Column = (typeof COLUMNS)[number];
const RATIO = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/u;
const NOTE = /^\p{Lu}.+\.$/u;
const NOTE_MAX_LENGTH = 160;
/** A cook replaces nothing by more than three times or less than a third of it. */
const LARGEST_RATIO = 3;

/** Reads `content/substitutes.csv`. A faulty row is reported and skipped. */
export function parseSubstituteTable(
  file: string,
  text: string,
  foods: FoodTable,
): { pairs: SubstitutePair[]; problems: Problem[] } {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/u, ''));
  const problems: Problem[] = [];
  const pairs: SubstitutePair[] = [];
  const missing = COLUMNS.filter((column) => !head?.cells.includes(column));
  if (missing.length > 0)
    problems.push({ file, line: 1, message: `Tabelis on puudu veerud: ${missing.join(', ')}.` });
  for (const row of missing.length > 0 ? [] : rows) {
    const cellOf = (column: Column) => row.cells[head?.cells.indexOf(column) ?? -1]?.trim() ?? '';
    const [name, other, note] = [cellOf('food_EE'), cellOf('substitute_EE'), cellOf('note_EE')];
    const [food, substitute] = [foods.byName.get(name), foods.byName.get(other)];
    const ratio = readRatio(cellOf('ratio'));
    const isRepeated = pairs.some((pair) => pair.foodId === food?.id && pair.substituteId === substitute?.id);
    const faults = [
      row.cells.length !== head?.cells.length &&
        `Real on ${row.cells.length} veergu, aga peab olema ${head?.cells.length ?? 0}. Kontrolli jutumärke ja komasid.`,
      !food && unknownFood(name, foods),
      !substitute && unknownFood(other, foods),
      name === other && `„${name}“ ei saa iseennast asendada.`,
      isRepeated && `Paar „${name}“ ja „${other}“ on tabelis juba olemas.`,
      ratio === undefined &&
        `Veerus ratio on kaks täisarvu kooloniga, näiteks „100:80“: 100 grammi asemel 80. Üle ${LARGEST_RATIO} korra kogus muutuda ei tohi.`,
      note !== '' &&
        !(NOTE.test(note) && note.length <= NOTE_MAX_LENGTH) &&
        `Märkus algab suure tähega, lõpeb punktiga ja on kuni ${NOTE_MAX_LENGTH} tähemärki.`,
    ].filter((fault) => fault !== false);
    for (const message of faults) problems.push({ file, line: row.line, message });
    if (faults.length > 0 || !food || !substitute || ratio === undefined) continue;
    pairs.push({ foodId: food.id, substituteId: substitute.id, ratio, note: note === '' ? null : note });
  }
  return { pairs, problems };
}

/** The table in the form in which the CMS delivers it. */
export function pageOfSubstitutes(pairs: readonly SubstitutePair[], table: FoodTable): PageContent {
  const ids = new Set(pairs.map(({ substituteId }) => substituteId));
  const foods = table.foods.flatMap(
    ({ id, name_EE, partitive_EE, quantity_EE, group_EE, per, kcal, protein, fat, carbs }) =>
      ids.has(id)
        ? [{ id, name_EE, partitive_EE, quantity_EE, group_EE, unit: per, kcal, protein, fat, carbs }]
        : [],
  );
  const allergens = Object.fromEntries(
    table.foods.flatMap((food) => (food.allergens ? [[food.id, food.allergens]] : [])),
  );
  const value = JSON.stringify({ foods, pairs, allergens } satisfies Substitutes);
  return { key: SUBSTITUTES, id: SUBSTITUTES, value };
}

function readRatio(cell: string): number | undefined {
  const [, of, comesTo] = RATIO.exec(cell) ?? [];
  const ratio = Number(comesTo) / Number(of);
  return ratio <= LARGEST_RATIO && ratio >= 1 / LARGEST_RATIO ? ratio : undefined;
}

function unknownFood(name: string, foods: FoodTable): string {
  const near = nearestName(name, [...foods.byName.keys()]);
  const hint = near === undefined ? '' : ` Kas mõtlesid „${near}“?`;
  return `Toiduainet „${name}“ ei ole failis foods.csv.${hint}`;
}
