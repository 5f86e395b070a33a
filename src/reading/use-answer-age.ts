import { stringifyVariables } from '@urql/core';
import { useEffect, useEffectEvent } from 'react';
import type { UseQueryState } from 'urql';
import { currentConnection, useConnection } from '../offline/connection.ts';
import { useMemberId } from '../session/use-member-id.ts';
import { recallAge, rememberAge } from './answer-age.ts';
import { libraryTime } from './answer-from-library.ts';
import type { AnyQuestion } from './question.ts';

/**
 * Returns when the answer on the screen last came from the service (epoch ms), if this device knows; undefined while the service
 * can be reached and answers.
 */
export function useAnswerAge(
  question: AnyQuestion,
  variables: object,
  result: UseQueryState,
): number | undefined {
  const memberId = useMemberId();
  const connection = useConnection();
  const note = useEffectEvent(({ data, stale, fetching, error, operation, extensions }: UseQueryState) => {
    const isWhole = Boolean(data) && !stale && !fetching && !error;
    const isOwn = stringifyVariables(operation?.variables ?? {}) === stringifyVariables(variables);
    if (!isWhole || !isOwn || question.isPassing) return;
    const asOf = libraryTime(extensions) ?? (currentConnection() === 'online' ? Date.now() : undefined);
    if (asOf !== undefined) rememberAge(memberId, question, variables, asOf);
  });
  // The result alone is a dependency: only a new answer says anything about the service.
  useEffect(() => note(result), [result]);
  if ((connection === 'online' && !result.error) || !result.data) return undefined;
  return libraryTime(result.extensions) ?? recallAge(memberId, question, variables);
}
