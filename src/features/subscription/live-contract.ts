import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { isEnded, isPaid } from '../../contract/subscription-status.ts';

/** Whether it has not ended, paid or not. */
export function isLive(contract: Pick<SubscriptionDetailsFragment, 'status'>): boolean {
  return !isEnded(contract);
}

/** Whether its plan and end can be changed in the app: debts are settled at the card service first. */
export function isChangeable(contract: Pick<SubscriptionDetailsFragment, 'status' | 'tier'>): boolean {
  return isPaid(contract) && contract.tier !== null;
}
