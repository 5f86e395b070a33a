import type { Entry } from '../../offline/entry.ts';
import { askToPersist } from '../../offline/persistence.ts';
import { momentIn } from '../../offline/wrong-clock.ts';
import { noteValue } from './install-record.ts';

/** Told what waits whenever something was logged: a first thing that she did on a day makes the app worth keeping. */
export function noteLogged(entries: readonly Entry[]): void {
  const isOfValue = entries.some((entry) => momentIn(entry) !== undefined);
  if (!isOfValue) return;
  noteValue();
  void askToPersist();
}
