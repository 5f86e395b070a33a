import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { isEnded, isPaid } from '../../../../contract/subscription-status.ts';
import { formatDay } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { staffText } from './staff.text.ts';

type Contract = Pick<
  SubscriptionDetailsFragment,
  'status' | 'cancel_at_period_end' | 'cancel_at' | 'current_period_end'
>;

/**
 * When the period ends and what that means at `now`, in epoch ms: already over, cut short, final, or only until the next payment.
 */
export function periodWords(contract: Contract, now: number): string {
  const { cancel_at_period_end: isLast, cancel_at: lastDay, current_period_end: end } = contract;
  const on = { date: formatDay(end, 'adessive') };
  const until = { date: formatDay(end, 'terminative') };
  // A withdrawal, an erasure or a second payment ends a contract at once; its period does not change.
  if (isEnded(contract) && Date.parse(end) > now) return fill(staffText.endedEarly, until);
  if (isEnded(contract)) return fill(staffText.ended, on);
  if (!isPaid(contract)) return fill(staffText.periodEnd, on);
  return isLast
    ? fill(staffText.ends, { date: formatDay(lastDay ?? end, 'terminative') })
    : fill(staffText.renews, on);
}
