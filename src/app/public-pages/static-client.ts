import { Client, type Exchange, makeResult, type Operation, stringifyDocument } from '@urql/core';
import { filter, mergeMap, fromPromise, fromValue, never, pipe } from 'wonka';
import { GRAPHQL_PATH } from '../../../contract/service-paths.ts';

/** Returns the service's answer to a visitor. */
export type Ask = (
  query: string,
  variables: object,
) => Promise<{ data?: unknown; errors?: readonly object[] }>;

/** Answers depend on the day on which they are read: a page rendered yesterday would show the wrong ones. */
const OF_THE_DAY = /\bgetPublicTimeline\b|\blistMealPlan/;

/**
 * A client for drawing without a browser: earlier answers are there at once, in the same draw; other questions are asked, and
 * answered in the next one. `settled` waits for the questions under way, and resolves with whether nothing was asked since the
 * last call.
 */
export function openStaticClient(ask: Ask): { client: Client; settled: () => Promise<boolean> } {
  const answers = new Map<number, Awaited<ReturnType<Ask>>>();
  const asking = new Map<number, Promise<void>>();
  let hasAsked = false;

  const answered = async (operation: Operation) => {
    const { key, query, variables } = operation;
    const isAsked =
      asking.get(key) ??
      ask(stringifyDocument(query), variables ?? {}).then((answer) => {
        answers.set(key, answer);
        asking.delete(key);
      });
    asking.set(key, isAsked);
    hasAsked = true;
    await isAsked;
    return resultOf(operation, answers.get(key) ?? {});
  };
  const exchange: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query'),
      mergeMap((operation) => {
        if (OF_THE_DAY.test(stringifyDocument(operation.query))) return never;
        const known = answers.get(operation.key);
        return known ? fromValue(resultOf(operation, known)) : fromPromise(answered(operation));
      }),
    );
  const client = new Client({ url: GRAPHQL_PATH, preferGetMethod: false, exchanges: [exchange] });
  return {
    client,
    async settled() {
      const isSettled = !hasAsked;
      hasAsked = false;
      await Promise.all(asking.values());
      return isSettled;
    },
  };
}

function resultOf(operation: Operation, answer: Awaited<ReturnType<Ask>>) {
  return makeResult(operation, answer as Parameters<typeof makeResult>[1]);
}
