/** Content as the server returns it to a member, to compare with what her device shows. */
import type { ServerRecord } from './server-record.ts';

export interface ServerRecipe {
  id: string;
  name: string;
  thumbnail: string | null;
  /** In the form that follows an amount. */
  ingredients: string[];
}

export interface ServerTraining {
  id: string;
  title: string;
}

interface RecipesAnswer {
  listRecipes: {
    items: {
      id: string;
      name_EE: string;
      locked: boolean;
      thumbnail: string | null;
      ingredients: { ingredient: { partitive_EE: string } }[] | null;
    }[];
  };
}

const RECIPES = `query Truth_Recipes {
  listRecipes(limit: 100) { items { id name_EE locked thumbnail ingredients { ingredient { partitive_EE } } } }
}`;
const TRAININGS = 'query Truth_Trainings { listTrainings(limit: 200) { items { id title locked } } }';

/** Every recipe that is open to her. */
export async function openRecipes(record: ServerRecord): Promise<ServerRecipe[]> {
  const { listRecipes } = await record.ask<RecipesAnswer>(RECIPES);
  return listRecipes.items
    .filter(({ locked }) => !locked)
    .map(({ id, name_EE: name, thumbnail, ingredients }) => ({
      id,
      name,
      thumbnail,
      ingredients: (ingredients ?? []).map(({ ingredient }) => ingredient.partitive_EE),
    }));
}

const TAKE_BACK = 'mutation Truth_TakeBack($id: ID!) { uncompleteTraining(id: $id) }';

/**
 * A training that is open to her and that she has not done. The demo has few of them, and the tests of a worker share its server,
 * so the one that she did least is made one if none is left.
 */
export async function trainingNeverDone(record: ServerRecord): Promise<ServerTraining> {
  const { listTrainings } = await record.ask<{
    listTrainings: { items: (ServerTraining & { locked: boolean })[] };
  }>(TRAININGS);
  const completions = await record.completions();
  const completionsOf = (id: string) => completions.filter(({ training }) => training.id === id);
  const [found] = listTrainings.items
    .filter(({ locked }) => !locked)
    .toSorted((one, other) => completionsOf(one.id).length - completionsOf(other.id).length);
  if (!found) throw new Error('No training is open to her');
  for (const { id } of completionsOf(found.id)) await record.ask(TAKE_BACK, { id });
  return { id: found.id, title: found.title };
}

export interface ServerVideo extends ServerTraining {
  /** Its address. */
  video: string;
  bytes: number;
}

/** The trainings open to her that have their own video. */
export async function trainingsWithVideo(record: ServerRecord): Promise<ServerVideo[]> {
  const { listTrainings } = await record.ask<{
    listTrainings: { items: (ServerTraining & { video: string | null; videoBytes: number | null })[] };
  }>('query Truth_Videos { listTrainings(limit: 200) { items { id title video videoBytes } } }');
  return listTrainings.items.flatMap(({ id, title, video, videoBytes }) =>
    video === null || videoBytes === null ? [] : [{ id, title, video, bytes: videoBytes }],
  );
}

/** The names of a day's meals, in order. */
export async function mealsOf(record: ServerRecord, date: string): Promise<string[]> {
  const query =
    'query Truth_Menu($date: Date!) { listMealPlan(input: { date: $date }) { recipe { name_EE } } }';
  const { listMealPlan } = await record.ask<{ listMealPlan: { recipe: { name_EE: string } }[] }>(query, {
    date,
  });
  return listMealPlan.map(({ recipe }) => recipe.name_EE);
}
