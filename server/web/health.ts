/** Checks that the process can store what members log: its database and its data folder accept a write, and there is room. */
import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { serverSecrets } from '../database/database.tables.ts';

/** Room for the photos of some minutes, so that an alarm comes before the disk is full. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
const CHECKED_EVERY_MS = 5_000;
const MARK = 'health';

/** Rejects with the reason. Looks at most every five seconds while all is well: anyone may ask, and a write costs. */
export function createHealthCheck(
  database: Database,
  filesDirectory: string | null,
  forMs = CHECKED_EVERY_MS,
  minFreeBytes = MIN_FREE_BYTES,
): () => Promise<void> {
  let wellUntil = 0;
  let checking: Promise<void> | null = null;
  const check = async () => {
    const value = new Date().toISOString();
    await database
      .insert(serverSecrets)
      .values({ name: MARK, value })
      .onConflictDoUpdate({ target: serverSecrets.name, set: { value } });
    if (filesDirectory !== null) await requireRoom(filesDirectory, minFreeBytes);
    wellUntil = performance.now() + forMs;
  };
  return async () => {
    if (performance.now() < wellUntil) return;
    checking ??= check().finally(() => {
      checking = null;
    });
    await checking;
  };
}

async function requireRoom(directory: string, minFreeBytes: number): Promise<void> {
  await writeFile(join(directory, MARK), MARK);
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < minFreeBytes) throw new Error('The data folder has no room');
}
