/**
 * Reads the recipes and trainings that her menu and her plans name and the library lacks, because staff list them no longer: her
 * choices stay hers, without a network too, on a phone that has not shown them yet. Graphcache keeps them.
 */
import type { Client } from '@urql/core';
import { mealOfKey, menuMeal } from '../../contract/marks/menu-meal.mark.ts';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { doesCount, valueOf } from '../platform/marks/mark-value.ts';
import { recipeQuestion } from '../features/food/recipes/recipes.question.ts';
import { trainingQuestion } from '../features/training/trainings/trainings.question.ts';
import { onLibraryRefreshed } from '../library/library-channel.ts';
import { withLibrary } from '../library/library-database.ts';
import type { Marks, MarkStore } from '../offline/mark-register.ts';

/** The days that she may still look at. */
const DAYS_BACK = 7;

/** She may be putting in a whole week, and a pull brings page after page. */
const SETTLED_MS = 1_000;

interface Named {
  recipes: Iterable<string>;
  trainings: Iterable<string>;
}

/**
 * Now, whenever the library has been brought up to date, and when her marks have changed, as by her other phone: then only the
 * ones that they did not name before. Returns a function that ends it.
 */
export function readNamed(client: Client, memberId: string, store: MarkStore): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = { recipes: new Set<string>(), trainings: new Set<string>() };
  const read = async () => {
    const { recipes, trainings } = namedIn(store.marks);
    const anew = { recipes: without(recipes, known.recipes), trainings: without(trainings, known.trainings) };
    if (anew.recipes.length + anew.trainings.length === 0) return;
    const missing = await missingOf(memberId, anew);
    if (!missing || !isWanted) return;
    for (const id of without(anew.recipes, new Set(missing.recipes))) known.recipes.add(id);
    for (const id of without(anew.trainings, new Set(missing.trainings))) known.trainings.add(id);
    // A thing without an answer is asked for with the next of her marks, and when the network is back.
    for (const id of missing.recipes) void ask(client, recipeQuestion, id, known.recipes);
    for (const id of missing.trainings) void ask(client, trainingQuestion, id, known.trainings);
  };
  const begin = () => void read().catch(() => undefined);
  begin();
  const stops = [
    onLibraryRefreshed(memberId, () => {
      known.recipes.clear();
      known.trainings.clear();
      begin();
    }),
    store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(begin, SETTLED_MS);
    }),
  ];
  addEventListener('online', begin);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    removeEventListener('online', begin);
    for (const stop of stops) stop();
  };
}

function without(ids: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => !known.has(id));
}

async function ask(
  client: Client,
  question: typeof recipeQuestion | typeof trainingQuestion,
  id: string,
  known: Set<string>,
): Promise<void> {
  const options = { requestPolicy: 'cache-first' } as const;
  const { error } = await client.query(question.document, question.variablesOf(id), options).toPromise();
  if (!error?.networkError) known.add(id);
}

function namedIn(marks: Marks): Named {
  const from = addDays(dayOf(momentOf(new Date())), -DAYS_BACK);
  const [recipes, trainings] = [new Set<string>(), new Set<string>()];
  for (const mark of marks.values()) {
    if (mark.kind === menuMeal.name && doesCount(mark, menuMeal) && mealOfKey(mark.key).day >= from) {
      const choice = valueOf(menuMeal, mark);
      if (choice && choice.servings > 0) recipes.add(choice.recipeId);
    }
    if (mark.kind === plannedTraining.name && doesCount(mark, plannedTraining)) {
      const plan = valueOf(plannedTraining, mark);
      if (plan && dayOf(plan.at) >= from) trainings.add(plan.trainingId);
    }
  }
  return { recipes, trainings };
}

/** Undefined while the library is filled for the first time: then nearly everything would be missing. */
function missingOf(memberId: string, named: Named): Promise<Named | undefined> {
  return withLibrary(memberId, async (library) => {
    const [state, recipes, trainings] = await Promise.all([
      library.get('state', 'state'),
      library.getAllKeys('recipes'),
      library.get('trainings', 'all'),
    ]);
    const [keptRecipes, keptTrainings] = [new Set(recipes), new Set(trainings?.map(({ id }) => id))];
    return (
      state && {
        recipes: without(named.recipes, keptRecipes),
        trainings: without(named.trainings, keptTrainings),
      }
    );
  });
}
