import { useEffect } from 'react';
import type { SubscriptionDetailsFragment } from '../../contract/documents.generated.ts';
import { formatDay, formatMoment } from '../../language/dates.ts';
import { actions, fill, subscription } from '../../language/words.ts';
import { renewSession } from '../../session/token.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { subscriptionText } from './subscription.text.ts';
import { useWithdrawal, type Withdrawal } from './use-withdrawal.ts';
import { lastWithdrawalDay } from './withdrawal-time.ts';

interface WithdrawDialogProps {
  contract: SubscriptionDetailsFragment;
  onClose: () => void;
}

/** The consumer's withdrawal in two steps, as the law asks: what it is about, then the confirmation; the receipt is mailed. */
export function WithdrawDialog({ contract, onClose }: WithdrawDialogProps) {
  const withdrawal = useWithdrawal();
  const { declare, isBusy, receipt } = withdrawal;
  const isDone = receipt !== undefined;
  // What her plan opened is closed from now on. The screens begin anew with that, so not before she has left the receipt.
  useEffect(() => (isDone ? () => void renewSession() : undefined), [isDone]);
  const buttons = receipt ? (
    <Button onClick={onClose}>{actions.close}</Button>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {actions.cancel}
      </Button>
      <Button variant="danger" isBusy={isBusy} onClick={() => void declare(contract.id)}>
        {subscription['withdraw.confirm']}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={subscription['withdraw.title']} actions={buttons} isBusy={isBusy}>
      {!receipt && (
        <>
          <p>
            {fill(subscriptionText.contract, {
              id: contract.id,
              products: contract.product_names.join(', '),
            })}
          </p>
          <p>
            {fill(subscription['withdraw.info'], {
              date: formatDay(lastWithdrawalDay(contract), 'adessive'),
            })}{' '}
            {subscriptionText.wholeRefund}
          </p>
          <NeedsConnection />
        </>
      )}
      <WithdrawalOutcome {...withdrawal} />
    </Dialog>
  );
}

/** The receipt, or why there is none yet. */
export function WithdrawalOutcome({ receipt, problem }: Pick<Withdrawal, 'receipt' | 'problem'>) {
  if (receipt) {
    return (
      <Notice kind="success" isAnnounced>
        {fill(subscription['withdraw.done'], {
          datetime: formatMoment(receipt.receivedAt, 'adessive'),
          email: receipt.sentTo,
        })}
      </Notice>
    );
  }
  if (problem === undefined) return null;
  return (
    <Notice kind="danger" isAnnounced>
      {problem}
    </Notice>
  );
}
