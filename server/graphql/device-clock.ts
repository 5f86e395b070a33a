import { CLOCK_TOLERANCE_MS } from '../../contract/limits.ts';
import { Failure } from '../core/failures.ts';

/** The failure of a request from a device whose clock is off, if it says what that shows; null if the clock is right. */
export function wrongClock(deviceClock: string | string[] | undefined, now: Date): Failure | null {
  if (typeof deviceClock !== 'string' || !/^\d{1,15}$/.test(deviceClock)) return null;
  const clockAheadMs = Number(deviceClock) - now.getTime();
  if (Math.abs(clockAheadMs) <= CLOCK_TOLERANCE_MS) return null;
  return new Failure('BAD_USER_INPUT', 'The device’s clock is off.', { field: 'clock', clockAheadMs });
}
