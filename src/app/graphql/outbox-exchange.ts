/**
 * Where the outbox and graphcache meet, directly below graphcache: a receipt of the sender goes up as if it were the
 * answer of its mutation just sent, so that graphcache normalises it and its updaters put it into every list. Queued
 * mutations never come down here: they are written by `outbox.add`, and one that is sent past it is refused.
 *
 * An answer may have been asked for before the server had an entry, and come after its receipt: written as it is, it would
 * take what she logged off her lists, and off the disk, until they are read again. So the receipts that came while a
 * question was on its way go up once more behind its answer. (Graphcache's own layers keep this order only while two or more
 * operations are on their way.) Nor does urql draw a screen again whose question is on its way; until it is answered the
 * outbox keeps the entry for the screens (`Outbox.overlay`).
 */
import {
  CombinedError,
  createRequest,
  type Exchange,
  makeErrorResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, fromArray, makeSubject, map, merge, mergeMap, onPush, pipe, share } from 'wonka';
import { QUEUED_DOCUMENTS } from '../../contract/queued-documents.generated.ts';
import { isQueuedKind } from '../../contract/queued-mutations.ts';
import type { Receipt } from '../../offline/entry.ts';

export interface OutboxExchange {
  exchange: Exchange;
  /** Puts the receipts' answers into the cache, in order, before it returns. */
  absorb: (receipts: readonly Receipt[]) => void;
  /** Resolves when the questions on their way have their answers, or nobody wants these any more. */
  untilAnswered: () => Promise<void>;
}

export function outboxExchange(): OutboxExchange {
  const settled = makeSubject<Receipt>();
  const questions = new QuestionsOnTheirWay();
  return {
    absorb(receipts) {
      questions.note(receipts);
      receipts.forEach((receipt) => settled.next(receipt));
    },
    untilAnswered: () => questions.untilEnded(),
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
            mergeMap((result) => fromArray([result, ...questions.end(result.operation).map(resultOf)])),
          ),
        ]);
      },
  };
}

/** Which receipts came while a question was on its way. */
class QuestionsOnTheirWay {
  /** How many of the receipts came before it. */
  readonly #sent = new Map<Operation, number>();
  #receipts: Receipt[] = [];
  readonly #awaiting: (() => void)[] = [];

  send(operation: Operation): void {
    if (operation.kind === 'query') this.#sent.set(operation, this.#receipts.length);
    if (operation.kind === 'teardown')
      for (const sent of this.#sent.keys()) if (sent.key === operation.key) this.#forget(sent);
  }

  note(receipts: readonly Receipt[]): void {
    if (this.#sent.size > 0) this.#receipts.push(...receipts);
  }

  /** Returns the receipts that came meanwhile, in order. */
  end(operation: Operation): readonly Receipt[] {
    const before = this.#sent.get(operation);
    const meanwhile = before === undefined ? [] : this.#receipts.slice(before);
    this.#forget(operation);
    return meanwhile;
  }

  /** Resolves when all that are on their way now have ended. */
  async untilEnded(): Promise<void> {
    const sent = [...this.#sent.keys()];
    const isOnItsWay = () => sent.some((operation) => this.#sent.has(operation));
    while (isOnItsWay()) await new Promise<void>((resolve) => this.#awaiting.push(resolve));
  }

  #forget(operation: Operation): void {
    this.#sent.delete(operation);
    if (this.#sent.size === 0) this.#receipts = [];
    for (const resolve of this.#awaiting.splice(0)) resolve();
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
