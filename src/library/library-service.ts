/** Asks the server for the library's contents as one viewer. */
import type { ItemVersion } from '../../contract/content-digest.ts';
import type {
  Library_DigestQuery,
  LibraryPageFragment,
  RecipeDetailsFragment,
} from '../../contract/documents.generated.ts';
import {
  Library_ChangedRecipesText,
  Library_DigestText,
  Library_MenusText,
  Library_PagesText,
  Library_RecipesText,
  Library_SchedulesText,
  Library_TrainingsText,
} from '../../contract/library-queries.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import type { QueryText } from '../../contract/query-text.ts';
import { type GraphQLProblem, logGraphQLErrors } from '../offline/failure-log.ts';
import type { LibraryMeal, LibrarySlot, LibraryTraining } from './library-database.ts';

const TIMEOUT_MS = 20_000;
const RECIPES_PAGE = 100;
const TRAININGS_PAGE = 200;

/** The fields asked for of a training. */
export const TRAINING_FIELDS = Library_TrainingsText;
/** The fields asked for of a recipe. A copy requested with others may lack one, whatever its `updatedAt`. */
export const RECIPE_FIELDS = Library_RecipesText;
/** The fields asked for of the other parts. */
export const MENU_FIELDS = Library_MenusText;
export const SCHEDULE_FIELDS = Library_SchedulesText;
export const PAGE_FIELDS = Library_PagesText;

export type LibraryDigest = NonNullable<Library_DigestQuery['getContentDigest']>;

/** The recipes of one group, as the server has them; a copy's others of this group are gone. */
export interface RecipeGroup {
  group: number;
  recipes: readonly ItemVersion[];
}

export interface Digested<Value> {
  value: Value;
  /** The digest of this value; undefined if its pages are of two versions. */
  digest: string | undefined;
}

interface ItemPage<Item> {
  items: Item[];
  nextToken: string | null;
}

export interface LibraryServiceOptions {
  /** Absolute. */
  endpoint: string;
  /** Undefined for a visitor. */
  token: string | undefined;
}

/** Each method throws if the server cannot be reached or does not answer with all of the data. */
export class LibraryService {
  readonly #options: LibraryServiceOptions;

  constructor(options: LibraryServiceOptions) {
    this.#options = options;
  }

  async digest(): Promise<LibraryDigest> {
    return needed((await this.#ask(Library_DigestText, {})).getContentDigest);
  }

  /** `held` has the digest of each group of the recipes that are kept (contract/content-digest.ts). */
  async changedRecipes(held: string[]): Promise<RecipeGroup[]> {
    return needed((await this.#ask(Library_ChangedRecipesText, { held })).getContentDigest).changedRecipes;
  }

  recipes(): Promise<RecipeDetailsFragment[]> {
    return this.#pages(async (nextToken) => {
      const variables = { limit: RECIPES_PAGE, nextToken };
      return (await this.#ask(Library_RecipesText, variables)).listRecipes;
    });
  }

  /** Fetches these recipes, except those that are gone by now. */
  async recipesOf(ids: readonly string[]): Promise<RecipeDetailsFragment[]> {
    const recipes: RecipeDetailsFragment[] = [];
    for (let start = 0; start < ids.length; start += RECIPES_PAGE) {
      const variables = { limit: RECIPES_PAGE, ids: ids.slice(start, start + RECIPES_PAGE) };
      const { listRecipes } = await this.#ask(Library_RecipesText, variables);
      recipes.push(...needed(listRecipes).items);
    }
    return recipes;
  }

  async trainings(): Promise<Digested<LibraryTraining[]>> {
    const digests = new Set<string>();
    const value = await this.#pages(async (nextToken) => {
      const variables = { limit: TRAININGS_PAGE, nextToken };
      const { getContentDigest, listTrainings } = await this.#ask(Library_TrainingsText, variables);
      digests.add(needed(getContentDigest).trainings);
      return listTrainings;
    });
    return { value, digest: onlyOne(digests) };
  }

  /** Fetches the menus of the weeks around two dates. */
  async menus(first: string, second: string): Promise<Digested<LibraryMeal[][]>> {
    const answer = await this.#ask(Library_MenusText, { first, second });
    const value = [needed(answer.first), needed(answer.second)];
    return { value, digest: needed(answer.getContentDigest).menu };
  }

  /** Fetches the whole schedules of these months. */
  async schedules(...months: string[]): Promise<Digested<LibrarySlot[][]>> {
    const digests = new Set<string>();
    const slotsOf = (month: string) =>
      this.#pages<LibrarySlot>(async (nextToken) => {
        const variables = { month, limit: CALENDAR_PAGE_LIMIT, nextToken };
        const { getContentDigest, getPublicTimeline: timeline } = await this.#ask(
          Library_SchedulesText,
          variables,
        );
        digests.add(needed(getContentDigest).schedule);
        return timeline && { items: timeline.events, nextToken: timeline.nextToken };
      });
    return { value: await Promise.all(months.map(slotsOf)), digest: onlyOne(digests) };
  }

  /** Includes the nutrition plan only if it is open to the viewer; otherwise it would be refused. */
  async pages(hasFood: boolean): Promise<Digested<LibraryPageFragment[]>> {
    const { getContentDigest, ...lists } = await this.#ask(Library_PagesText, { hasFood });
    const value = Object.values(lists).flatMap((pages) => pages ?? []);
    return { value, digest: needed(getContentDigest).pages };
  }

  async #pages<Item>(page: (nextToken: string | null) => Promise<ItemPage<Item> | null>): Promise<Item[]> {
    const items: Item[] = [];
    for (let token: string | null = null; ;) {
      const { items: further, nextToken }: ItemPage<Item> = needed(await page(token));
      items.push(...further);
      token = nextToken;
      if (token === null) return items;
    }
  }

  async #ask<Data, Variables>(query: QueryText<Data, Variables>, variables: Variables): Promise<Data> {
    const { endpoint, token } = this.#options;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json()) as { data?: Data | null; errors?: readonly GraphQLProblem[] };
    const errors = body.errors ?? [];
    logGraphQLErrors(/\w+ (\w+)/.exec(query)?.[1] ?? '', errors);
    // A failed field is null beside those that were answered, and would be taken for content that is gone.
    if (!response.ok || !body.data || errors.length > 0)
      throw new Error('The server did not answer with the data');
    return body.data;
  }
}

function needed<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A part of the answer did not come');
  return value;
}

function onlyOne([digest, other]: ReadonlySet<string>): string | undefined {
  return other === undefined ? digest : undefined;
}
