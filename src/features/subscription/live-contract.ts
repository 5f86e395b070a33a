import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Whether it has not ended, paid or not. */
export function isLive({ status }: Pick<SubscriptionDetailsFragment, 'status'>): boolean {
  return !ENDED.has(status);
}

/** Whether its plan and end can be changed in the app: debts are settled at the card service first. */
export function isChangeable({
  status,
  tier,
}: Pick<SubscriptionDetailsFragment, 'status' | 'tier'>): boolean {
  return (status === 'active' || status === 'trialing') && tier !== null;
}
