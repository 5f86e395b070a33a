/**
 * Whoever signs in or out, or tidies up after it, has the device's session to itself meanwhile: otherwise what one takes
 * away another may have just begun. Where there are no Web Locks the work simply runs.
 */
export function withSessionTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}
