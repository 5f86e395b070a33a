import { stringifyVariables } from '@urql/core';
import { useEffect, useEffectEvent } from 'react';
import type { UseQueryState } from 'urql';
import { currentConnection, useConnection } from '../offline/connection.ts';
import { useMemberId } from '../session/use-member-id.ts';
import { recallAnswer, rememberAnswer } from './answer-age.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Of an answer that the library gave in the server's place. */
function libraryTime(extensions: Record<string, unknown> | undefined): number | undefined {
  const library = extensions?.['library'];
  if (typeof library !== 'object' || library === null || !('asOf' in library)) return undefined;
  return isNumber(library.asOf) ? library.asOf : undefined;
}

/**
 * While there is no connection: when the answer on the screen was last the server's own (epoch ms), if this device knows.
 * `name` tells the question from others; with its variables the time is remembered under it.
 */
export function useAsOf(name: string, variables: object, result: UseQueryState): number | undefined {
  const memberId = useMemberId();
  const connection = useConnection();
  const note = useEffectEvent((answer: UseQueryState) => {
    const isWhole = Boolean(answer.data) && !answer.stale && !answer.fetching && !answer.error;
    const isOwn = stringifyVariables(answer.operation?.variables ?? {}) === stringifyVariables(variables);
    if (!isWhole || !isOwn || currentConnection() === 'offline') return;
    if (libraryTime(answer.extensions) === undefined) rememberAnswer(memberId, name, variables);
  });
  // Only a new answer says anything about the server.
  useEffect(() => note(result), [result]);
  if (connection === 'online' || !result.data) return undefined;
  return libraryTime(result.extensions) ?? recallAnswer(memberId, name, variables);
}
