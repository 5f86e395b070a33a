/** Counts what members who have signed out left unsent on this device. Nothing else of it is read. */
import { DatabaseRemoved } from '../offline/device-database.ts';
import { OutboxConnection, outboxName } from '../offline/outbox-database.ts';

/** Zero in browsers without `indexedDB.databases()`. */
export async function countLeftEntries(): Promise<number> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const prefix = outboxName('');
  const memberIds = databases.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  const counts = await Promise.all(memberIds.map((memberId) => countEntries(memberId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Zero also if she has no outbox here. None is made: a page may be removing it, and one made after that would stay. */
export async function countEntries(memberId: string): Promise<number> {
  const connection = new OutboxConnection(memberId, { isMade: false });
  try {
    return await connection.run((database) => database.count('entries'));
  } catch (error) {
    if (error instanceof DatabaseRemoved) return 0;
    throw error;
  } finally {
    connection.close();
  }
}
