/**
 * The questions about her own days that a screen shows now, so that they can be asked again: another phone of hers may have
 * logged something since. It stands above graphcache, which puts the answers on the screen and on the disk as any other.
 */
import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { onPush, pipe } from 'wonka';
import { rootFieldsOf } from '../../reading/question.ts';

const TIMELINES: ReadonlySet<string> = new Set(['getMyTimelineByType', 'hasCompletedTrainingOnDate']);

export interface ShownTimelines {
  exchange: Exchange;
  /** Asks the service for each of them that is not on its way already. */
  askAgain: () => void;
}

export function shownTimelines(): ShownTimelines {
  const shown = new Map<number, Operation>();
  const onTheirWay = new Set<number>();
  let askOne: (operation: Operation) => void = () => {};

  const note = (operation: Operation) => {
    const { key, kind, query, variables, context } = operation;
    if (kind === 'teardown') for (const keys of [shown, onTheirWay]) keys.delete(key);
    if (kind !== 'query' || context.requestPolicy === 'cache-only') return;
    if (!rootFieldsOf(query).some((field) => TIMELINES.has(field))) return;
    // What is new is on the first page, which leads to the others.
    if (variables?.['nextToken'] != null) return;
    if (!shown.has(key)) shown.set(key, operation);
    onTheirWay.add(key);
  };
  return {
    exchange: ({ client, forward }) => {
      askOne = (operation) => {
        const context = { ...operation.context, requestPolicy: 'network-only' as const };
        client.reexecuteOperation(makeOperation('query', operation, context));
      };
      return (operations$) =>
        pipe(
          operations$,
          onPush(note),
          forward,
          onPush(({ operation: { key }, stale }) => {
            if (!stale) onTheirWay.delete(key);
          }),
        );
    },
    askAgain() {
      for (const [key, operation] of shown) {
        if (!onTheirWay.has(key)) askOne(operation);
      }
    },
  };
}
