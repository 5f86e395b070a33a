import type { CombinedError } from '@urql/core';
import type { Connection } from '../offline/connection.ts';

/**
 *   loading ──▶ ready        there is something to show, also when only an older answer is on this device
 *      └─────▶ offline       nothing is kept here, and the service cannot be reached
 *      └─────▶ failed        nothing is kept here, and the service refused or broke
 */
export type Reading = 'loading' | 'ready' | 'offline' | 'failed';

interface Asked {
  hasData: boolean;
  isFetching: boolean;
  error: CombinedError | undefined;
}

export function readingOf({ hasData, isFetching, error }: Asked, connection: Connection): Reading {
  if (hasData) return 'ready';
  if (isFetching) return 'loading';
  return connection === 'offline' || error?.networkError ? 'offline' : 'failed';
}
