/** Web Locks that one page need not wait for without end: the browser may have frozen the one that holds it. */
import { deadline } from '../offline/deadline.ts';

/**
 * Runs `work` alone under the name, for all that the device's pages and worker do. A holder that has not ended after
 * `patienceMs` is passed over, so `work` must take far less. Without Web Locks, runs it directly.
 */
export async function withPatientLock<T>(
  name: string,
  patienceMs: number,
  work: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return work();
  const signal = deadline(patienceMs);
  let isMine = false;
  const run = () => {
    isMine = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal }, run);
  } catch (error) {
    if (isMine || !signal.aborted) throw error;
    return navigator.locks.request(name, { steal: true }, work);
  }
}
