/**
 * Gives a sign-in, sign-out or cleanup exclusive use of the device's session: otherwise one could remove what another
 * has just started. Without Web Locks, runs `work` directly.
 */
export function withSessionTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}
