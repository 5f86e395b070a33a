/** Finds the data, and locks it so that no server writes there meanwhile (server/database/directory-lock.ts). */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const dataDirectory = resolve(process.env['DATA_DIR'] || '.data');
export const databaseUrl = process.env['DATABASE_URL'] || undefined;
/** The embedded database within the data directory. */
export const DATABASE_FOLDER = 'pg';

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Runs `work` while no server can start on the data directory; throws where one is running.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function whileStopped(work) {
  const lock = join(dataDirectory, 'lock');
  if (existsSync(lock)) {
    const [pid] = readFileSync(lock, 'utf8').split(' ');
    if (isRunning(Number(pid)))
      throw new Error(`The server (process ${pid}) is using ${dataDirectory}: stop it first.`);
    rmSync(lock);
  }
  writeFileSync(lock, `${process.pid} `, { flag: 'wx' });
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
