/** Reading outside of a screen, and the pages behind the first. */
import type { Client, CombinedError, RequestPolicy } from '@urql/core';
import type { AnyQuestion, Question } from './question.ts';

/** More pages than any diary has; a service that never ends must not be followed for ever. */
const MAX_PAGES = 100;

export interface Read<Answer> {
  answer: Answer | undefined;
  error: CombinedError | undefined;
}

/** Every page of the answer, one after another. */
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
  // The cache answers null, not nothing, to what it does not hold.
  if (data === undefined || data === null) return { answer: undefined, error };
  const rest = await readFurtherPages(client, question, variables, question.nextTokenOf(data));
  return { answer: question.answerOf([data, ...rest]), error };
}

/** From `token` on; up to the first that cannot be had. */
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
