/**
 * Returns the same address for the same object for a while. Signing one takes a millisecond, a diary's page has a
 * hundred, and a picture whose address changes is fetched again by the screen that shows it.
 */
import type { Clock } from '../core/clock.ts';
import { READ_MAX_SECONDS } from './presign.ts';

export type SignAddress = (key: string, expiresInSeconds: number) => Promise<string>;

const KEPT_MAX = 5_000;

/** Wraps `sign`: an address is given out again for the first half of its life, so it always has the other half left. */
export function steadyAddresses(sign: SignAddress, clock: Clock): SignAddress {
  const kept = new Map<string, { address: string; reusedUntil: number }>();
  return async (key, expiresInSeconds) => {
    const lifeSeconds = Math.min(expiresInSeconds, READ_MAX_SECONDS);
    const name = `${expiresInSeconds} ${key}`;
    const now = clock().getTime();
    const known = kept.get(name);
    if (known !== undefined && now < known.reusedUntil) return known.address;
    const address = await sign(key, expiresInSeconds);
    kept.delete(name);
    kept.set(name, { address, reusedUntil: now + (lifeSeconds * 1000) / 2 });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return address;
  };
}
