/**
 * Remembers that she has just left this device's app to pay for a plan. The address that the payment page returns to does not say
 * so: the browser keeps it, and shows it again after one Back, or when she opens it days later.
 */
import { forget, recall, remember } from '../../../session/member-memory.ts';

const NAME = 'order-on-way';

/** So long an order is a fresh one. */
const FRESH_MS = 60 * 60 * 1000;

export function rememberOrderOnWay(memberId: string): void {
  remember(memberId, NAME, true, FRESH_MS);
}

export function isOrderOnWay(memberId: string): boolean {
  return recall(memberId, NAME, (value) => value === true) ?? false;
}

export function forgetOrderOnWay(memberId: string): void {
  forget(memberId, NAME);
}

/** True if the contract is so new that a payment page may return for it, from any device. */
export function isFreshOrder({ created }: { created: string }): boolean {
  return Math.abs(Date.now() - Date.parse(created)) < FRESH_MS;
}
