/**
 * The questions about her own days and her profile that a screen shows now, so that they can be asked again: another of her
 * phones may have logged something since. It is above graphcache, which puts the answers on the screen and on the disk as any
 * other.
 */
import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { onPush, pipe } from 'wonka';
import { rootFieldsOf } from '../../reading/question.ts';

const TIMELINES = ['getMyTimelineByType', 'hasCompletedTrainingOnDate'];
const CHANGED_BY_RECEIPTS = [...TIMELINES, 'getMyProfile'];

export interface ShownTimelines {
  exchange: Exchange;
  /** Asks the service for each of her days that is not on its way already. */
  askAgain: () => void;
  /** Asks again for all that receipts change. */
  askAllAgain: () => void;
}

export function shownTimelines(): ShownTimelines {
  const shown = new Map<number, Operation>();
  const onTheirWay = new Set<number>();
  let askOne: (operation: Operation) => void = () => {};

  const note = (operation: Operation) => {
    const { key, kind, variables, context } = operation;
    if (kind === 'teardown') for (const keys of [shown, onTheirWay]) keys.delete(key);
    if (context.requestPolicy === 'cache-only' || !isChangedByReceipts(operation)) return;
    // A new event is on the first page, which leads to the others.
    if (variables?.['nextToken'] != null) return;
    if (!shown.has(key)) shown.set(key, operation);
    onTheirWay.add(key);
  };
  const ask = (isWanted: (operation: Operation) => boolean) => {
    for (const [key, operation] of shown) {
      if (!onTheirWay.has(key) && isWanted(operation)) askOne(operation);
    }
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
    askAgain: () => ask(asksFor(TIMELINES)),
    askAllAgain: () => ask(isChangedByReceipts),
  };
}

export const isChangedByReceipts = asksFor(CHANGED_BY_RECEIPTS);

function asksFor(fields: readonly string[]): (operation: Operation) => boolean {
  return ({ kind, query }) => kind === 'query' && rootFieldsOf(query).some((field) => fields.includes(field));
}
