import type { Node } from 'yaml';
import { LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { MealType } from '../contract/enumerations.ts';
import { MEAL_TYPES } from '../contract/enumerations.ts';
import type { MenuMealContent } from '../server/modules/platform/content/content.ts';
import { listLabels, mealTypeLabels, valueOfLabel } from './labels.ts';
import type { Problem } from './problem.ts';
import { WEEKDAYS } from './weekdays.ts';

/** One meal and its place in the file, so that a wrong recipe can be pointed out. */
export interface WrittenMeal extends MenuMealContent {
  file: string;
  line: number;
}

const MOST_SERVINGS = 4;
const ENTRY_FORM = 'Toidukord on kujul „Hommikusöök: { retsept: faili-nimi, portsjonid: 1 }“.';

type Report = (node: unknown, message: string) => void;

/**
 * Reads one `content/menu/nadal-<n>.yaml`: four meals under each of the seven weekdays, each with a recipe and its
 * portions. Returns no meals if anything in the file is wrong.
 */
export function parseMenuWeek(file: string, text: string): { meals: WrittenMeal[]; problems: Problem[] } {
  const weekNumber = Number(/(?:^|\/)nadal-([1-9]\d?)\.yaml$/u.exec(file)?.[1]);
  if (!weekNumber) return { meals: [], problems: [{ file, message: 'Faili nimi on kujul nadal-1.yaml.' }] };
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineOf = (node: Node | null) => counter.linePos(node?.range?.[0] ?? 0).line;
  const problems: Problem[] = document.errors.map((error) => {
    const { line } = counter.linePos(error.pos[0]);
    return {
      file,
      line,
      message: 'Rida ei ole loetav. Kontrolli taanet ja koolonit, ja et sama päeva ei ole kaks korda.',
    };
  });
  const report: Report = (node, message) => {
    problems.push({ file, line: lineOf(isNode(node) ? node : null), message });
  };
  const meals: WrittenMeal[] = [];
  const entries = entriesOf(document.contents);
  for (const { key, name, value } of entries) {
    const weekday = WEEKDAYS.indexOf(name) + 1;
    if (weekday === 0) report(key, `Nädalapäev on üks neist: ${WEEKDAYS.join(', ')}.`);
    for (const meal of readDay(key, value, report)) {
      const { node, ...rest } = meal;
      meals.push({ week: weekNumber - 1, weekday, ...rest, file, line: lineOf(node) });
    }
  }
  for (const weekday of WEEKDAYS) {
    if (!entries.some(({ name }) => name === weekday)) report(null, `Puudu on ${weekday}.`);
  }
  return { meals: problems.length > 0 ? [] : meals, problems };
}

interface DayMeal {
  mealType: MealType;
  recipeId: string;
  servings: number;
  node: Node | null;
}

function readDay(day: unknown, value: unknown, report: Report): DayMeal[] {
  const meals: DayMeal[] = [];
  for (const { key, name, value: entry } of entriesOf(value)) {
    const mealType = valueOfLabel(mealTypeLabels, name);
    if (!mealType) report(key, `Toidukord on üks neist: ${listLabels(mealTypeLabels)}.`);
    else meals.push({ mealType, ...readMeal(key, entry, report), node: isNode(key) ? key : null });
  }
  for (const mealType of MEAL_TYPES) {
    if (!meals.some((meal) => meal.mealType === mealType)) {
      report(day, `Päeval puudub toidukord „${mealTypeLabels.words[mealType]}“.`);
    }
  }
  return meals;
}

function readMeal(key: unknown, entry: unknown, report: Report): Pick<DayMeal, 'recipeId' | 'servings'> {
  const fields = new Map(
    entriesOf(entry).map(({ name, value }) => [name, isScalar(value) ? value.value : null]),
  );
  const recipeId = fields.get('retsept');
  const servings = fields.get('portsjonid');
  if (typeof recipeId !== 'string' || fields.size !== 2) report(key, ENTRY_FORM);
  // Half portions are the app's own finest step.
  const isServings =
    typeof servings === 'number' && servings > 0 && servings <= MOST_SERVINGS && servings % 0.5 === 0;
  if (!isServings) report(key, `Väli „portsjonid“ on arv poole kaupa, 0.5 kuni ${MOST_SERVINGS}.`);
  return { recipeId: typeof recipeId === 'string' ? recipeId : '', servings: isServings ? servings : 1 };
}

function entriesOf(node: unknown): { key: unknown; name: string; value: unknown }[] {
  if (!isMap(node)) return [];
  return node.items.map(({ key, value }) => ({ key, name: isScalar(key) ? String(key.value) : '', value }));
}
