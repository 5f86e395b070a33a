/**
 *   looking ──preview──► shown ──ordered──► (done: the dialog is closed)
 *      │                  ▲ │  └─card service wants her──► (leaves the app)
 *      └──no answer──► failed └─the sum has changed──► looking, and says so
 */
import { useState } from 'react';
import { type CombinedError, useMutation, useQuery } from 'urql';
import {
  SubscriptionScreen_ChangePlanDocument,
  SubscriptionScreen_PlanChangeDocument,
  type SubscriptionScreen_PlanChangeQuery,
} from '../../contract/documents.generated.ts';
import type { SubscriptionTier } from '../../contract/subscription-plans.ts';
import { apiErrors, sync } from '../../language/words.ts';
import { subscriptionText } from './subscription.text.ts';

export type PlanChangePreview = NonNullable<SubscriptionScreen_PlanChangeQuery['previewPlanChange']>;

export interface PlanChange {
  state: 'looking' | 'shown' | 'ordering' | 'failed';
  preview: PlanChangePreview | undefined;
  /** Why it is not done, and what to do. */
  problem: string | undefined;
  look: () => void;
  order: () => Promise<void>;
}

/** Looks at once what the plan would mean; orders it when told to, and calls `onDone` with what was ordered. */
export function usePlanChange(
  subscriptionId: string,
  tier: SubscriptionTier,
  onDone: (preview: PlanChangePreview) => void,
): PlanChange {
  const [{ data, error, fetching }, look] = useQuery({
    query: SubscriptionScreen_PlanChangeDocument,
    variables: { subscriptionId, tier },
    requestPolicy: 'network-only',
  });
  const [{ fetching: isOrdering, data: ordered }, changePlan] = useMutation(
    SubscriptionScreen_ChangePlanDocument,
  );
  const [refusal, setRefusal] = useState<CombinedError>();
  const preview = data?.previewPlanChange ?? undefined;

  const order = async () => {
    if (!preview) return;
    const { payTodayCents, calculatedAt } = preview;
    const answer = await changePlan({ subscriptionId, tier, payTodayCents, calculatedAt });
    setRefusal(answer.error);
    const change = answer.data?.changeSubscriptionPlan;
    if (change) {
      if (change.url === null) onDone(preview);
      else location.assign(change.url);
    } else if (hasAnotherSum(answer.error)) look();
  };
  const problem = refusal ?? error;
  return {
    // While the card service's page comes, the button stays busy.
    state: stateOf({ isOrdering: isOrdering || Boolean(ordered?.changeSubscriptionPlan), fetching, preview }),
    preview,
    problem: problem && problemOf(problem),
    look: () => look(),
    order,
  };
}

interface Progress {
  isOrdering: boolean;
  fetching: boolean;
  preview: PlanChangePreview | undefined;
}

function stateOf({ isOrdering, fetching, preview }: Progress): PlanChange['state'] {
  if (isOrdering) return 'ordering';
  if (fetching) return 'looking';
  return preview ? 'shown' : 'failed';
}

function hasAnotherSum(error: CombinedError | undefined): boolean {
  const field = error?.graphQLErrors[0]?.extensions['field'];
  return field === 'payTodayCents' || field === 'calculatedAt';
}

function problemOf(error: CombinedError): string {
  if (error.networkError) return sync.needsConnection;
  if (hasAnotherSum(error)) return subscriptionText.change.otherSum;
  if (error.graphQLErrors[0]?.extensions['code'] === 'RATE_LIMITED') return apiErrors.RATE_LIMITED;
  return subscriptionText.failed;
}
