import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { formatDay } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import { staffText } from './staff.text.ts';

type Contract = Pick<SubscriptionDetailsFragment, 'status' | 'cancel_at_period_end' | 'current_period_end'>;

/** When the period ends and what that means: already over, final, or only until the next payment. */
export function periodWords({
  status,
  cancel_at_period_end: isLast,
  current_period_end: end,
}: Contract): string {
  const on = { date: formatDay(end, 'adessive') };
  switch (status) {
    case 'canceled':
    case 'incomplete_expired':
      return fill(staffText.ended, on);
    case 'active':
    case 'trialing':
      return isLast
        ? fill(staffText.ends, { date: formatDay(end, 'terminative') })
        : fill(staffText.renews, on);
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return fill(staffText.periodEnd, on);
  }
}
