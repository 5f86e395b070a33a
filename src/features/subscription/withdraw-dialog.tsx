import { useState } from 'react';
import { useMutation } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_WithdrawDocument,
} from '../../contract/documents.generated.ts';
import { formatMoment } from '../../language/dates.ts';
import { actions, fill, subscription } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { subscriptionText } from './subscription.text.ts';

/** The consumer's withdrawal in two steps, as the law asks: what it is about, then the confirmation; the receipt is mailed. */
export function WithdrawDialog({
  contract,
  onClose,
}: {
  contract: SubscriptionDetailsFragment;
  onClose: () => void;
}) {
  const [{ fetching, error, data }, withdraw] = useMutation(SubscriptionScreen_WithdrawDocument);
  const [hasAsked, setHasAsked] = useState(false);
  const receipt = data?.withdrawFromContract;
  const confirm = async () => {
    setHasAsked(true);
    await withdraw({ subscriptionId: contract.id });
  };
  const isTooLate = error?.graphQLErrors[0]?.extensions['code'] === 'BAD_USER_INPUT';
  const buttons = receipt ? (
    <Button onClick={onClose}>{actions.close}</Button>
  ) : (
    <>
      <Button variant="danger" isBusy={fetching} onClick={() => void confirm()}>
        {subscription['withdraw.confirm']}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {actions.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={subscription['withdraw.title']}
      actions={buttons}
      isBusy={fetching}
    >
      {receipt ? (
        <Notice kind="success" isAnnounced>
          {fill(subscription['withdraw.done'], {
            datetime: formatMoment(receipt.receivedAt),
            email: receipt.sentTo,
          })}
        </Notice>
      ) : (
        <>
          <p>
            {fill(subscriptionText.contract, {
              id: contract.id,
              products: contract.product_names.join(', '),
            })}
          </p>
          <p>{subscriptionText.withdrawInfo}</p>
          {hasAsked && error && (
            <Notice kind="danger" isAnnounced>
              {isTooLate ? subscriptionText.withdrawTooLate : subscriptionText.failed}
            </Notice>
          )}
        </>
      )}
    </Dialog>
  );
}
