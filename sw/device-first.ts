import { timerMs } from '../contract/timers.ts';

/** As long as any screen may wait for what does not come (promise 7). */
const PATIENCE_MS = 2_000;

/** Nothing while the device keeps somebody waiting: a start asks for many files, and would wait for each. */
let patienceMs = PATIENCE_MS;

/** Resolves to undefined if it takes longer. */
export function inTime<T>(reading: Promise<T>, limitMs: number): Promise<T | undefined> {
  return Promise.race([reading, new Promise<undefined>((resolve) => setTimeout(resolve, timerMs(limitMs)))]);
}

/**
 * Returns the device's answer. If its disk is busy or ill, or has none, the network is asked; the device still answers if it is
 * sooner, or the network has nothing: files of a release that is no longer served are on the device alone.
 */
export async function deviceFirst(
  looking: Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const answered = (found?: Response) => {
    patienceMs = PATIENCE_MS;
    return found ?? null;
  };
  const kept = looking.then(answered, () => answered());
  const found = await inTime(kept, patienceMs);
  if (found) return found;
  if (found === undefined) patienceMs = 0;
  const fetched = ask();
  const served = fetched.then(
    (answer) => (answer.ok ? answer : inTime(kept, PATIENCE_MS)),
    () => kept,
  );
  return (await Promise.race([kept, served])) ?? fetched;
}
