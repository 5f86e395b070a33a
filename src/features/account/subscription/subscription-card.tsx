import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useMutation } from 'urql';
import {
  type SubscriptionDetailsFragment,
  SubscriptionScreen_ResumeDocument,
} from '../../../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { isOwed, isRunning } from '../../../../contract/subscription-status.ts';
import { formatDay } from '../../../language/dates.ts';
import { formatEuros } from '../../../language/numbers.ts';
import { formatCard } from '../../../language/payment-cards.ts';
import { fill, subscription } from '../../../language/words.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { endOf, isLive as hasNotEnded, monthlyPriceOf } from './live-contract.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './subscription.module.css';
import { portalQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { useLeaving } from './use-leaving.ts';
import { mayStillWithdraw } from './withdrawal-time.ts';

interface SubscriptionCardProps {
  contract: SubscriptionDetailsFragment;
  /** Leads to her invoices and cards, also once it has ended. */
  hasInvoices?: boolean;
  onWithdraw: () => void;
  onCancel: () => void;
}

/** One subscription: its plan, its end, its payment, and the ways to change and end it, and to withdraw while there is time. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { contract, hasInvoices = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useFocusOnward<HTMLDivElement>(heading);
  const isManaged = hasNotEnded(contract) || hasInvoices;
  return (
    <Card as="section" labelledBy={`contract-${contract.id}`}>
      <CardBody>
        <div className={styles.head}>
          <h2 ref={heading} id={`contract-${contract.id}`} tabIndex={-1}>
            {contract.product_names.join(', ')}
          </h2>
          <StatusBadge contract={contract} />
        </div>
        <ContractFacts contract={contract} />
        {isManaged && <ContractActions {...props} actions={actions} />}
      </CardBody>
    </Card>
  );
}

/** True if there is a change that she can take back: its end, or another plan. */
const isResumable = ({ cancel_at_period_end, next_tier }: SubscriptionDetailsFragment) =>
  cancel_at_period_end || next_tier !== null;

function ContractFacts({ contract }: Pick<SubscriptionCardProps, 'contract'>) {
  const card = formatCard(contract);
  const isLive = hasNotEnded(contract);
  const price = monthlyPriceOf(contract);
  return (
    <>
      {contract.status === 'past_due' && <Notice kind="warning">{subscription.paymentFailed}</Notice>}
      {contract.duplicate_of !== null && <Notice>{subscriptionText.duplicate}</Notice>}
      {contract.withdrawn_at && (
        <p>{fill(subscriptionText.withdrawn, { date: formatDay(contract.withdrawn_at, 'adessive') })}</p>
      )}
      {isLive && contract.next_tier && <NextPlan contract={contract} tier={contract.next_tier} />}
      {isLive && <p>{endWords(contract)}</p>}
      {isLive && price && !contract.cancel_at_period_end && (
        <p>
          {fill(contract.next_tier ? subscriptionText.nowPerMonth : subscription.perMonth, {
            price: formatEuros(price),
          })}
        </p>
      )}
      {card !== undefined && <p className={styles.muted}>{card}</p>}
    </>
  );
}

interface ContractActionsProps extends SubscriptionCardProps {
  /** The buttons, of which one may go while it has the focus. */
  actions: RefObject<HTMLDivElement | null>;
}

function ContractActions({ contract, onWithdraw, onCancel, actions }: ContractActionsProps) {
  const portal = usePortal();
  const [{ fetching: isResuming, error }, resume] = useMutation(SubscriptionScreen_ResumeDocument);
  const [openedAt] = useState(() => Date.now());
  const isLive = hasNotEnded(contract);
  return (
    <>
      {(portal.hasFailed || error) && (
        <Notice kind="danger" isAnnounced>
          {subscriptionText.failed}
        </Notice>
      )}
      {isLive && <p className={styles.muted}>{subscriptionText.invoices}</p>}
      <NeedsConnection />
      <div ref={actions} className={styles.actions}>
        <Button
          variant={isLive ? 'primary' : 'secondary'}
          isBusy={portal.isOpening}
          onClick={() => void portal.open()}
        >
          {isLive ? subscription.manage : subscriptionText.seeInvoices}
        </Button>
        {isLive && isResumable(contract) && (
          <Button variant="secondary" isBusy={isResuming} onClick={() => void resume({ id: contract.id })}>
            {contract.cancel_at_period_end ? subscription.resume : subscriptionText.keepPlan}
          </Button>
        )}
        {isLive && !contract.cancel_at_period_end && (
          <Button variant="secondary" onClick={isRunning(contract) ? onCancel : () => void portal.open()}>
            {subscription.cancel}
          </Button>
        )}
        {isLive && mayStillWithdraw(contract, openedAt) && (
          <Button variant="quiet" onClick={onWithdraw}>
            {subscription.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}

/** Until when it is hers, or when it goes on. */
function endWords(contract: SubscriptionDetailsFragment): string {
  const end = endOf(contract);
  const on = { date: formatDay(end, 'adessive') };
  if (!contract.cancel_at_period_end) return fill(subscription.renews, on);
  if (isOwed(contract)) return fill(subscriptionText.endsOwed, on);
  return fill(subscription.cancelled, { date: formatDay(end, 'terminative') });
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
