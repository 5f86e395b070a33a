/** All recipes that the viewer can see in the list, open and closed: from the device's library, or where it has none yet from the server. */
import type { Client } from '@urql/core';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import {
  type RecipeCardFragment,
  RecipesScreen_RecipesDocument,
} from '../../contract/documents.generated.ts';
import { LIST_LIMIT } from '../../contract/limits.ts';
import { momentOf } from '../../contract/moments.ts';
import { askForRefresh, onLibraryRefreshed } from '../../library/library-channel.ts';
import { VISITOR } from '../../library/library-database.ts';
import { type KeptRecipeList, readAllRecipes, readFirstRecipes } from '../../library/read-recipe-list.ts';
import { type RecipeRow, recipeRowOf } from '../../library/recipe-row.ts';
import { useSession } from '../../session/use-session.ts';

/**
 *   loading ──rows──▶ ready ──▶ ready
 *      │                ▲
 *      └──failed──▶ offline | failed ──retry──▶ loading
 */
export type CatalogueStatus = 'loading' | 'ready' | 'offline' | 'failed';

export interface RecipeCatalogue {
  /** The same array until something changes. The first screen of them comes before the rest. */
  rows: readonly RecipeRow[];
  total: number;
  status: CatalogueStatus;
  /** When the rows were last known to be true, as a moment; undefined before there are any. */
  asOf: string | undefined;
}

const NOTHING: RecipeCatalogue = { rows: [], total: 0, status: 'loading', asOf: undefined };

class CatalogueStore {
  catalogue = NOTHING;
  readonly #viewerId: string;
  readonly #client: Client;
  readonly #listeners = new Set<() => void>();

  constructor(viewerId: string, client: Client) {
    this.#viewerId = viewerId;
    this.#client = client;
    onLibraryRefreshed(viewerId, () => void this.load());
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(): Promise<void> {
    const isFirst = this.catalogue.rows.length === 0;
    const first = isFirst ? await readFirstRecipes(this.#viewerId).catch(() => undefined) : undefined;
    if (first) this.#show(first);
    const all = await readAllRecipes(this.#viewerId).catch(() => undefined);
    if (all) this.#show(all);
    else await this.#ask();
  }

  #show({ rows, total, asOf }: KeptRecipeList): void {
    this.#replace({ rows, total, status: 'ready', asOf: momentOf(new Date(asOf)) });
  }

  /** Straight from the server, while the library is being filled for the first time. */
  async #ask(): Promise<void> {
    const recipes: RecipeCardFragment[] = [];
    let nextToken: string | null = null;
    do {
      const variables: { limit: number; nextToken: string | null } = { limit: LIST_LIMIT.max, nextToken };
      const page = await this.#client
        .query(RecipesScreen_RecipesDocument, variables, { requestPolicy: 'network-only' })
        .toPromise();
      const list = page.data?.listRecipes;
      if (!list) return this.#fail(page.error?.networkError ? 'offline' : 'failed');
      recipes.push(...list.items);
      nextToken = list.nextToken;
    } while (nextToken !== null);
    const rows = recipes.map(recipeRowOf);
    // The library may have come in meanwhile, and is in the right order.
    if (this.catalogue.rows.length === 0) {
      this.#replace({ rows, total: rows.length, status: 'ready', asOf: momentOf(new Date()) });
    }
  }

  #fail(status: 'offline' | 'failed'): void {
    if (this.catalogue.rows.length === 0) this.#replace({ ...NOTHING, status });
  }

  #replace(catalogue: RecipeCatalogue): void {
    this.catalogue = catalogue;
    for (const listener of this.#listeners) listener();
  }
}

/** One per client, and so per viewer: the list is there at once when she comes back to it. */
const stores = new WeakMap<Client, CatalogueStore>();

function storeOf(client: Client, viewerId: string): CatalogueStore {
  const store = stores.get(client) ?? new CatalogueStore(viewerId, client);
  stores.set(client, store);
  return store;
}

/** Gives a visitor's list its recipes beforehand, where it is drawn once and nothing is asked for: in the build. */
export function fillCatalogue(client: Client, recipes: readonly RecipeCardFragment[]): void {
  const rows = recipes.map(recipeRowOf);
  storeOf(client, VISITOR).catalogue = { rows, total: rows.length, status: 'ready', asOf: undefined };
}

/** `retry` asks again for what could not be had. */
export function useRecipeCatalogue(): RecipeCatalogue & { retry: () => void } {
  const session = useSession();
  const store = storeOf(useClient(), session.state === 'authenticated' ? session.member.id : VISITOR);
  const read = () => store.catalogue;
  const catalogue = useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => {
    void store.load();
  }, [store]);
  const retry = useCallback(() => {
    void store.load();
    void askForRefresh(true);
  }, [store]);
  return { ...catalogue, retry };
}
