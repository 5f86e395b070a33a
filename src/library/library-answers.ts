/** The library as a server that needs no network: answers the screens' own content questions, by operation name. */
import type { RecipeDetailsFragment } from '../contract/documents.generated.ts';
import { mondayOf, monthOf } from '../contract/moments.ts';
import type { LibraryDatabase } from './library-database.ts';
import { withLibrary } from './library-database.ts';

export interface LibraryAnswer {
  data: Record<string, unknown>;
  /** Epoch ms of the last comparison with the server. */
  asOf: number;
}

type Variables = Record<string, unknown>;
/** Undefined where the library does not hold it. */
type Answer = (
  database: LibraryDatabase,
  variables: Variables,
) => Promise<Record<string, unknown> | undefined>;

const ANSWERS: Record<string, Answer> = {
  RecipeScreen_Recipe: async (database, { id }) => {
    const recipe = typeof id === 'string' ? await database.get('recipes', id) : undefined;
    return recipe && { getRecipe: withEveryField(recipe) };
  },
  RecipesScreen_Recipes: async (database) => {
    const items = await database.getAll('recipes');
    return items.length > 0
      ? { listRecipes: { __typename: 'RecipeList', items, nextToken: null } }
      : undefined;
  },
  MealPlanScreen_Day: async (database, { date }) => {
    const week = await menuOfWeek(database, date);
    return week && { listMealPlan: week.filter(({ sk_dateTime }) => sk_dateTime.startsWith(String(date))) };
  },
  MealPlanScreen_Week: async (database, { date }) => {
    const week = await menuOfWeek(database, date);
    return week && { listMealPlanWeek: week };
  },
  StudioScreen_Trainings: async (database) => {
    const items = await database.get('trainings', 'all');
    return items && { listTrainings: { __typename: 'TrainingList', items, nextToken: null } };
  },
  CalendarScreen_LatestTrainings: async (database, { limit }) => {
    const items = await database.get('trainings', 'all');
    const latest = items?.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
    return (
      latest && {
        listLatestTrainings: {
          __typename: 'TrainingList',
          items: latest.slice(0, Number(limit)),
          nextToken: null,
        },
      }
    );
  },
  PageScreen_Cms: async (database, { key, id }) => {
    const pages = typeof key === 'string' ? await database.get('pages', key) : undefined;
    const asked = typeof id === 'string' ? pages?.filter((page) => page.id === id) : pages;
    return asked && asked.length > 0 ? { getCMS: asked } : undefined;
  },
  TrainingScreen_Info: training,
  TrainingScreen_Video: training,
  CalendarScreen_Schedule: async (database, variables) => {
    const month = Object.values(variables).find(
      (value) => typeof value === 'string' && /^\d{4}-\d{2}/.test(value),
    );
    const [slots, trainings] = await Promise.all([
      database.get('schedules', monthOf(String(month))),
      database.get('trainings', 'all'),
    ]);
    const byId = new Map(trainings?.map((item) => [item.id, item]));
    const events = slots?.map((slot) =>
      'training' in slot ? { ...slot, training: byId.get(slot.training.id) } : slot,
    );
    const isWhole = events?.every((event) => !('training' in event) || event.training !== undefined);
    return isWhole ? { getPublicTimeline: { __typename: 'Timeline', events, nextToken: null } } : undefined;
  },
};

/** Answers a question that the library knows, for this viewer; undefined otherwise. Never throws. */
export async function answerFromLibrary(
  viewerId: string,
  operationName: string | undefined,
  variables: Variables,
): Promise<LibraryAnswer | undefined> {
  const answer =
    operationName !== undefined && Object.hasOwn(ANSWERS, operationName) ? ANSWERS[operationName] : undefined;
  if (!answer) return undefined;
  try {
    return await withLibrary(viewerId, async (database) => {
      const [state, data] = await Promise.all([database.get('state', 'state'), answer(database, variables)]);
      return data && { data, asOf: state?.checkedAt ?? 0 };
    });
  } catch {
    return undefined;
  }
}

export function isLibraryQuestion(operationName: string | undefined): boolean {
  return operationName !== undefined && Object.hasOwn(ANSWERS, operationName);
}

/** What an earlier version of the app kept has no word of what it did not ask for; a screen must not miss it. */
function withEveryField(recipe: RecipeDetailsFragment): RecipeDetailsFragment {
  const ingredients = recipe.ingredients?.map((entry) => ({
    ...entry,
    ingredient: { ...entry.ingredient, partitive_EE: entry.ingredient.partitive_EE ?? null },
  }));
  return { ...recipe, ingredients: ingredients ?? null };
}

async function training(
  database: LibraryDatabase,
  { id }: Variables,
): Promise<Record<string, unknown> | undefined> {
  const trainings = await database.get('trainings', 'all');
  const found = trainings?.find((item) => item.id === id);
  return found && { getTraining: found };
}

/** The week's meals with their recipes; undefined when one of them is not here. */
async function menuOfWeek(database: LibraryDatabase, date: unknown) {
  if (typeof date !== 'string') return undefined;
  const meals = await database.get('menus', mondayOf(date));
  if (!meals) return undefined;
  const whole = await Promise.all(
    meals.map(async (meal) => ({ ...meal, recipe: await database.get('recipes', meal.recipe.id) })),
  );
  return whole.every(({ recipe }) => recipe !== undefined) ? whole : undefined;
}
