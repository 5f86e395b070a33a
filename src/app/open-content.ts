/** A handful of what is open to everyone, for the landing page: asked for plainly, without the data layer. */

import { createContext } from 'react';

export interface OpenItem {
  to: string;
  name: string;
  thumbnail: string | null;
  tint: 'training' | 'food';
}

/** What is known beforehand, where the page is rendered in the build. */
export const OpenContentContext = createContext<readonly OpenItem[] | undefined>(undefined);

export const OPEN_CONTENT_QUERY = `{
  listTrainings(limit: 50) { items { id name: title thumbnail accessLevel } }
  listRecipes(limit: 50) { items { id name: name_EE thumbnail accessLevel } }
}`;
const EACH = 4;
const TIMEOUT_MS = 8_000;

/** Trainings first, then recipes; nothing when the server cannot be had, for the page stands without them. */
export async function fetchOpenContent(): Promise<OpenItem[]> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: OPEN_CONTENT_QUERY }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return openContentOf(await response.json());
  } catch {
    return [];
  }
}

/** Of the service's answer to `OPEN_CONTENT_QUERY`. */
export function openContentOf(answer: unknown): OpenItem[] {
  const lists = property(answer, 'data');
  return [
    ...openItems(property(lists, 'listTrainings'), '/studio', 'training'),
    ...openItems(property(lists, 'listRecipes'), '/recipes', 'food'),
  ];
}

function openItems(list: unknown, base: string, tint: OpenItem['tint']): OpenItem[] {
  const items = property(list, 'items');
  return (Array.isArray(items) ? items : [])
    .flatMap((item: unknown) => {
      const [id, name, thumbnail] = ['id', 'name', 'thumbnail'].map((key) => property(item, key));
      if (property(item, 'accessLevel') !== 'PUBLIC' || typeof id !== 'string' || typeof name !== 'string')
        return [];
      const to = `${base}/${encodeURIComponent(id)}`;
      return [{ to, name, thumbnail: typeof thumbnail === 'string' ? thumbnail : null, tint }];
    })
    .slice(0, EACH);
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
