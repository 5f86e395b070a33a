/**
 * The outbox and graphcache meet here, directly below graphcache. A receipt of the sender goes up like the answer of a mutation
 * just sent, so that graphcache normalises it and its updaters put it into every list. Queued mutations never come down here:
 * they are written by `outbox.add`, and one that is sent past it is refused.
 *
 * A receipt waits until no question is on its way. An answer may have been asked for before the server had the entry: coming
 * after the receipt, it would take what she logged off her lists, and off the disk. And graphcache keeps what is written beside
 * questions on their way in layers, of which a question asked again brings its own, older one to the top. Until then the outbox
 * keeps the receipt on the disk and the entry for the screens (`Outbox.overlay`).
 *
 * An answer may as well be newer than a receipt: another phone has gone on since the worker sent the entry, and this page slept.
 * If an answer came between, its question is asked once more.
 */
import {
  CombinedError,
  createRequest,
  type Exchange,
  makeErrorResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, makeSubject, map, merge, onPush, pipe, share } from 'wonka';
import { QUEUED_DOCUMENTS } from '../../../contract/queued-documents.generated.ts';
import { isQueuedKind } from '../../../contract/queued-mutations.ts';
import type { Receipt } from '../../offline/entry.ts';
import { isChangedByReceipts } from './shown-timelines.ts';

export interface OutboxExchange {
  exchange: Exchange;
  /**
   * Puts the receipts' answers into the cache, in order: at once, or as soon as no question is on its way. Resolves when they
   * and all that waited before them are in the cache.
   */
  absorb: (receipts: readonly Receipt[]) => Promise<void>;
}

/** `onOvertaken` is told whenever receipts have gone over an answer that may be newer than they. */
export function outboxExchange(onOvertaken: () => void): OutboxExchange {
  const settled = makeSubject<Receipt>();
  const questions = new QuestionsOnTheirWay();
  const waiting: Receipt[] = [];
  let answeredAt = -Infinity;
  /** Both moments are of this device's clock; one that was put back says nothing. */
  const isOvertaken = ({ settledAt }: Receipt) => settledAt <= answeredAt || settledAt > Date.now();
  return {
    async absorb(receipts) {
      waiting.push(...receipts);
      while (questions.areOnTheirWay) await questions.untilOneEnds();
      const due = waiting.splice(0);
      for (const receipt of due) settled.next(receipt);
      // Screens are drawn with them first: one whose question is on its way is not drawn until it is answered.
      if (due.some(isOvertaken)) setTimeout(onOvertaken);
    },
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
          pipe(
            shared$,
            filter((operation) => !isQueued(operation)),
            onPush((operation) => questions.send(operation)),
            forward,
            onPush(({ operation, data }) => {
              if (data && isChangedByReceipts(operation)) answeredAt = Date.now();
              questions.end(operation);
            }),
          ),
        ]);
      },
  };
}

/** A question is on its way from when it is sent until it is answered or nobody wants the answer any more. */
class QuestionsOnTheirWay {
  readonly #sent = new Set<Operation>();
  readonly #awaiting: (() => void)[] = [];

  get areOnTheirWay(): boolean {
    return this.#sent.size > 0;
  }

  send(operation: Operation): void {
    if (operation.kind === 'query') this.#sent.add(operation);
    if (operation.kind === 'teardown')
      for (const sent of this.#sent) if (sent.key === operation.key) this.end(sent);
  }

  /** Callers that wait go on in a microtask, when graphcache has written the answer. */
  end(operation: Operation): void {
    this.#sent.delete(operation);
    for (const resolve of this.#awaiting.splice(0)) resolve();
  }

  untilOneEnds(): Promise<void> {
    return new Promise((resolve) => void this.#awaiting.push(resolve));
  }
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
