import { stringifyVariables } from '@urql/core';
import { useEffect, useEffectEvent } from 'react';
import type { UseQueryState } from 'urql';
import { currentConnection, useConnection } from '../../offline/connection.ts';
import { recall, remember } from '../../session/member-memory.ts';
import { useMemberId } from '../../session/use-member-id.ts';

/** As long as anyone would still look at an answer that old. */
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Of an answer that the library gave in the server's place. */
function libraryTime(extensions: Record<string, unknown> | undefined): number | undefined {
  const library = extensions?.['library'];
  if (typeof library !== 'object' || library === null || !('asOf' in library)) return undefined;
  return isNumber(library.asOf) ? library.asOf : undefined;
}

/**
 * While there is no connection: when the answer on the screen was last the server's own (epoch ms), if this device knows.
 * `name` tells the question from others; with its variables it is the key under which the time is remembered.
 */
export function useAsOf(name: string, variables: object, result: UseQueryState): number | undefined {
  const memberId = useMemberId();
  const connection = useConnection();
  const key = `asOf.${name}.${stringifyVariables(variables)}`;
  const note = useEffectEvent((answer: UseQueryState) => {
    const isWhole = Boolean(answer.data) && !answer.stale && !answer.fetching && !answer.error;
    const isOwn = stringifyVariables(answer.operation?.variables ?? {}) === stringifyVariables(variables);
    if (!isWhole || !isOwn || currentConnection() === 'offline') return;
    if (libraryTime(answer.extensions) === undefined) remember(memberId, key, Date.now(), LIFE_MS);
  });
  // Only a new answer says anything about the server.
  useEffect(() => note(result), [result]);
  if (connection === 'online' || !result.data) return undefined;
  return libraryTime(result.extensions) ?? recall(memberId, key, isNumber);
}
