/**
 * The changes of a settled entry to the cache, besides the objects of its answer, which graphcache finds by their ids. Without an
 * updater of its own a mutation would empty every list of the type, so each kind has one, however little it does.
 */
import type { Cache } from '@urql/exchange-graphcache';
import type { QueuedKind, QueuedResults, QueuedVariables } from '../../contract/queued-mutations.ts';

export type CacheUpdates<K extends QueuedKind> = {
  readonly [Kind in K]: (answer: QueuedResults[Kind], variables: QueuedVariables[Kind], cache: Cache) => void;
};
