/**
 * Where the outbox and graphcache meet, directly below graphcache: a receipt of the sender goes up as if it were the
 * answer of its mutation just sent, so that graphcache normalises it and its updaters put it into every list. Queued
 * mutations never come down here: they are written by `outbox.add`, and one that is sent past it is refused.
 *
 * An answer may have been asked for before the server had an entry, and come after its receipt: written into the cache, it would
 * take what she logged off her lists, and off the disk, until they are read again. So an answer that a receipt has overtaken
 * goes no further, and its question is sent once more. (Graphcache's own layers do not keep the order of both.) Nor does urql
 * draw a screen again whose question is on its way; until it is answered the outbox keeps the entry for the screens
 * (`Outbox.overlay`).
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
  const overtaken = makeSubject<Operation>();
  const questions = new QuestionsOnTheirWay();
  return {
    absorb(receipts) {
      questions.overtake();
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
            merge([
              pipe(
                shared$,
                filter((operation) => !isQueued(operation)),
              ),
              overtaken.source,
            ]),
            onPush((operation) => questions.send(operation)),
            forward,
            filter((result) => {
              const isOvertaken = questions.end(result.operation) && result.data !== undefined;
              if (isOvertaken) overtaken.next(result.operation);
              return !isOvertaken;
            }),
          ),
        ]);
      },
  };
}

/** Which questions are on their way, and which of them were sent before a receipt came. */
class QuestionsOnTheirWay {
  readonly #sent = new Map<Operation, { isOvertaken: boolean }>();
  readonly #awaiting: (() => void)[] = [];

  send(operation: Operation): void {
    if (operation.kind === 'query') this.#sent.set(operation, { isOvertaken: false });
    if (operation.kind === 'teardown')
      for (const sent of this.#sent.keys()) if (sent.key === operation.key) this.end(sent);
  }

  overtake(): void {
    for (const question of this.#sent.values()) question.isOvertaken = true;
  }

  /** Returns whether a receipt has overtaken it. */
  end(operation: Operation): boolean {
    const { isOvertaken = false } = this.#sent.get(operation) ?? {};
    this.#sent.delete(operation);
    for (const resolve of this.#awaiting.splice(0)) resolve();
    return isOvertaken;
  }

  /** Resolves when all that are on their way now have ended. */
  async untilEnded(): Promise<void> {
    const sent = [...this.#sent.keys()];
    const isOnItsWay = () => sent.some((operation) => this.#sent.has(operation));
    while (isOnItsWay()) await new Promise<void>((resolve) => this.#awaiting.push(resolve));
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
