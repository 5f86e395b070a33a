/** The meaning of the card service's statuses for a contract. A status that it adds later means none of this. */

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
const PAID: ReadonlySet<string> = new Set(['active', 'trialing']);
const IN_ARREARS: ReadonlySet<string> = new Set(['past_due', 'unpaid']);

interface WithStatus {
  status: string;
}

/** True if it is over for good, or never began. */
export function isEnded({ status }: WithStatus): boolean {
  return ENDED.has(status);
}

/** True if its first payment was made: without that there is no invoice that was paid. */
export function hasBegun({ status }: WithStatus): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

/** True if nothing is due for the current period. */
export function isPaid({ status }: WithStatus): boolean {
  return PAID.has(status);
}

/** True if a payment is due that has not been made: one that failed, or the first of all. */
export function isOwed({ status }: WithStatus): boolean {
  return IN_ARREARS.has(status) || status === 'incomplete';
}

/** True if it has begun and not ended, paid or in arrears, so that no second one may be sold beside it. */
export function isRunning({ status }: WithStatus): boolean {
  return PAID.has(status) || IN_ARREARS.has(status);
}
