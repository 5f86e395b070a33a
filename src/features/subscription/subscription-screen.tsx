import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_ListDocument,
} from '../../contract/documents.generated.ts';
import { momentOf } from '../../contract/moments.ts';
import { nav, subscription } from '../../language/words.ts';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { useAsOf } from '../timeline/use-as-of.ts';
import { PlanCards } from './plan-cards.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import styles from './subscription.module.css';
import { subscriptionText } from './subscription.text.ts';
import { type PaymentReturn, usePaymentReturn } from './use-payment-return.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** `/settings/subscription`: what she has, or what she can have and what it costs. */
export function SubscriptionScreen() {
  const session = useSession();
  const isMember = session.state === 'authenticated';
  const [search] = useSearchParams();
  const payment = usePaymentReturn(isMember ? search.get('action') : null);
  return (
    <Page title={nav['/settings/subscription']}>
      <div className={styles.sections}>
        <PaymentNotice payment={payment} />
        {isMember ? <MemberSubscriptions /> : <VisitorPlans />}
        <p className={styles.muted}>
          {isMember ? subscriptionText.withdrawOther : subscriptionText.withdrawElsewhere}{' '}
          <Link to="/terms?action=withdraw">{subscription['withdraw.title']}</Link>
        </p>
      </div>
    </Page>
  );
}

function PaymentNotice({ payment }: { payment: PaymentReturn }) {
  switch (payment) {
    case 'none':
      return null;
    case 'cancelled':
      return <Notice isAnnounced>{subscriptionText.cancelled}</Notice>;
    case 'confirming':
      return <Notice isAnnounced>{subscriptionText.confirming}</Notice>;
    case 'confirmed':
      return (
        <Notice kind="success" isAnnounced>
          {subscriptionText.confirmed}
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

function VisitorPlans() {
  return (
    <>
      <Notice
        action={
          <LinkButton to="/login" size="compact">
            {nav['/login']}
          </LinkButton>
        }
      >
        {subscriptionText.visitor}
      </Notice>
      <PlanCards mayOrder={false} />
    </>
  );
}

function MemberSubscriptions() {
  const [withdrawing, setWithdrawing] = useState<SubscriptionDetailsFragment>();
  return (
    <>
      <Contracts onWithdraw={setWithdrawing} />
      {withdrawing && <WithdrawDialog contract={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  );
}

/** Read again after a withdrawal, whose receipt stays open meanwhile. */
function Contracts({ onWithdraw }: { onWithdraw: (contract: SubscriptionDetailsFragment) => void }) {
  const [result, again] = useQuery({ query: SubscriptionScreen_ListDocument });
  const { data, fetching, error } = result;
  const asOf = useAsOf('subscriptions', {}, result);
  const contracts = data?.listSubscriptions?.items;
  if (contracts) {
    const hasLive = contracts.some(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
    return (
      <>
        {asOf !== undefined && <StaleNote moment={momentOf(new Date(asOf))} />}
        {contracts.map((contract) => (
          <SubscriptionCard key={contract.id} contract={contract} onWithdraw={() => onWithdraw(contract)} />
        ))}
        {!hasLive && <PlanCards mayOrder />}
      </>
    );
  }
  if (!fetching)
    return <ReadFailure error={error} onRetry={() => again({ requestPolicy: 'network-only' })} />;
  return (
    <LoadingRegion>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}
