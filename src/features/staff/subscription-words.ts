import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { staffText } from './staff.text.ts';

type Contract = Pick<SubscriptionDetailsFragment, 'status' | 'cancel_at_period_end'>;

/** What the end of the period means, with `{date}` to be filled: over, the last one, or only until the next payment. */
export function periodWords({ status, cancel_at_period_end: isLast }: Contract): string {
  switch (status) {
    case 'canceled':
    case 'incomplete_expired':
      return staffText.ended;
    case 'active':
    case 'trialing':
      return isLast ? staffText.ends : staffText.renews;
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return staffText.periodEnd;
  }
}
