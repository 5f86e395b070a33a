import { withPatientLock } from './patient-lock.ts';

/** A sign-out gives up after a few seconds on data that it cannot remove. */
const PATIENCE_MS = 30_000;

/**
 * Gives a sign-in, sign-out or cleanup exclusive use of the device's session: otherwise one could remove what another
 * has just started. A page that fell asleep within its turn keeps nobody from signing in or out.
 */
export function withSessionTurn<T>(work: () => Promise<T>): Promise<T> {
  return withPatientLock('session', PATIENCE_MS, work);
}
