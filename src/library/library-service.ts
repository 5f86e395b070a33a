/** Asks the server for the library's contents as one viewer. */
import { type DocumentNode, print } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  Library_MenuDocument,
  Library_PagesDocument,
  Library_RecipeDocument,
  Library_RecipesDocument,
  Library_RecipeVersionsDocument,
  Library_ScheduleDocument,
  Library_TrainingsDocument,
  type LibraryPageFragment,
  type RecipeDetailsFragment,
} from '../contract/documents.generated.ts';
import { type GraphQLProblem, logGraphQLErrors } from '../offline/failure-log.ts';
import type { LibraryMeal, LibrarySlot, LibraryTraining, RecipeVersion } from './library-database.ts';

const TIMEOUT_MS = 20_000;
const VERSIONS_PAGE = 500;
const RECIPES_PAGE = 100;
const TRAININGS_PAGE = 200;

/** The fields asked for of a training. */
export const TRAINING_FIELDS = print(Library_TrainingsDocument as unknown as DocumentNode);
/** The fields asked for of a recipe. A copy requested with others may lack one, whatever its `updatedAt`. */
export const RECIPE_FIELDS = print(Library_RecipeDocument as unknown as DocumentNode);

export interface LibraryServiceOptions {
  /** Absolute. */
  endpoint: string;
  /** Undefined for a visitor. */
  token: string | undefined;
}

/** Each method throws where the server cannot be reached or does not answer with the data. */
export class LibraryService {
  readonly #options: LibraryServiceOptions;

  constructor(options: LibraryServiceOptions) {
    this.#options = options;
  }

  recipeVersions(): Promise<RecipeVersion[]> {
    return this.#pages(async (nextToken) => {
      const variables = { limit: VERSIONS_PAGE, nextToken };
      return (await this.#ask(Library_RecipeVersionsDocument, variables)).listRecipes;
    });
  }

  recipes(): Promise<RecipeDetailsFragment[]> {
    return this.#pages(async (nextToken) => {
      const variables = { limit: RECIPES_PAGE, nextToken };
      return (await this.#ask(Library_RecipesDocument, variables)).listRecipes;
    });
  }

  /** Null if it was removed meanwhile. */
  async recipe(id: string): Promise<RecipeDetailsFragment | null> {
    return (await this.#ask(Library_RecipeDocument, { id })).getRecipe;
  }

  trainings(): Promise<LibraryTraining[]> {
    return this.#pages(async (nextToken) => {
      const variables = { limit: TRAININGS_PAGE, nextToken };
      return (await this.#ask(Library_TrainingsDocument, variables)).listTrainings;
    });
  }

  async menuOfWeek(date: string): Promise<LibraryMeal[]> {
    return (await this.#ask(Library_MenuDocument, { date })).listMealPlanWeek ?? [];
  }

  async scheduleOfMonth(month: string): Promise<LibrarySlot[]> {
    return (await this.#ask(Library_ScheduleDocument, { month })).getPublicTimeline?.events ?? [];
  }

  /** Includes the nutrition plan only if it is open to the viewer; otherwise it would be refused. */
  async pages(hasFood: boolean): Promise<LibraryPageFragment[]> {
    return Object.values(await this.#ask(Library_PagesDocument, { hasFood })).flatMap((pages) => pages ?? []);
  }

  async #pages<Item>(
    page: (nextToken: string | null) => Promise<{ items: Item[]; nextToken: string | null } | null>,
  ): Promise<Item[]> {
    const items: Item[] = [];
    for (let token: string | null = null; ;) {
      const list = await page(token);
      if (!list) throw new Error('The list did not come');
      items.push(...list.items);
      token = list.nextToken;
      if (token === null) return items;
    }
  }

  async #ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { endpoint, token } = this.#options;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: print(document as unknown as DocumentNode), variables }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json()) as { data?: Data | null; errors?: readonly GraphQLProblem[] };
    logGraphQLErrors(nameOf(document as unknown as DocumentNode), body.errors ?? []);
    if (!response.ok || !body.data) throw new Error('The server did not answer with the data');
    return body.data;
  }
}

function nameOf({ definitions }: DocumentNode): string {
  const [first] = definitions;
  return first?.kind === 'OperationDefinition' ? (first.name?.value ?? '') : '';
}
