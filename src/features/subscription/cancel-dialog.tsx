import { useMutation } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_CancelDocument,
} from '../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS } from '../../contract/subscription-plans.ts';
import { formatDay } from '../../language/dates.ts';
import { actions, fill, subscription, sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      isOpen
      onClose={onClose}
      title={subscription['cancel.q']}
      isBusy={fetching}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button variant="danger" isBusy={fetching} onClick={() => void confirm()}>
            {subscription.cancel}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
