import { timerMs } from '../../contract/timers.ts';
import { Failure } from '../core/failures.ts';

/** Below the page's patience for reading, and far above what any answer takes. */
export const TIME_LIMIT_MS = 10_000;

/**
 * Returns what `work` returns, or a temporary failure once the time is up. The work itself is not undone: a caller who sends
 * the same again finds what it did, as after any lost answer.
 */
export function withinTime<Result>(work: Promise<Result>, limitMs = TIME_LIMIT_MS): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Failure('INTERNAL', 'The answer took too long.')),
      timerMs(limitMs),
    );
    const settle =
      <Value>(pass: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        pass(value);
      };
    work.then(settle(resolve), settle(reject));
  });
}
