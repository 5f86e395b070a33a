import type { Entry } from '../../offline/entry.ts';
import { askToPersist } from '../../offline/persistence.ts';
import { noteValue } from './install-record.ts';

/** Told what waits whenever something was logged: a first training or measurement makes the app worth keeping. */
export function noteLogged(entries: readonly Entry[]): void {
  const isOfValue = entries.some(({ kind }) => kind === 'createMeasurement' || kind === 'completeTraining');
  if (!isOfValue) return;
  noteValue();
  void askToPersist();
}
