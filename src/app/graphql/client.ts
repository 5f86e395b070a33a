/** The GraphQL client of one member, or of a visitor: reads from graphcache on the device, refreshed behind. */
import { Client, fetchExchange } from '@urql/core';
import { offlineExchange } from '@urql/exchange-graphcache';
import { VISITOR } from '../../library/viewer.ts';
import { openCacheStorage } from '../../offline/cache-storage.ts';
import type { Receipt } from '../../offline/entry.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { CACHE_CONFIGURATION_VERSION, cacheConfiguration, PASSING_FIELDS } from './cache-configuration.ts';
import { failureLogExchange } from './failure-log-exchange.ts';
import { hydrationGate } from './hydration-gate.ts';
import { libraryFetch } from './library-fetch.ts';
import { outboxExchange } from './outbox-exchange.ts';

export interface MemberClient {
  client: Client;
  /** Puts what the server has taken into the cache at once; resolves when it is on the disk. */
  absorb: (receipts: readonly Receipt[]) => Promise<void>;
  /** Resolves when what was kept on the device is in memory. */
  hydrated: Promise<void>;
  /** Tries the queries again that had no network. */
  retryQueries: () => void;
}

export function openClient(
  memberId: string | undefined,
  onCacheFailure: (error: unknown) => void,
): MemberClient {
  const retries = new Set<() => void>();
  const storage = openCacheStorage({
    memberId: memberId ?? VISITOR,
    version: `${CACHE_CONFIGURATION_VERSION}`,
    passingFields: PASSING_FIELDS,
    onFailure: onCacheFailure,
    onOnline: (callback) => void retries.add(callback),
  });
  const outbox = outboxExchange();
  const client = new Client({
    url: new URL('/graphql', location.origin).href,
    fetch: libraryFetch(memberId ?? VISITOR, authorizedFetch(memberId)),
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      hydrationGate(storage.hydrated),
      offlineExchange({
        ...cacheConfiguration,
        storage,
        // Only its half for queries is used: its queue of mutations loses writes (docs/decisions/002-own-outbox.md).
        isOfflineError: (error, result) => result.operation.kind === 'query' && !!error?.networkError,
      }),
      outbox.exchange,
      failureLogExchange,
      fetchExchange,
    ],
  });
  return {
    client,
    hydrated: storage.hydrated,
    async absorb(receipts) {
      await storage.hydrated;
      outbox.absorb(receipts);
      // Graphcache hands its changes over in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      await storage.flushed();
    },
    retryQueries: () => retries.forEach((retry) => retry()),
  };
}
