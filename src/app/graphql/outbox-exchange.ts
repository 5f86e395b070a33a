/**
 * Where the outbox and graphcache meet, directly below graphcache: a receipt of the sender goes up as if it were the
 * answer of its mutation just sent, so that graphcache normalises it and its updaters put it into every list. Queued
 * mutations never come down here: they are written by `outbox.add`, and one that is sent past it is refused.
 */
import {
  CombinedError,
  createRequest,
  type Exchange,
  makeErrorResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, makeSubject, map, merge, pipe, share } from 'wonka';
import { QUEUED_DOCUMENTS } from '../../contract/queued-documents.generated.ts';
import { isQueuedKind } from '../../contract/queued-mutations.ts';
import type { Receipt } from '../../offline/entry.ts';

export interface OutboxExchange {
  exchange: Exchange;
  /** Puts the receipts' answers into the cache, in order, before it returns. */
  absorb: (receipts: readonly Receipt[]) => void;
}

export function outboxExchange(): OutboxExchange {
  const settled = makeSubject<Receipt>();
  return {
    absorb: (receipts) => receipts.forEach((receipt) => settled.next(receipt)),
    exchange:
      ({ client, forward }) =>
      (operations$) => {
        const shared$ = share(operations$);
        const resultOf = ({ entry, answer }: Receipt): OperationResult => {
          const request = createRequest(QUEUED_DOCUMENTS[entry.kind], entry.variables as never);
          const operation = client.createRequestOperation('mutation', request);
          return { operation, data: { [entry.kind]: answer }, stale: false, hasNext: false };
        };
        return merge([
          pipe(settled.source, map(resultOf)),
          pipe(
            shared$,
            filter(isQueued),
            map((operation) =>
              makeErrorResult(operation, new CombinedError({ networkError: new Error(PAST_OUTBOX) })),
            ),
          ),
          forward(
            pipe(
              shared$,
              filter((operation) => !isQueued(operation)),
            ),
          ),
        ]);
      },
  };
}

const PAST_OUTBOX = 'A queued mutation goes through the outbox';

function isQueued(operation: Operation): boolean {
  if (operation.kind !== 'mutation') return false;
  return operation.query.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === 'Field' && isQueuedKind(selection.name.value),
      ),
  );
}
