/**
 * The published content on a screen, watched so that a correction reaches the screen that she has open: an allergen that was
 * missing must not wait until she leaves the recipe and comes back. It is above graphcache, as `shown-timelines.ts` is.
 */
import { type Exchange, getOperationName, makeOperation, type OperationResult } from '@urql/core';
import { onPush, pipe } from 'wonka';
import { CLOSED_MEDIA } from '../../../contract/media-paths.ts';
import { pathOf } from '../../library/media-path.ts';
import { answerFromLibrary } from '../../reading/answer-from-library.ts';
import { declaredQuestion } from '../../reading/question.ts';

export interface ShownContent {
  exchange: Exchange;
  /**
   * Asks again for each thing that the library has otherwise than it is shown, once; the shown one stays until the answer comes.
   * A thing that the library no longer has, or has closed, stays: staff who withdraw a recipe take it from nobody who is cooking
   * it. If her plan has ended, the screen closes with her groups, once nothing is open.
   */
  renew: () => Promise<void>;
}

export function shownContent(viewerId: string): ShownContent {
  const shown = new Map<number, OperationResult>();
  let ask: (result: OperationResult) => void = () => {};

  const renewOne = async ([key, { operation }]: [number, OperationResult]) => {
    const question = declaredQuestion(getOperationName(operation.query) ?? '');
    if (!question || question.isFixedWhileShown) return;
    const kept = await answerFromLibrary(viewerId, question, operation.variables as object);
    const result = shown.get(key);
    if (!kept || !result || isAsShown(kept.data, result.data)) return;
    if (!isClosedSince(kept.data, result.data)) ask(result);
  };
  return {
    exchange: ({ client, forward }) => {
      ask = ({ operation }) =>
        client.reexecuteOperation(
          makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }),
        );
      return (operations$) =>
        pipe(
          operations$,
          onPush(({ kind, key }) => {
            if (kind === 'teardown') shown.delete(key);
          }),
          forward,
          onPush((result) => {
            if (result.operation.kind === 'query') shown.set(result.operation.key, result);
          }),
        );
    },
    renew: async () => {
      await Promise.all([...shown].map(renewOne));
    },
  };
}

/** True if a thing that she has open would be closed to her by now. */
function isClosedSince(kept: object, shown: unknown): boolean {
  if (!isObject(shown)) return false;
  return Object.entries(kept).some(([name, thing]) => {
    const before = shown[name];
    return isObject(thing) && isObject(before) && thing['locked'] === true && before['locked'] === false;
  });
}

/** True if all that is shown is kept alike; a screen shows fewer fields than are kept. */
export function isAsShown(kept: unknown, shown: unknown): boolean {
  if (!isObject(kept) || !isObject(shown)) return unsigned(kept) === unsigned(shown);
  if (Array.isArray(kept) && kept.length !== Object.keys(shown).length) return false;
  return Object.entries(shown).every(([name, value]) => isAsShown(kept[name], value));
}

/** A closed picture or film is the same however its address was signed. */
function unsigned(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(CLOSED_MEDIA) ? pathOf(value) : (value ?? null);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
