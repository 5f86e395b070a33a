import { useState } from 'react';
import { type CombinedError, useMutation } from 'urql';
import {
  SubscriptionScreen_WithdrawDocument,
  type SubscriptionScreen_WithdrawMutation,
} from '../../../../contract/documents.generated.ts';
import { formatMoment } from '../../../language/dates.ts';
import { apiErrors, fill, subscription } from '../../../language/words.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { useMember } from '../../../session/use-session.ts';
import { useOutcome } from './outcome.ts';
import { subscriptionsQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { unansweredWords } from './unanswered.ts';

type Receipt = NonNullable<SubscriptionScreen_WithdrawMutation['withdrawFromContract']>;

export interface Withdrawal {
  /**
   * Returns whether the receipt is now among the outcomes, as it is for a member. Pass `email` only for a contract
   * identified by it rather than by the session.
   */
  declare: (subscriptionId: string, email?: string) => Promise<boolean>;
  isBusy: boolean;
  /** A visitor's; a member's is among the outcomes. */
  receipt: Receipt | undefined;
  /** The reason why the declaration has not arrived, and what to do. */
  problem: string | undefined;
  forgetProblem: () => void;
}

/**
 * Declares to the service that she withdraws from a contract; nothing is queued, because the receipt is due
 * immediately.
 */
export function useWithdrawal(): Withdrawal {
  const [{ fetching, data }, withdraw] = useMutation(SubscriptionScreen_WithdrawDocument);
  const [problem, setProblem] = useState<string>();
  const isMember = useMember() !== undefined;
  const { show } = useOutcome();
  const askSubscriptions = useAsk(subscriptionsQuestion);
  const declare = async (subscriptionId: string, email?: string) => {
    setProblem(undefined);
    const { data: answer, error } = await withdraw({
      subscriptionId,
      ...(email !== undefined && { email }),
    });
    if (error) setProblem(problemOf(error));
    if (error && isMember) void askSubscriptions();
    if (!isMember || !answer?.withdrawFromContract) return false;
    show({ title: subscription['withdraw.title'], text: receiptText(answer.withdrawFromContract) });
    return true;
  };
  return {
    declare,
    isBusy: fetching,
    receipt: isMember ? undefined : (data?.withdrawFromContract ?? undefined),
    problem,
    forgetProblem: () => setProblem(undefined),
  };
}

export function receiptText({ receivedAt, sentTo }: Receipt): string {
  const datetime = formatMoment(receivedAt, 'adessive');
  return fill(subscription['withdraw.done'], { datetime, email: sentTo });
}

function problemOf(error: CombinedError): string {
  const { code, field } = error.graphQLErrors[0]?.extensions ?? {};
  if (code === 'BAD_USER_INPUT' && field === 'subscriptionId') return subscriptionText.withdrawTooLate;
  if (code === 'BAD_USER_INPUT') return apiErrors.BAD_USER_INPUT;
  if (code === 'RATE_LIMITED') return apiErrors.RATE_LIMITED;
  if (code === 'NOT_FOUND') return subscriptionText.noSuchContract;
  return unansweredWords(error) ?? subscriptionText.failed;
}
