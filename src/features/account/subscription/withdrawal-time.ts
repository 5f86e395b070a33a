import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { withdrawalDeadline } from '../../../../contract/withdrawal-deadline.ts';
import { dayInTallinn } from './next-payment.ts';

/** The last day on which she may withdraw; the day of the contract does not count. */
export function lastWithdrawalDay({ created }: Pick<SubscriptionDetailsFragment, 'created'>): string {
  return withdrawalDeadline(dayOf(created));
}

/** True if she may still withdraw at `now`, in epoch ms. */
export function mayStillWithdraw(
  contract: Pick<SubscriptionDetailsFragment, 'created'>,
  now: number,
): boolean {
  return dayInTallinn(now) <= lastWithdrawalDay(contract);
}
