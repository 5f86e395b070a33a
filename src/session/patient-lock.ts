/** Web Locks that one page need not wait for without end: the browser may have frozen the one that holds it. */
import { deadline } from '../offline/deadline.ts';
import { takeOver } from '../offline/take-over.ts';

/**
 * Runs `work` alone under the name, for all that the device's pages and worker do. A holder that has not ended after
 * `patienceMs` is passed over, so `work` must take far less; of several that pass it over, one begins and the others wait
 * for it. Without Web Locks, runs it directly.
 */
export async function withPatientLock<T>(
  name: string,
  patienceMs: number,
  work: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return work();
  let isMine = false;
  const run = () => {
    isMine = true;
    return work();
  };
  for (;;) {
    const signal = deadline(patienceMs);
    try {
      return await navigator.locks.request(name, { signal }, run);
    } catch (error) {
      if (isMine || !signal.aborted) throw error;
    }
    try {
      return await takeOver(name, run);
    } catch (error) {
      if (isMine) throw error;
    }
  }
}
