/** Reads questions outside of a screen, and the pages after the first. */
import type { Client, CombinedError, RequestPolicy } from '@urql/core';
import type { AnyQuestion, Question } from './question.ts';

/** More pages than any diary has, so that a service that never ends is not followed for ever. */
const MAX_PAGES = 100;

export interface Read<Answer> {
  answer: Answer | undefined;
  error: CombinedError | undefined;
}

/** Reads every page of the answer, one after another. */
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
  return { answer: question.answerOf([data, ...rest]), error };
}

/** Reads the pages from `token` on, up to the first that fails. */
export async function readFurtherPages(
  client: Client,
  question: AnyQuestion,
  variables: object,
  token: string | null,
): Promise<readonly unknown[]> {
  const pages: unknown[] = [];
  for (let nextToken = token; nextToken !== null && pages.length < MAX_PAGES;) {
    const { data }: { data?: unknown } = await client
      .query(question.document, { ...variables, nextToken })
      .toPromise();
    if (data === undefined || data === null) break;
    pages.push(data);
    nextToken = question.nextTokenOf(data);
  }
  return pages;
}
