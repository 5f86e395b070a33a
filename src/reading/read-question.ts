/** Reads questions outside of a screen, and the pages after the first. */
import { type Client, CombinedError, type RequestPolicy } from '@urql/core';
import { isFromLibrary, OF_SERVICE } from './answer-from-library.ts';
import type { AnyQuestion, Question } from './question.ts';

/** More pages than any diary has, so that a service that never ends is not followed for ever. */
export const MAX_PAGES = 100;

export interface Read<Answer> {
  answer: Answer | undefined;
  error: CombinedError | undefined;
}

/**
 * Reads every page of the answer, one after another. There is no answer if one of them cannot be had. With `network-only` it is
 * the service's: the kept one never answers in its place.
 */
export async function readQuestion<Subject extends readonly unknown[], Answer>(
  client: Client,
  question: Question<Subject, Answer>,
  subject: Subject,
  requestPolicy?: RequestPolicy,
): Promise<Read<Answer>> {
  const variables = question.variablesOf(...subject);
  const { data, error } = await readPage(client, question, variables, requestPolicy);
  if (data === undefined) return { answer: undefined, error };
  const token = question.nextTokenOf(data);
  const rest = await readFurtherPages(client, question, variables, token, requestPolicy);
  if (!rest.isWhole) return { answer: undefined, error: error ?? rest.error };
  return { answer: question.answerOf([data, ...rest.pages]), error };
}

export interface FurtherPages {
  pages: readonly unknown[];
  /** No page after these is missing. */
  isWhole: boolean;
  /** The reason why the first missing page is missing. */
  error?: CombinedError | undefined;
}

/** Reads the pages from `token` on, up to the first that fails. */
export async function readFurtherPages(
  client: Client,
  question: AnyQuestion,
  variables: object,
  token: string | null,
  requestPolicy?: RequestPolicy,
): Promise<FurtherPages> {
  const pages: unknown[] = [];
  let nextToken = token;
  while (nextToken !== null && pages.length < MAX_PAGES) {
    const { data, error } = await readPage(client, question, { ...variables, nextToken }, requestPolicy);
    if (data === undefined) return { pages, isWhole: false, error };
    pages.push(data);
    nextToken = question.nextTokenOf(data);
  }
  return { pages, isWhole: nextToken === null };
}

interface ReadPage {
  data: unknown;
  error: CombinedError | undefined;
}

async function readPage(
  client: Client,
  { document }: AnyQuestion,
  variables: object,
  requestPolicy: RequestPolicy | undefined,
): Promise<ReadPage> {
  const isOfService = requestPolicy === 'network-only';
  const read = () =>
    client
      .query(document, variables, {
        ...(requestPolicy && { requestPolicy }),
        ...(isOfService && { fetchOptions: OF_SERVICE }),
      })
      .toPromise();
  let result = await read();
  // One client asks the same once at a time: this was the answer to a screen's question, which the library may answer. Now nothing is on its way.
  if (isOfService && isFromLibrary(result.extensions)) result = await read();
  const { data, error, operation, extensions } = result;
  // The cache returns null, not undefined, for fields that it does not hold.
  if (!isOfService) return { data: data ?? undefined, error };
  // Without a network the offline exchange lets the cache answer, without an error: only the policy tells.
  const isKept = operation.context.requestPolicy === 'cache-only' || isFromLibrary(extensions);
  if (isKept) return { data: undefined, error: NO_NETWORK };
  return { data: error ? undefined : (data ?? undefined), error };
}

const NO_NETWORK = new CombinedError({ networkError: new Error('No network') });
