/**
 * Keeps a member's marks on the device as the server has them: one database per member. Changes that the server does not know yet
 * are in her outbox: everything is sent from one place, and nothing here is lost that cannot be asked for again.
 */
import { type Mark, mergedMarks, nameOf } from '../../contract/marks/merge.ts';
import { DatabaseConnection } from './device-database.ts';

export function marksName(memberId: string): string {
  return `app-marks:${memberId}`;
}

const MARKS = 'marks';
const PLACE = 'place';
const CURSOR = 'cursor';
const IS_WHOLE = 'is-whole';

export interface KeptMarks {
  marks: readonly Mark[];
  /** The cursor up to which the server's list was read; undefined before the first page. */
  cursor: string | undefined;
  /** True if that list was ever read to its end: a mark missing here was missing there. */
  isWhole: boolean;
}

/** The place in the server's list at which a page of marks ends. */
export interface PageEnd {
  cursor: string;
  /** It was the last page. */
  isLast: boolean;
}

export class MarksDatabase {
  readonly #connection: DatabaseConnection;

  constructor(memberId: string) {
    this.#connection = new DatabaseConnection({
      name: marksName(memberId),
      version: 1,
      upgrade: (database) => {
        database.createObjectStore(MARKS);
        database.createObjectStore(PLACE);
      },
      staysRemoved: true,
    });
  }

  read(): Promise<KeptMarks> {
    return this.#connection.run(async (database) => {
      const transaction = database.transaction([MARKS, PLACE]);
      const marks: IDBRequest<Mark[]> = transaction.objectStore(MARKS).getAll();
      const cursor: IDBRequest<string | undefined> = transaction.objectStore(PLACE).get(CURSOR);
      const isWhole: IDBRequest<true | undefined> = transaction.objectStore(PLACE).get(IS_WHOLE);
      await ended(transaction);
      return { marks: marks.result, cursor: cursor.result, isWhole: isWhole.result === true };
    });
  }

  /** Keeps those that win over the kept ones, and their page's end with them, all or nothing. */
  merge(marks: readonly Mark[], end?: PageEnd): Promise<void> {
    return this.#connection.run(async (database) => {
      const transaction = database.transaction([MARKS, PLACE], 'readwrite');
      const store = transaction.objectStore(MARKS);
      for (const [name, mark] of mergedMarks(marks)) {
        const reading: IDBRequest<Mark | undefined> = store.get(name);
        reading.onsuccess = () => {
          const kept = reading.result;
          const standing = mergedMarks(kept ? [kept, mark] : [mark]).get(nameOf(mark));
          if (standing !== kept) store.put(standing, name);
        };
      }
      if (end) transaction.objectStore(PLACE).put(end.cursor, CURSOR);
      if (end?.isLast) transaction.objectStore(PLACE).put(true, IS_WHOLE);
      await ended(transaction);
    });
  }

  close(): void {
    this.#connection.close();
  }
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });
}
