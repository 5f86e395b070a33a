/** Anything that runs a function in a page: Playwright's page, or a browser driven otherwise. */
export interface Evaluating {
  evaluate<Answer>(
    run: (given: readonly [string, string]) => Promise<Answer>,
    given: readonly [string, string],
  ): Promise<Answer>;
}

/** All records of a store, ordered by key; undefined if the database does not exist. */
export function readStore(page: Evaluating, database: string, store: string): Promise<unknown[] | undefined> {
  return page.evaluate(
    async ([databaseName, storeName]) => {
      const existing = await indexedDB.databases();
      if (!existing.some(({ name }) => name === databaseName)) return undefined;
      return new Promise<unknown[] | undefined>((resolve, reject) => {
        const opening = indexedDB.open(databaseName);
        let isGone = false;
        // It was deleted after it was listed; reading must not create it again.
        opening.onupgradeneeded = () => {
          isGone = true;
          opening.transaction?.abort();
        };
        opening.onerror = () => (isGone ? resolve(undefined) : reject(opening.error));
        opening.onsuccess = () => {
          const opened = opening.result;
          opened.onversionchange = () => opened.close();
          // An exception in a handler would not reject the promise, and the test would run into its time limit.
          try {
            const reading = opened.transaction(storeName).objectStore(storeName).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          } catch (error) {
            reject(error);
          } finally {
            // Takes effect only after the read.
            opened.close();
          }
        };
      });
    },
    [database, store] as const,
  );
}
