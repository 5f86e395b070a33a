/** Finds the data, and locks it so that no server writes there meanwhile (server/database/directory-lock.ts). */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const dataDirectory = resolve(process.env['DATA_DIR'] || '.data');
export const databaseUrl = process.env['DATABASE_URL'] || undefined;
/** The embedded database within the data directory. */
export const DATABASE_FOLDER = 'pg';

/**
 * As in server/database/directory-lock.ts: a restarted container gives the number of a killed server to another process.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${afterName[19] ?? ''}`;
  } catch {
    return '';
  }
}

/** @param {string} holder */
function isRunning(holder) {
  const [pidText = '', start = ''] = holder.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return start === '' || startOf(pid) === start;
}

/**
 * Runs `work` while no server can start on the data directory; throws if one is running.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function whileStopped(work) {
  const lock = join(dataDirectory, 'lock');
  if (existsSync(lock)) {
    const holder = readFileSync(lock, 'utf8');
    if (isRunning(holder))
      throw new Error(
        `The server (process ${holder.split(' ')[0]}) is using ${dataDirectory}: stop it first.`,
      );
    rmSync(lock);
  }
  writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
