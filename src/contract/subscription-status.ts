/** What the card service's statuses mean for a contract. A status that it adds later means none of this. */

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
const PAID: ReadonlySet<string> = new Set(['active', 'trialing']);
const IN_ARREARS: ReadonlySet<string> = new Set(['past_due', 'unpaid']);

interface WithStatus {
  status: string;
}

/** Whether it is over for good, or never began. */
export function isEnded({ status }: WithStatus): boolean {
  return ENDED.has(status);
}

/** Whether its first payment was made: without that there is no invoice that was paid. */
export function hasBegun({ status }: WithStatus): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

/** Whether nothing is due for the current period. */
export function isPaid({ status }: WithStatus): boolean {
  return PAID.has(status);
}

/** Whether a payment is due that has not been made: one that failed, or the first of all. */
export function isOwed({ status }: WithStatus): boolean {
  return IN_ARREARS.has(status) || status === 'incomplete';
}

/** Whether it has begun and not ended, paid or in arrears, so that no second one may be sold beside it. */
export function isRunning({ status }: WithStatus): boolean {
  return PAID.has(status) || IN_ARREARS.has(status);
}
