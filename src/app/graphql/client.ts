/** The GraphQL client of one member, or of a visitor: reads from graphcache on the device, refreshed behind. */
import { Client, type Exchange, fetchExchange } from '@urql/core';
import { offlineExchange } from '@urql/exchange-graphcache';
import { GRAPHQL_PATH } from '../../../contract/service-paths.ts';
import { createListeners } from '../../device/store.ts';
import { VISITOR } from '../../library/viewer.ts';
import { type CacheStorage, openCacheStorage } from '../../offline/cache-storage.ts';
import type { Receipt } from '../../offline/entry.ts';
import { absorbReceipts } from './absorb-receipts.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { CACHE_CONFIGURATION_VERSION, cacheConfiguration, PASSING_FIELDS } from './cache-configuration.ts';
import { failureLogExchange } from './failure-log-exchange.ts';
import { hydrationGate } from './hydration-gate.ts';
import { failureWithoutData, shownBesideFailure } from './ill-service.ts';
import { libraryFetch } from './library-fetch.ts';
import { type OutboxExchange, outboxExchange } from './outbox-exchange.ts';
import { type ShownContent, shownContent } from './shown-content.ts';
import { type ShownTimelines, shownTimelines } from './shown-timelines.ts';

export interface MemberClient {
  client: Client;
  /** Puts accepted entries into the cache; resolves when they are on the disk. */
  absorb: (receipts: readonly Receipt[]) => Promise<void>;
  /** Resolves with those of the absorbed entries whose answers the cache on the disk lacks all the same. */
  lacking: (entryIds: readonly string[]) => Promise<readonly string[]>;
  /** Resolves when the cache has all that was given to `absorb` before. */
  untilShown: () => Promise<void>;
  /** Resolves when the stored cache is in memory. */
  hydrated: Promise<void>;
  /** Tries again the queries that had no network. */
  retryQueries: () => void;
  /** Asks the service again for her own days on the screens. */
  askTimelinesAgain: () => void;
  /** Asks the service again for content that the screens show otherwise than the library has it. */
  renewContent: () => Promise<void>;
}

export function openClient(
  memberId: string | undefined,
  onCacheFailure: (error: unknown) => void,
): MemberClient {
  const retries = createListeners();
  const storage = openCacheStorage({
    memberId: memberId ?? VISITOR,
    version: `${CACHE_CONFIGURATION_VERSION}`,
    passingFields: PASSING_FIELDS,
    onFailure: onCacheFailure,
    onOnline: (callback) => void retries.subscribe(callback),
  });
  const timelines = shownTimelines();
  const outbox = outboxExchange(timelines.askAllAgain);
  const content = shownContent(memberId ?? VISITOR);
  const client = new Client({
    url: new URL(GRAPHQL_PATH, location.origin).href,
    fetch: libraryFetch(memberId ?? VISITOR, authorizedFetch(memberId)),
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: exchangesOf(memberId ?? VISITOR, { storage, outbox, timelines, content }),
  });
  return {
    client,
    hydrated: storage.hydrated,
    lacking: (entryIds) => storage.lacking(entryIds),
    absorb: (receipts) => absorbReceipts(storage, outbox, receipts),
    async untilShown() {
      await storage.hydrated;
      await outbox.absorb([]);
    },
    retryQueries: retries.tell,
    askTimelinesAgain: timelines.askAgain,
    renewContent: content.renew,
  };
}

interface Parts {
  storage: CacheStorage;
  outbox: OutboxExchange;
  timelines: ShownTimelines;
  content: ShownContent;
}

/** From the screens down to the network. */
export function exchangesOf(viewerId: string, { storage, outbox, timelines, content }: Parts): Exchange[] {
  return [
    content.exchange,
    timelines.exchange,
    shownBesideFailure,
    hydrationGate(storage.hydrated),
    offlineExchange({
      ...cacheConfiguration,
      storage,
      // Only its half for queries is used: its queue of mutations loses writes (docs/decisions/002-own-outbox.md).
      isOfflineError: (error, result) => result.operation.kind === 'query' && !!error?.networkError,
    }),
    outbox.exchange,
    failureWithoutData(viewerId),
    failureLogExchange,
    fetchExchange,
  ];
}
