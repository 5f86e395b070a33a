/**
 * A service that is ill takes nothing from a member. A failed answer says nothing of what it was asked for, and graphcache would
 * write that nothing over what is kept: off the screen, and off the disk.
 *
 *   screens ◀── shownBesideFailure ◀── graphcache ◀── failureWithoutData ◀── service
 *               what a screen shows                   nothing to write, or
 *               stays, beside the failure             the library's answer
 */
import { type Exchange, getOperationName, type OperationResult } from '@urql/core';
import { fromPromise, fromValue, map, mergeMap, onPush, pipe } from 'wonka';
import { isGone } from '../../../contract/failures.ts';
import { answerFromLibrary } from '../../reading/answer-from-library.ts';
import { declaredQuestion } from '../../reading/question.ts';
import { codeOf } from '../../reading/reading.ts';

export const shownBesideFailure: Exchange = ({ forward }) => {
  const shown = new Map<number, OperationResult['data']>();
  return (operations$) =>
    pipe(
      operations$,
      onPush(({ kind, key }) => {
        if (kind === 'teardown') shown.delete(key);
      }),
      forward,
      map((result) => {
        const { operation, data } = result;
        if (operation.kind !== 'query') return result;
        if (saysNothing(result)) return { ...result, data: data ?? shown.get(operation.key) };
        shown.set(operation.key, data);
        return result;
      }),
    );
};

export function failureWithoutData(viewerId: string): Exchange {
  const fromLibrary = async (failed: OperationResult): Promise<OperationResult> => {
    const { query, variables } = failed.operation;
    const question = declaredQuestion(getOperationName(query) ?? '');
    const kept = question && (await answerFromLibrary(viewerId, question, variables as object));
    if (!kept) return { ...failed, data: undefined };
    const { error: _passing, ...answered } = failed;
    return { ...answered, ...kept };
  };
  const answerOf = (result: OperationResult) => {
    if (!saysNothing(result)) return fromValue(result);
    if (result.operation.kind !== 'query') return fromValue({ ...result, data: undefined });
    return fromPromise(fromLibrary(result));
  };
  return ({ forward }) =>
    (operations$) =>
      pipe(forward(operations$), mergeMap(answerOf));
}

/** Unlike a refusal because the thing is gone or closed to her, which is an answer. */
function saysNothing({ operation, error }: OperationResult): boolean {
  if (!error || error.networkError) return false;
  return operation.kind !== 'query' || !isGone(codeOf(error));
}
