import type { Entry } from '../../../offline/entry.ts';
import { askToPersist } from '../../../offline/persistence.ts';
import { momentIn } from '../../../offline/wrong-clock.ts';
import { noteValue } from './install-record.ts';

/** Called with the waiting entries whenever something is logged: the first dated one makes the app worth installing. */
export function noteLogged(entries: readonly Entry[]): void {
  const isOfValue = entries.some((entry) => momentIn(entry) !== undefined);
  if (!isOfValue) return;
  noteValue();
  void askToPersist();
}
