import type { Client, OperationResult } from '@urql/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { onChance } from '../../../device/return.ts';
import { createStore, type Store } from '../../../device/store.ts';
import { codeOf } from '../../../reading/reading.ts';
import { recipeQuestion } from '../recipes/recipes.question.ts';

/** `gone`: the service says that there is none. `unread`: the recipe is not known. */
export type ChosenRecipe = RecipeDetailsFragment | 'gone' | 'unread';

type ChosenRecipes = ReadonlyMap<string, ChosenRecipe>;

/** The recipes read so far, so that a dish that she puts in shows at once, with nothing in its place meanwhile. */
const known = new WeakMap<Client, Store<ChosenRecipes>>();

function knownTo(client: Client): Store<ChosenRecipes> {
  const recipes = known.get(client) ?? createStore<ChosenRecipes>(new Map());
  known.set(client, recipes);
  return recipes;
}

/** A recipe that was read stays if a later reading fails. */
function take(
  recipes: Store<ChosenRecipes>,
  id: string,
  { data, error, stale }: OperationResult,
): ChosenRecipe {
  const former = recipes.get().get(id);
  const answer = data ? recipeQuestion.answerOf([data]) : undefined;
  const isGone = answer === undefined && codeOf(error) === 'NOT_FOUND';
  const chosen = answer ?? (isGone ? 'gone' : (former ?? 'unread'));
  const isPassing = answer === undefined && stale;
  if (chosen !== former && !isPassing) recipes.set(new Map(recipes.get()).set(id, chosen));
  return chosen;
}

/** Reads a recipe before her menu names it, without a network if this device has it. */
export async function readChosenRecipe(client: Client, id: string): Promise<ChosenRecipe> {
  const recipes = knownTo(client);
  const former = recipes.get().get(id);
  if (former !== undefined && former !== 'gone') return former;
  const variables = recipeQuestion.variablesOf(id);
  const result = await client
    .query(recipeQuestion.document, variables, { requestPolicy: 'cache-first' })
    .toPromise();
  return take(recipes, id, result);
}

/**
 * The recipes, as far as they are known and as long as they are shown; undefined while one of them is read for the first time.
 * Those that could not be read are tried again at each chance.
 */
export function useChosenRecipes(ids: readonly string[]): ChosenRecipes | undefined {
  const client = useClient();
  const recipes = knownTo(client);
  const chosen = useSyncExternalStore(recipes.subscribe, recipes.get, recipes.get);
  const [attempt, setAttempt] = useState(0);
  const asked = ids.join(' ');
  const isUnread = ids.some((id) => chosen.get(id) === 'unread');
  useEffect(() => {
    if (asked === '') return undefined;
    const readings = asked
      .split(' ')
      .map((id) =>
        client
          .query(recipeQuestion.document, recipeQuestion.variablesOf(id))
          .subscribe((result) => take(recipes, id, result)),
      );
    return () => readings.forEach((reading) => reading.unsubscribe());
  }, [client, recipes, asked, attempt]);
  useEffect(() => (isUnread ? onChance(() => setAttempt((former) => former + 1)) : undefined), [isUnread]);
  return ids.every((id) => chosen.has(id)) ? chosen : undefined;
}
