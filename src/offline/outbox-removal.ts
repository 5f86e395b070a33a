/**
 * Takes an outbox off the device, but never one that anything waits in. `deleteDatabase` asks no questions, so they are
 * asked before, in a transaction that has the database to itself:
 *
 *   open at CLOSING_VERSION: every other connection closes, none can be opened
 *     │
 *     ├── something waits ──▶ aborted: version and entries are as they were
 *     └── nothing waits ──▶ committed: no build opens this version, so nothing can be added any more
 *                              └── deleted before the connection is let go: the next one to open it finds a new one
 *
 * Killed after the commit it leaves an empty database at that version, which the next removal takes away. One at a time,
 * by a lock: a second deletion could meet the new database.
 */
import { deadline } from './deadline.ts';
import { endUpgradeWithPage } from './left-pages.ts';

const CLOSING_VERSION = 2 ** 31;
const LIMIT_MS = 2_000;

/** `waiting`: something waits in it, and all is as it was. `held`: a page that sleeps holds it, or it cannot be opened. */
export type Removal = 'gone' | 'waiting' | 'held';

/** Never throws, and takes a few seconds at most. */
export async function removeEmptyOutbox(databaseName: string): Promise<Removal> {
  if (!('locks' in navigator)) return removeWhereEmpty(databaseName);
  const signal = deadline(LIMIT_MS);
  const remove = () => removeWhereEmpty(databaseName);
  return navigator.locks.request(`removal:${databaseName}`, { signal }, remove).catch(() => 'held');
}

function removeWhereEmpty(databaseName: string): Promise<Removal> {
  return new Promise((resolve) => {
    let isTooLate = false;
    let found: Removal = 'held';
    const finish = (removal: Removal) => {
      clearTimeout(timer);
      stopWatching();
      resolve(removal);
    };
    const timer = setTimeout(() => {
      isTooLate = true;
      finish('held');
    }, LIMIT_MS);
    const request = indexedDB.open(databaseName, CLOSING_VERSION);
    const stopWatching = endUpgradeWithPage(request);
    request.onupgradeneeded = ({ oldVersion }) => {
      const closing = request.transaction;
      if (!closing) return;
      // There was none, and none shall be made.
      if (oldVersion === 0) found = 'gone';
      if (oldVersion === 0 || isTooLate) return closing.abort();
      const counting = closing.objectStore('entries').count();
      counting.onsuccess = () => {
        if (counting.result > 0) found = 'waiting';
        if (counting.result > 0 || isTooLate) closing.abort();
      };
    };
    request.onerror = () => finish(found);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      const deletion = indexedDB.deleteDatabase(databaseName);
      deletion.onerror = () => finish('held');
      deletion.onsuccess = () => finish('gone');
    };
  });
}
