import type { CacheStorage } from '../../offline/cache-storage.ts';
import type { Receipt } from '../../offline/entry.ts';
import type { OutboxExchange } from './outbox-exchange.ts';

/** Puts accepted entries into the cache; resolves when they are on the disk. */
export async function absorbReceipts(
  storage: CacheStorage,
  outbox: OutboxExchange,
  receipts: readonly Receipt[],
): Promise<void> {
  await storage.hydrated;
  await outbox.absorb(receipts);
  await storage.handedOver();
  storage.contain(receipts.map(({ entryId }) => entryId));
  await storage.flushed();
}
