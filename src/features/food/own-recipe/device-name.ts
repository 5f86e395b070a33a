/**
 * A name that tells her devices apart in what they write: made up for this member on this device, and gone when she signs out.
 */
import { recall, remember } from '../../../session/member-memory.ts';

const NAME = 'device';
const LIFE_MS = 10 * 365 * 24 * 60 * 60 * 1000;

export function deviceNameOf(memberId: string): string {
  const kept = recall(memberId, NAME, isDeviceName);
  if (kept !== undefined) return kept;
  const name = crypto.randomUUID().slice(0, 8);
  remember(memberId, NAME, name, LIFE_MS);
  return name;
}

function isDeviceName(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}$/.test(value);
}
