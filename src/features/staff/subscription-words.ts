import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { isEnded, isPaid } from '../../contract/subscription-status.ts';
import { formatDay } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import { staffText } from './staff.text.ts';

type Contract = Pick<SubscriptionDetailsFragment, 'status' | 'cancel_at_period_end' | 'current_period_end'>;

/** When the period ends and what that means: already over, final, or only until the next payment. */
export function periodWords(contract: Contract): string {
  const { cancel_at_period_end: isLast, current_period_end: end } = contract;
  const on = { date: formatDay(end, 'adessive') };
  if (isEnded(contract)) return fill(staffText.ended, on);
  if (!isPaid(contract)) return fill(staffText.periodEnd, on);
  return isLast ? fill(staffText.ends, { date: formatDay(end, 'terminative') }) : fill(staffText.renews, on);
}
