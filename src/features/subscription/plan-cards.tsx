import { useState } from 'react';
import { useClient } from 'urql';
import { SubscriptionScreen_CheckoutDocument } from '../../contract/documents.generated.ts';
import {
  SUBSCRIPTION_PLANS,
  SUBSCRIPTION_TIERS,
  type SubscriptionTier,
  VAT_PERCENT,
} from '../../contract/subscription-plans.ts';
import { formatEuros } from '../../language/numbers.ts';
import { fill, subscription } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardGrid } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { BeforeOrder } from './before-order.tsx';
import styles from './subscription.module.css';
import { subscriptionText } from './subscription.text.ts';

/** The plans with their whole price beside the button that orders them. A visitor sees them without the button. */
export function PlanCards({ mayOrder }: { mayOrder: boolean }) {
  const checkout = useCheckout();
  return (
    <>
      <section aria-labelledby="plans" className={styles.plans}>
        <h2 id="plans">{subscription.choosePlan}</h2>
        <p className={styles.muted}>
          {subscriptionText.beforeOrder.title}:{' '}
          <a href="#before-order">{subscriptionText.beforeOrder.wayThere}</a>
        </p>
        {mayOrder && <NeedsConnection />}
        {checkout.hasFailed && (
          <Notice kind="danger" isAnnounced>
            {subscriptionText.failed}
          </Notice>
        )}
        <CardGrid minimum="regular">
          {SUBSCRIPTION_TIERS.map((tier) => (
            <Plan
              key={tier}
              tier={tier}
              isBusy={checkout.opening === tier}
              onOrder={mayOrder ? () => void checkout.open(tier) : undefined}
            />
          ))}
        </CardGrid>
      </section>
      <BeforeOrder />
    </>
  );
}

interface PlanProps {
  tier: SubscriptionTier;
  isBusy: boolean;
  onOrder: (() => void) | undefined;
}

function Plan({ tier, isBusy, onOrder }: PlanProps) {
  const { name, monthlyPriceCents } = SUBSCRIPTION_PLANS[tier];
  const price = formatEuros(monthlyPriceCents);
  return (
    <Card as="li" look={tier === 'PREMIUM' ? 'warm' : 'raised'}>
      <CardBody>
        <h3>{name}</h3>
        <p>{subscriptionText.contents[tier]}</p>
        <p className={styles.price}>{fill(subscription.perMonth, { price })}</p>
        <p className={styles.muted}>
          {fill(subscription.vatIncluded, { rate: String(VAT_PERCENT) })} {subscriptionText.renewsMonthly}
        </p>
        {onOrder && (
          <Button isWide isBusy={isBusy} onClick={onOrder}>
            {fill(subscription.order, { price })}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

/** Leads to the payment page of the plan. */
function useCheckout() {
  const client = useClient();
  const [opening, setOpening] = useState<SubscriptionTier>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async (tier: SubscriptionTier) => {
    setOpening(tier);
    setHasFailed(false);
    const { data } = await client.query(
      SubscriptionScreen_CheckoutDocument,
      { tier },
      { requestPolicy: 'network-only' },
    );
    if (data?.getStripeCheckoutId) return location.assign(data.getStripeCheckoutId.url);
    setOpening(undefined);
    return setHasFailed(true);
  };
  return { opening, hasFailed, open };
}
