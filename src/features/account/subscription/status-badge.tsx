import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { subscriptionStatus } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { statusBadgeText } from './status-badge.text.ts';

interface StatusBadgeProps {
  contract: Pick<SubscriptionDetailsFragment, 'status' | 'cancel_at_period_end'>;
}

/** The contract's state in a word. One that is paid and will not be renewed is not just active: it ends. */
export function StatusBadge({ contract: { status, cancel_at_period_end: willEnd } }: StatusBadgeProps) {
  const isActive = status === 'active';
  return (
    <Badge tone={isActive && !willEnd ? 'success' : 'neutral'}>
      {isActive && willEnd ? statusBadgeText.ends : subscriptionStatus[status]}
    </Badge>
  );
}
