/** Fetches some public content for the landing page without the data layer. */

import { createContext } from 'react';
import { LIST_LIMIT } from '../../contract/limits.ts';
import { OPEN_CONTENT_QUERY } from '../../contract/open-content-query.ts';
import { paths } from '../../contract/paths.ts';
import { GRAPHQL_PATH } from '../../contract/service-paths.ts';
import { fill } from '../language/words.ts';
import { landingText } from './landing.text.ts';

export interface OpenItem {
  to: string;
  name: string;
  thumbnail: string | null;
  tint: 'training' | 'food';
}

/** The amount of public content, in words: of a list that has no end here, only the least. */
export interface OpenCounts {
  trainings: string;
  recipes: string;
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
  const [ofTrainings, ofRecipes] = [listed(lists, 'listTrainings'), listed(lists, 'listRecipes')];
  const trainings = openItems(ofTrainings, paths.studio.to, 'training');
  const recipes = openItems(ofRecipes, paths.recipes.to, 'food');
  const items = [...trainings.slice(0, EACH), ...recipes.slice(0, EACH)];
  if (items.length === 0) return NOTHING;
  return {
    items,
    counts: { trainings: countOf(trainings, ofTrainings), recipes: countOf(recipes, ofRecipes) },
  };
}

function listed(lists: unknown, name: string): unknown[] {
  const items = property(property(lists, name), 'items');
  return Array.isArray(items) ? items : [];
}

function countOf({ length: count }: readonly OpenItem[], { length: asked }: readonly unknown[]): string {
  return asked < LIST_LIMIT.max ? `${count}` : fill(landingText.free.atLeast, { count });
}

function openItems(
  items: readonly unknown[],
  toOf: (id: string) => string,
  tint: OpenItem['tint'],
): OpenItem[] {
  return items.flatMap((item) => {
    const [id, name, thumbnail] = ['id', 'name', 'thumbnail'].map((key) => property(item, key));
    if (property(item, 'accessLevel') !== 'PUBLIC' || typeof id !== 'string' || typeof name !== 'string')
      return [];
    return [{ to: toOf(id), name, thumbnail: typeof thumbnail === 'string' ? thumbnail : null, tint }];
  });
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
