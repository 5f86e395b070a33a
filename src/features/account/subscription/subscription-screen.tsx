import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { paths } from '../../../../contract/paths.ts';
import { nav, subscription } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useNewerGroups } from '../../../session/use-newer-groups.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangePlans } from './change-plans.tsx';
import { chosenPlan } from '../../../platform/access/chosen-plan.ts';
import { contractWithInvoices, isChangeable, isLive } from './live-contract.ts';
import { OrderPlans, VisitorPlans } from './order-plans.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import styles from './subscription.module.css';
import { subscriptionsQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { type PaymentReturn, usePaymentReturn, usePlaceBeforePayment } from './use-payment-return.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** `/settings/subscription`: her subscription, or the plans and their prices. */
export function SubscriptionScreen() {
  useNewerGroups();
  const isMember = useMember() !== undefined;
  const [search] = useSearchParams();
  const chosen = chosenPlan(search);
  const payment = usePaymentReturn(isMember);
  const place = usePlaceBeforePayment();
  return (
    <Page title={nav['/settings/subscription']}>
      <div className={styles.sections}>
        <PaymentNotice payment={payment} place={place} />
        {isMember ? <MemberSubscriptions chosen={chosen} /> : <VisitorPlans chosen={chosen} />}
        <p className={styles.muted}>
          {isMember ? subscriptionText.withdrawOther : subscriptionText.withdrawElsewhere}{' '}
          <Link to={`${paths.terms.to()}?action=withdraw`}>{subscription['withdraw.title']}</Link>
        </p>
      </div>
    </Page>
  );
}

function PaymentNotice({ payment, place }: { payment: PaymentReturn; place: string | undefined }) {
  const wayBack = place && (
    <LinkButton to={place} size="compact" variant="secondary">
      {subscriptionText.backToPlace}
    </LinkButton>
  );
  switch (payment) {
    case 'none':
      return null;
    case 'cancelled':
      return <Notice isAnnounced>{subscriptionText.cancelled}</Notice>;
    case 'confirming':
      return <Notice isAnnounced>{subscriptionText.confirming}</Notice>;
    case 'unknown':
      return <Notice isAnnounced>{subscriptionText.perhapsPaid}</Notice>;
    case 'confirmed':
      return (
        <Notice kind="success" isAnnounced action={wayBack}>
          {subscriptionText.confirmed}
        </Notice>
      );
    case 'changed':
      return (
        <Notice kind="success" isAnnounced action={wayBack}>
          {subscriptionText.changed}
        </Notice>
      );
    case 'taking-long':
      return (
        <Notice kind="warning" isAnnounced>
          {subscriptionText.confirmingLong}
        </Notice>
      );
  }
}

interface ChosenPlan {
  chosen: SubscriptionTier | undefined;
}

function MemberSubscriptions({ chosen }: ChosenPlan) {
  const [withdrawing, setWithdrawing] = useState<SubscriptionDetailsFragment>();
  const [cancelling, setCancelling] = useState<SubscriptionDetailsFragment>();
  return (
    <>
      <Contracts chosen={chosen} onWithdraw={setWithdrawing} onCancel={setCancelling} />
      {cancelling && <CancelDialog contract={cancelling} onClose={() => setCancelling(undefined)} />}
      {withdrawing ? (
        <WithdrawDialog contract={withdrawing} onClose={() => setWithdrawing(undefined)} />
      ) : (
        <OutcomeDialog />
      )}
    </>
  );
}

/** Reloaded after a withdrawal, whose receipt stays open meanwhile. */
interface ContractsProps extends ChosenPlan {
  onWithdraw: (contract: SubscriptionDetailsFragment) => void;
  onCancel: (contract: SubscriptionDetailsFragment) => void;
}

function Contracts({ chosen, onWithdraw, onCancel }: ContractsProps) {
  const reading = useQuestion(subscriptionsQuestion);
  switch (reading.state) {
    case 'loading':
      return (
        <LoadingRegion>
          <Skeleton shape="card" />
        </LoadingRegion>
      );
    case 'ready':
      return (
        <>
          <StaleNote asOf={reading.asOf} />
          {reading.answer.map((contract) => (
            <SubscriptionCard
              key={contract.id}
              contract={contract}
              hasInvoices={contract === contractWithInvoices(reading.answer)}
              onWithdraw={() => onWithdraw(contract)}
              onCancel={() => onCancel(contract)}
            />
          ))}
          <Plans contract={reading.answer.find(isLive)} chosen={chosen} />
        </>
      );
    default:
      return <ReadFailure reading={reading} />;
  }
}

/** The plans she can choose or change to. */
function Plans({ contract, chosen }: ChosenPlan & { contract: SubscriptionDetailsFragment | undefined }) {
  if (!contract) return <OrderPlans chosen={chosen} />;
  if (isChangeable(contract)) return <ChangePlans contract={contract} chosen={chosen} />;
  return <p className={styles.muted}>{subscriptionText.changeAfterPayment}</p>;
}
