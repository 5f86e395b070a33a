/** Reads questions outside of a screen, and the pages after the first. */
import type { Client, CombinedError, RequestPolicy } from '@urql/core';
import type { AnyQuestion, Question } from './question.ts';

/** More pages than any diary has, so that a service that never ends is not followed for ever. */
export const MAX_PAGES = 100;

export interface Read<Answer> {
  answer: Answer | undefined;
  error: CombinedError | undefined;
}

/** Reads every page of the answer, one after another. There is no answer if one of them cannot be had. */
export async function readQuestion<Subject extends readonly unknown[], Answer>(
  client: Client,
  question: Question<Subject, Answer>,
  subject: Subject,
  requestPolicy?: RequestPolicy,
): Promise<Read<Answer>> {
  const variables = question.variablesOf(...subject);
  const { data, error } = await client
    .query(question.document, variables, requestPolicy && { requestPolicy })
    .toPromise();
  // The cache returns null, not undefined, for what it does not hold.
  if (data === undefined || data === null) return { answer: undefined, error };
  const rest = await readFurtherPages(client, question, variables, question.nextTokenOf(data));
  if (!rest.isWhole) return { answer: undefined, error: error ?? rest.error };
  return { answer: question.answerOf([data, ...rest.pages]), error };
}

export interface FurtherPages {
  pages: readonly unknown[];
  /** No page after these is missing. */
  isWhole: boolean;
  /** Why the first missing page is missing. */
  error?: CombinedError | undefined;
}

/** Reads the pages from `token` on, up to the first that fails. */
export async function readFurtherPages(
  client: Client,
  question: AnyQuestion,
  variables: object,
  token: string | null,
): Promise<FurtherPages> {
  const pages: unknown[] = [];
  let nextToken = token;
  while (nextToken !== null && pages.length < MAX_PAGES) {
    const { data, error }: { data?: unknown; error?: CombinedError | undefined } = await client
      .query(question.document, { ...variables, nextToken })
      .toPromise();
    if (data === undefined || data === null) return { pages, isWhole: false, error };
    pages.push(data);
    nextToken = question.nextTokenOf(data);
  }
  return { pages, isWhole: nextToken === null };
}
