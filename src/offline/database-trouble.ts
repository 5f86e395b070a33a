/** Knows which of the device's databases keep this page waiting, and why, for the screen that must say so. */
import { createListeners } from '../device/store.ts';

/**
 * `blocked`: a page of this site that does not answer holds it, so it cannot be upgraded. `slow`: the disk has not
 * answered in time. `outdated`: a newer build has upgraded it, and this page is an older one.
 */
export type DatabaseTrouble = 'blocked' | 'slow' | 'outdated';

/** The worst first: the one that she can do something about. */
const ORDER: readonly DatabaseTrouble[] = ['outdated', 'blocked', 'slow'];

const troubles = new Map<string, DatabaseTrouble>();
const listeners = createListeners();

/** Undefined ends the trouble. */
export function noteTrouble(databaseName: string, trouble: DatabaseTrouble | undefined): void {
  if (troubles.get(databaseName) === trouble) return;
  if (trouble === undefined) troubles.delete(databaseName);
  else troubles.set(databaseName, trouble);
  listeners.tell();
}

/** Returns undefined while every database opens. */
export function currentTrouble(): DatabaseTrouble | undefined {
  const noted = [...troubles.values()];
  return ORDER.find((trouble) => noted.includes(trouble));
}

/** Returns a function that stops listening. */
export const onTroubleChanged = listeners.subscribe;

/** Resolves when the database opens after all; at once if it is in no trouble. */
export function untilOpens(databaseName: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (troubles.has(databaseName)) return;
      stop();
      resolve();
    };
    const stop = onTroubleChanged(look);
    look();
  });
}
