import type { Client } from '@urql/core';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { RecipeDetailsFragment } from '../../contract/documents.generated.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { recipeQuestion } from '../recipes/recipes.question.ts';

type Recipes = ReadonlyMap<string, RecipeDetailsFragment>;

/** What has been read, so that a dish that she puts in shows at once and nothing shows in its place meanwhile. */
const known = new WeakMap<Client, Map<string, RecipeDetailsFragment>>();

function knownTo(client: Client): Map<string, RecipeDetailsFragment> {
  const recipes = known.get(client) ?? new Map<string, RecipeDetailsFragment>();
  known.set(client, recipes);
  return recipes;
}

/** Reads a recipe before her menu names it. */
export async function readChosenRecipe(client: Client, id: string): Promise<void> {
  const { answer } = await readQuestion(client, recipeQuestion, [id]);
  if (answer) knownTo(client).set(id, answer);
}

/** The recipes that can be had; undefined while one of them is being read. */
export function useChosenRecipes(ids: readonly string[]): Recipes | undefined {
  const client = useClient();
  const recipes = knownTo(client);
  const missing = ids.filter((id) => !recipes.has(id)).join(' ');
  const [tried, setTried] = useState('');
  useEffect(() => {
    if (missing === '') return undefined;
    let isWanted = true;
    void Promise.all(missing.split(' ').map((id) => readChosenRecipe(client, id))).then(() => {
      if (isWanted) setTried(missing);
    });
    return () => {
      isWanted = false;
    };
  }, [client, missing]);
  return missing === '' || missing === tried ? recipes : undefined;
}
