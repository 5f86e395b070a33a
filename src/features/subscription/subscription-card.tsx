import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_ResumeDocument,
} from '../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionTier } from '../../contract/subscription-plans.ts';
import { formatDay } from '../../language/dates.ts';
import { formatEuros } from '../../language/numbers.ts';
import { formatCard } from '../../language/payment-cards.ts';
import { fill, subscription } from '../../language/words.ts';
import { useAsk } from '../../reading/use-ask.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusOnward } from '../../ui/use-focus-onward.ts';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { isChangeable, isLive as hasNotEnded } from './live-contract.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './subscription.module.css';
import { portalQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { useLeaving } from './use-leaving.ts';
import { mayStillWithdraw } from './withdrawal-time.ts';

interface SubscriptionCardProps {
  contract: SubscriptionDetailsFragment;
  onWithdraw: () => void;
  onCancel: () => void;
}

/** One subscription: what it is, until when, how it is paid, and the ways to change and end it, and to withdraw while there is time. */
export function SubscriptionCard({ contract, onWithdraw, onCancel }: SubscriptionCardProps) {
  const portal = usePortal();
  const [{ fetching: isResuming, error }, resume] = useMutation(SubscriptionScreen_ResumeDocument);
  const [openedAt] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useFocusOnward<HTMLDivElement>(heading);
  const card = formatCard(contract);
  const isLive = hasNotEnded(contract);
  const isResumable = contract.cancel_at_period_end || contract.next_tier !== null;
  return (
    <Card as="section" labelledBy={`contract-${contract.id}`}>
      <CardBody>
        <div className={styles.head}>
          <h2 ref={heading} id={`contract-${contract.id}`} tabIndex={-1}>
            {contract.product_names.join(', ')}
          </h2>
          <StatusBadge status={contract.status} />
        </div>
        {contract.status === 'past_due' && <Notice kind="warning">{subscription.paymentFailed}</Notice>}
        {contract.duplicate_of !== null && <Notice>{subscriptionText.duplicate}</Notice>}
        {isLive && contract.next_tier && <NextPlan contract={contract} tier={contract.next_tier} />}
        {isLive && (
          <p>
            {contract.cancel_at_period_end
              ? fill(subscription.cancelled, { date: formatDay(contract.current_period_end, 'terminative') })
              : fill(subscription.renews, { date: formatDay(contract.current_period_end, 'adessive') })}
          </p>
        )}
        {isLive && contract.tier && !isResumable && (
          <p>
            {fill(subscription.perMonth, {
              price: formatEuros(SUBSCRIPTION_PLANS[contract.tier].monthlyPriceCents),
            })}
          </p>
        )}
        {card !== undefined && <p className={styles.muted}>{card}</p>}
        {(portal.hasFailed || error) && (
          <Notice kind="danger" isAnnounced>
            {subscriptionText.failed}
          </Notice>
        )}
        {isLive && <p className={styles.muted}>{subscriptionText.invoices}</p>}
        {isLive && <NeedsConnection />}
        {isLive && (
          <div ref={actions} className={styles.actions}>
            <Button isBusy={portal.isOpening} onClick={() => void portal.open()}>
              {subscription.manage}
            </Button>
            {isResumable && (
              <Button
                variant="secondary"
                isBusy={isResuming}
                onClick={() => void resume({ id: contract.id })}
              >
                {contract.cancel_at_period_end ? subscription.resume : subscriptionText.keepPlan}
              </Button>
            )}
            {!contract.cancel_at_period_end && (
              <Button
                variant="secondary"
                onClick={isChangeable(contract) ? onCancel : () => void portal.open()}
              >
                {subscription.cancel}
              </Button>
            )}
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

function NextPlan({ contract, tier }: Pick<SubscriptionCardProps, 'contract'> & { tier: SubscriptionTier }) {
  const { name, monthlyPriceCents } = SUBSCRIPTION_PLANS[tier];
  const date = formatDay(contract.current_period_end, 'adessive');
  return (
    <Notice>
      {fill(subscriptionText.planWillChange, { date, plan: name, price: formatEuros(monthlyPriceCents) })}
    </Notice>
  );
}

function usePortal() {
  const ask = useAsk(portalQuestion);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const leave = useLeaving(() => setState('idle'));
  const open = async () => {
    setState('opening');
    const { answer: address } = await ask();
    if (address) leave(address);
    else setState('failed');
  };
  return { open, isOpening: state === 'opening', hasFailed: state === 'failed' };
}
