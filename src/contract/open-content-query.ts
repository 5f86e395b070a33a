import { LIST_LIMIT } from './limits.ts';

/** What the landing page asks without the data layer, and the build that renders it. */
export const OPEN_CONTENT_QUERY = `{
  listTrainings(limit: ${LIST_LIMIT.max}) { items { id name: title thumbnail accessLevel } }
  listRecipes(limit: ${LIST_LIMIT.max}) { items { id name: name_EE thumbnail accessLevel } }
}`;
