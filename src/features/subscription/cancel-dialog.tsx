import { useMutation } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_CancelDocument,
} from '../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS } from '../../contract/subscription-plans.ts';
import { formatDay } from '../../language/dates.ts';
import { fill, subscription, sync } from '../../language/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { subscriptionText } from './subscription.text.ts';

interface CancelDialogProps {
  contract: SubscriptionDetailsFragment;
  onClose: () => void;
}

/** Ends the subscription after the paid period, after saying when that is. */
export function CancelDialog({ contract, onClose }: CancelDialogProps) {
  const [{ fetching, error }, cancel] = useMutation(SubscriptionScreen_CancelDocument);
  const confirm = async () => {
    const { data } = await cancel({ id: contract.id });
    if (data?.cancelSubscription) onClose();
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
        {fill(subscription['cancel.info'], { date: formatDay(contract.current_period_end, 'terminative') })}
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
          {error.networkError ? sync.needsConnection : subscriptionText.failed}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
