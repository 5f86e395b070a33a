import { useState } from 'react';
import { useClient } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_PortalDocument,
} from '../../contract/documents.generated.ts';
import { formatDay } from '../../language/dates.ts';
import { formatCard } from '../../language/payment-cards.ts';
import { fill, subscription, subscriptionStatus } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import styles from './subscription.module.css';
import { subscriptionText } from './subscription.text.ts';
import { mayStillWithdraw } from './withdrawal-time.ts';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

interface SubscriptionCardProps {
  contract: SubscriptionDetailsFragment;
  onWithdraw: () => void;
}

/** One subscription: what it is, until when, how it is paid, and the ways to change and end it, and to withdraw while there is time. */
export function SubscriptionCard({ contract, onWithdraw }: SubscriptionCardProps) {
  const portal = usePortal();
  const [openedAt] = useState(() => Date.now());
  const card = formatCard(contract);
  const isLive = !ENDED.has(contract.status);
  return (
    <Card as="section" labelledBy={`contract-${contract.id}`}>
      <CardBody>
        <div className={styles.head}>
          <h2 id={`contract-${contract.id}`}>{contract.product_names.join(', ')}</h2>
          <Badge tone={contract.status === 'active' ? 'success' : 'neutral'}>
            {subscriptionStatus[contract.status]}
          </Badge>
        </div>
        {contract.status === 'past_due' && <Notice kind="warning">{subscription.paymentFailed}</Notice>}
        {isLive && (
          <p>
            {contract.cancel_at_period_end
              ? fill(subscription.cancelled, { date: formatDay(contract.current_period_end, 'terminative') })
              : fill(subscription.renews, { date: formatDay(contract.current_period_end, 'adessive') })}
          </p>
        )}
        {card !== undefined && <p className={styles.muted}>{card}</p>}
        {portal.hasFailed && (
          <Notice kind="danger" isAnnounced>
            {subscriptionText.failed}
          </Notice>
        )}
        {isLive && <NeedsConnection />}
        {isLive && (
          <div className={styles.actions}>
            <Button isBusy={portal.isOpening} onClick={() => void portal.open()}>
              {subscription.manage}
            </Button>
            <Button variant="secondary" onClick={() => void portal.open()}>
              {contract.cancel_at_period_end ? subscription.resume : subscription.cancel}
            </Button>
            {mayStillWithdraw(contract, openedAt) && (
              <Button variant="quiet" onClick={onWithdraw}>
                {subscription.withdraw}
              </Button>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function usePortal() {
  const client = useClient();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    const { data } = await client.query(
      SubscriptionScreen_PortalDocument,
      {},
      { requestPolicy: 'network-only' },
    );
    if (data?.getStripeCustomerPortal) location.assign(data.getStripeCustomerPortal);
    else setState('failed');
  };
  return { open, isOpening: state === 'opening', hasFailed: state === 'failed' };
}
