import type { Receipt } from './entry.ts';
import { type OutboxDatabase, STRICT, whole } from './outbox-database.ts';

/** Keeps of each receipt what `left` returns of it: undefined forgets it. */
export async function changeReceipts(
  database: OutboxDatabase,
  left: (receipt: Receipt) => Receipt | undefined,
): Promise<void> {
  const transaction = database.transaction('receipts', 'readwrite', STRICT);
  return whole(transaction, async () => {
    for (const receipt of await transaction.store.getAll()) {
      const kept = left(receipt);
      if (!kept) await transaction.store.delete(receipt.entryId);
      else if (kept !== receipt) await transaction.store.put(kept);
    }
  });
}
