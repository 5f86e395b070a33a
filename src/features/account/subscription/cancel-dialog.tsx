import { useMutation } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_CancelDocument,
} from '../../../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS } from '../../../../contract/subscription-plans.ts';
import { isOwed } from '../../../../contract/subscription-status.ts';
import { formatDay } from '../../../language/dates.ts';
import { fill, subscription } from '../../../language/words.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { subscriptionsQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { unansweredWords } from './unanswered.ts';

interface CancelDialogProps {
  contract: SubscriptionDetailsFragment;
  onClose: () => void;
}

/** Ends the subscription with its period, after naming that day, and that debts stay owed. */
export function CancelDialog({ contract, onClose }: CancelDialogProps) {
  const [{ fetching, error }, cancel] = useMutation(SubscriptionScreen_CancelDocument);
  const askSubscriptions = useAsk(subscriptionsQuestion);
  const confirm = async () => {
    const { data } = await cancel({ id: contract.id });
    if (data?.cancelSubscription) return onClose();
    await askSubscriptions();
  };
  return (
    <ConfirmDialog
      title={subscription['cancel.q']}
      confirm={subscription.cancel}
      isDanger
      isBusy={fetching}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {isOwed(contract)
          ? fill(subscriptionText.endsOwed, { date: formatDay(contract.current_period_end, 'adessive') })
          : fill(subscription['cancel.info'], {
              date: formatDay(contract.current_period_end, 'terminative'),
            })}
      </p>
      {contract.next_tier && (
        <p>
          {fill(subscriptionText.cancelDropsChange, {
            plan: SUBSCRIPTION_PLANS[contract.next_tier].name,
            present: contract.product_names.join(', '),
          })}
        </p>
      )}
      <NeedsConnection />
      {error && (
        <Notice kind="danger" isAnnounced>
          {unansweredWords(error) ?? subscriptionText.failed}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
