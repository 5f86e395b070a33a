import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { WITHDRAWAL_DAYS } from '../../contract/subscription-plans.ts';

const DAY_MS = 24 * 3600_000;
/** What is paid for is a month, of which none is shorter. */
const SHORTEST_PERIOD_DAYS = 28;
/** The contract's own day does not count, and its last one lasts until midnight, also where the clocks are turned. */
const WHOLE_DAYS = WITHDRAWAL_DAYS + 2;

/**
 * Whether the time to withdraw may still run; `now` in epoch ms. The contract does not say when it began, only until
 * when it is paid: it began at the latest with the period that is running, so when that is older than the time to
 * withdraw, the time is over. Never false while it runs; whether a later period is its first only the service knows.
 */
export function mayStillWithdraw(
  { status, current_period_end }: Pick<SubscriptionDetailsFragment, 'status' | 'current_period_end'>,
  now: number,
): boolean {
  // A trial may be of any length.
  if (status === 'trialing') return true;
  const latestStart = Date.parse(current_period_end) - SHORTEST_PERIOD_DAYS * DAY_MS;
  return now < latestStart + WHOLE_DAYS * DAY_MS;
}
