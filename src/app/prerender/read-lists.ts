import type { Client } from '@urql/core';
import type { RecipeCardFragment, TrainingCardFragment } from '../../contract/documents.generated.ts';
import {
  RecipesScreen_RecipesDocument,
  StudioScreen_TrainingsDocument,
} from '../../contract/documents.generated.ts';
import { LIST_LIMIT } from '../../contract/limits.ts';

/** Every recipe that a visitor sees in the list, open or closed. */
export function readRecipes(client: Client): Promise<RecipeCardFragment[]> {
  return everyPage(async (nextToken) => {
    const variables = { limit: LIST_LIMIT.max, nextToken };
    const { data, error } = await client.query(RecipesScreen_RecipesDocument, variables).toPromise();
    if (!data?.listRecipes) throw new Error('The recipes cannot be read', { cause: error });
    return data.listRecipes;
  });
}

/** Every training that a visitor sees in the studio. */
export function readTrainings(client: Client): Promise<TrainingCardFragment[]> {
  return everyPage(async (nextToken) => {
    const variables = { limit: LIST_LIMIT.max, nextToken };
    const { data, error } = await client.query(StudioScreen_TrainingsDocument, variables).toPromise();
    if (!data?.listTrainings) throw new Error('The trainings cannot be read', { cause: error });
    return data.listTrainings;
  });
}

interface ListPage<Item> {
  items: readonly Item[];
  nextToken: string | null;
}

async function everyPage<Item>(read: (token: string | null) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let token: string | null = null;
  do {
    const page: ListPage<Item> = await read(token);
    items.push(...page.items);
    token = page.nextToken;
  } while (token !== null);
  return items;
}
