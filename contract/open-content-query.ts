import { LIST_LIMIT } from './limits.ts';

/** The query that the landing page sends without the data layer, as does the build that renders it. */
export const OPEN_CONTENT_QUERY = `{
  listTrainings(limit: ${LIST_LIMIT.max}) { items { id name: title thumbnail accessLevel } }
  listRecipes(limit: ${LIST_LIMIT.max}) { items { id name: name_EE thumbnail accessLevel } }
}`;
