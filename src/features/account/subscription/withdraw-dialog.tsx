import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { formatDay } from '../../../language/dates.ts';
import { fill, subscription } from '../../../language/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { subscriptionText } from './subscription.text.ts';
import { receiptText, useWithdrawal, type Withdrawal } from './use-withdrawal.ts';
import { lastWithdrawalDay } from './withdrawal-time.ts';

interface WithdrawDialogProps {
  contract: SubscriptionDetailsFragment;
  onClose: () => void;
}

/** The consumer's withdrawal in two steps, as the law requires: its subject, then the confirmation. The receipt is mailed. */
export function WithdrawDialog({ contract, onClose }: WithdrawDialogProps) {
  const withdrawal = useWithdrawal();
  const { declare, isBusy } = withdrawal;
  const confirm = async () => {
    if (await declare(contract.id)) onClose();
  };
  return (
    <ConfirmDialog
      title={subscription['withdraw.title']}
      confirm={subscription['withdraw.confirm']}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {fill(subscriptionText.contract, {
          id: contract.id,
          products: contract.product_names.join(', '),
        })}
      </p>
      <p>
        {fill(subscription['withdraw.info'], { date: formatDay(lastWithdrawalDay(contract), 'adessive') })}{' '}
        {subscriptionText.wholeRefund}
      </p>
      <NeedsConnection />
      <WithdrawalOutcome {...withdrawal} />
    </ConfirmDialog>
  );
}

/** The receipt, or why there is none yet. */
export function WithdrawalOutcome({ receipt, problem }: Pick<Withdrawal, 'receipt' | 'problem'>) {
  if (receipt) {
    return (
      <Notice kind="success" isAnnounced>
        {receiptText(receipt)}
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
