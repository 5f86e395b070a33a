/**
 * In this time the former holder hears that its lock was taken, and so does the first of two that took it at once. A page that
 * steals a lock is told nothing of the loser, which may be frozen: there is nothing to wait for instead.
 */
const SETTLE_MS = 1_000;

/**
 * Takes a Web Lock from a holder that does not end, and runs `work` when the loser has had time to hear of it. Rejects with an
 * AbortError if it is taken again: work that has not begun by then never does.
 */
export function takeOver<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isLost = false;
  const taking = navigator.locks.request(name, { steal: true }, async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (isLost) throw new DOMException('Taken again', 'AbortError');
    return work();
  });
  taking.catch(() => {
    isLost = true;
  });
  return taking;
}
