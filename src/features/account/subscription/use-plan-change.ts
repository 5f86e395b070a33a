/**
 *   looking ──preview──► shown ──ordered──► (done: the dialog is closed)
 *      │                  ▲ │  └─card service wants her──► (leaves the app)
 *      └──no answer──► failed └─the sum has changed──► looking, and says so
 */
import { useEffect, useState } from 'react';
import { type CombinedError, useMutation } from 'urql';
import {
  SubscriptionScreen_ChangePlanDocument,
  type SubscriptionScreen_PlanChangeQuery,
} from '../../../../contract/documents.generated.ts';
import type { FailureCode } from '../../../../contract/failures.ts';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { apiErrors, sync } from '../../../language/words.ts';
import { codeOf, type Reading } from '../../../reading/reading.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { planChangeQuestion, subscriptionsQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { unansweredWords } from './unanswered.ts';
import { useLeaving } from './use-leaving.ts';

export type PlanChangePreview = NonNullable<SubscriptionScreen_PlanChangeQuery['previewPlanChange']>;

export interface PlanChange {
  state: 'looking' | 'shown' | 'ordering' | 'failed';
  preview: PlanChangePreview | undefined;
  /** The reason for the failure, and what to do. */
  problem: string | undefined;
  look: () => void;
  order: () => Promise<void>;
}

/** Loads the plan's preview immediately; orders on request and then calls `onDone` with the order. */
export function usePlanChange(
  subscriptionId: string,
  tier: SubscriptionTier,
  onDone: (preview: PlanChangePreview) => void,
): PlanChange {
  const reading = useQuestion(planChangeQuestion, subscriptionId, tier);
  const { answer: preview, isAsking, retry: look } = reading;
  const [{ fetching }, changePlan] = useMutation(SubscriptionScreen_ChangePlanDocument);
  /** The button stays busy until the card service's page opens. */
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useLeaving(() => setIsLeaving(false));
  const [refusal, setRefusal] = useState<CombinedError>();
  const askSubscriptions = useAsk(subscriptionsQuestion);
  /** Her subscription is another one than this page knows. */
  const isOutOfDate = reading.code === 'BAD_USER_INPUT';
  useEffect(() => {
    if (refusal || isOutOfDate) void askSubscriptions();
  }, [refusal, isOutOfDate, askSubscriptions]);

  const order = async () => {
    if (!preview) return;
    const { payTodayCents, calculatedAt } = preview;
    const answer = await changePlan({ subscriptionId, tier, payTodayCents, calculatedAt });
    setRefusal(answer.error);
    const change = answer.data?.changeSubscriptionPlan;
    if (change) {
      if (change.url === null) return onDone(preview);
      setIsLeaving(true);
      leave(change.url);
    } else if (hasAnotherSum(answer.error)) look();
  };
  return {
    state: stateOf({ isOrdering: fetching || isLeaving, isAsking, preview }),
    preview,
    problem: refusal ? refusalWords(refusal) : readingWords(reading),
    look,
    order,
  };
}

interface Progress {
  isOrdering: boolean;
  isAsking: boolean;
  preview: PlanChangePreview | undefined;
}

function stateOf({ isOrdering, isAsking, preview }: Progress): PlanChange['state'] {
  if (isOrdering) return 'ordering';
  if (isAsking) return 'looking';
  return preview ? 'shown' : 'failed';
}

function hasAnotherSum(error: CombinedError | undefined): boolean {
  const field = error?.graphQLErrors[0]?.extensions['field'];
  return field === 'payTodayCents' || field === 'calculatedAt';
}

function refusalWords(error: CombinedError): string {
  if (hasAnotherSum(error)) return subscriptionText.change.otherSum;
  return unansweredWords(error) ?? codeWords(codeOf(error));
}

function readingWords({ state, code }: Reading<PlanChangePreview>): string | undefined {
  if (state === 'offline') return sync.needsConnection;
  return state === 'failed' ? codeWords(code) : undefined;
}

function codeWords(code: FailureCode): string {
  return code === 'RATE_LIMITED' ? apiErrors.RATE_LIMITED : subscriptionText.failed;
}
