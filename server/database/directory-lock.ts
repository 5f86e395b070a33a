/**
 * Allows one process per data directory: PGlite itself lets a second one in, and one of the two then loses its rows.
 * The lock is a file naming its holder. A holder that was killed leaves it behind; it is taken over when no
 * such process runs any more. On Linux the process's start time is compared too, since a restarted container
 * gives the same number to another process.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorsProblem } from './operators-problem.ts';

export interface DirectoryLock {
  release(): void;
}

export class DirectoryInUse extends OperatorsProblem {
  override readonly name = 'DirectoryInUse';
}

/** Ticks since boot at which the process started, with the boot's own id; empty if the system does not tell. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${afterName[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isRunning(holder: string): boolean {
  const [pidText, start] = holder.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!isForeign) return false;
  }
  return (start ?? '') === '' || startOf(pid) === start;
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Throws `DirectoryInUse` while another living process (or this one) holds the directory. */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'lock');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`);
  try {
    takePlace(own, path, directory);
  } finally {
    rmSync(own, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}

/** A link is made whole or not at all, so no one ever reads half a lock. */
function takePlace(own: string, path: string, directory: string): void {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      linkSync(own, path);
      return;
    } catch {
      const holder = readHolder(path);
      if (holder !== null && isRunning(holder)) {
        throw new DirectoryInUse(`Another process (${holder.split(' ')[0]}) is using ${directory}`);
      }
      if (holder !== null) setAside(path, holder);
    }
  }
  throw new DirectoryInUse(`The lock of ${directory} could not be taken`);
}

/** Removes a dead holder's lock, but puts back one that a quicker process has made in the meantime. */
function setAside(path: string, deadHolder: string): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readHolder(aside) !== deadHolder) linkSync(aside, path);
  rmSync(aside, { force: true });
}
