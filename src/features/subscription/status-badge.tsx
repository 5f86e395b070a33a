import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { subscriptionStatus } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';

export function StatusBadge({ status }: Pick<SubscriptionDetailsFragment, 'status'>) {
  return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{subscriptionStatus[status]}</Badge>;
}
