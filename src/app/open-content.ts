/** Fetches some public content for the landing page without the data layer. */

import { createContext } from 'react';
import { paths } from '../contract/paths.ts';
import { GRAPHQL_PATH } from '../contract/service-paths.ts';

export interface OpenItem {
  to: string;
  name: string;
  thumbnail: string | null;
  tint: 'training' | 'food';
}

/** Counts of all public content. */
export interface OpenCounts {
  trainings: number;
  recipes: number;
}

export interface OpenContent {
  /** Some trainings, then some recipes. */
  items: readonly OpenItem[];
  /** Undefined if the server could not be reached. */
  counts: OpenCounts | undefined;
}

const NOTHING: OpenContent = { items: [], counts: undefined };

/** The content that is known in advance when the page is rendered in the build. */
export const OpenContentContext = createContext<OpenContent | undefined>(undefined);

export const OPEN_CONTENT_QUERY = `{
  listTrainings(limit: 500) { items { id name: title thumbnail accessLevel } }
  listRecipes(limit: 500) { items { id name: name_EE thumbnail accessLevel } }
}`;
const EACH = 4;
const TIMEOUT_MS = 8_000;

/** Returns nothing if the server cannot be reached, because the page works without it. */
export async function fetchOpenContent(): Promise<OpenContent> {
  try {
    const response = await fetch(GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: OPEN_CONTENT_QUERY }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return openContentOf(await response.json());
  } catch {
    return NOTHING;
  }
}

/** Reads the service's answer to `OPEN_CONTENT_QUERY`. */
export function openContentOf(answer: unknown): OpenContent {
  const lists = property(answer, 'data');
  const trainings = openItems(property(lists, 'listTrainings'), paths.studio.to, 'training');
  const recipes = openItems(property(lists, 'listRecipes'), paths.recipes.to, 'food');
  const items = [...trainings.slice(0, EACH), ...recipes.slice(0, EACH)];
  if (items.length === 0) return NOTHING;
  return { items, counts: { trainings: trainings.length, recipes: recipes.length } };
}

function openItems(list: unknown, toOf: (id: string) => string, tint: OpenItem['tint']): OpenItem[] {
  const items = property(list, 'items');
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    const [id, name, thumbnail] = ['id', 'name', 'thumbnail'].map((key) => property(item, key));
    if (property(item, 'accessLevel') !== 'PUBLIC' || typeof id !== 'string' || typeof name !== 'string')
      return [];
    return [{ to: toOf(id), name, thumbnail: typeof thumbnail === 'string' ? thumbnail : null, tint }];
  });
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
