import { useState } from 'react';
import { paths } from '../../contract/paths.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionTier } from '../../contract/subscription-plans.ts';
import { formatEuros } from '../../language/numbers.ts';
import { fill, nav, subscription } from '../../language/words.ts';
import { useAsk } from '../../reading/use-ask.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { planAddress } from './chosen-plan.ts';
import { PlanCards } from './plan-cards.tsx';
import { checkoutQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { useLeaving } from './use-leaving.ts';

interface OrderPlansProps {
  chosen: SubscriptionTier | undefined;
}

/** Shows a member without a subscription the plans; each button leads to a payment page. */
export function OrderPlans({ chosen }: OrderPlansProps) {
  const checkout = useCheckout();
  return (
    <PlanCards
      title={subscription.choosePlan}
      chosen={chosen}
      actionFor={(tier) => (
        <Button isWide isBusy={checkout.opening === tier} onClick={() => void checkout.open(tier)}>
          {fill(subscription.order, { price: formatEuros(SUBSCRIPTION_PLANS[tier].monthlyPriceCents) })}
        </Button>
      )}
    >
      <NeedsConnection />
      {checkout.hasFailed && (
        <Notice kind="danger" isAnnounced>
          {subscriptionText.failed}
        </Notice>
      )}
    </PlanCards>
  );
}

/** Shows a visitor the plans; each leads to creating an account, and then to that plan's order. */
export function VisitorPlans({ chosen }: OrderPlansProps) {
  return (
    <>
      <Notice
        action={
          <LinkButton to={paths.login.to()} size="compact">
            {nav['/login']}
          </LinkButton>
        }
      >
        {subscriptionText.visitor}
      </Notice>
      <PlanCards
        title={subscription.choosePlan}
        chosen={chosen}
        actionFor={(tier) => (
          <LinkButton to={paths.register.to()} state={{ from: planAddress(tier) }} isWide>
            {subscriptionText.signUpAndOrder}
          </LinkButton>
        )}
      />
    </>
  );
}

/** Opens the plan's payment page. */
function useCheckout() {
  const ask = useAsk(checkoutQuestion);
  const [opening, setOpening] = useState<SubscriptionTier>();
  const [hasFailed, setHasFailed] = useState(false);
  const leave = useLeaving(() => setOpening(undefined));
  const open = async (tier: SubscriptionTier) => {
    setOpening(tier);
    setHasFailed(false);
    const { answer: address } = await ask(tier);
    if (address) return leave(address);
    setOpening(undefined);
    return setHasFailed(true);
  };
  return { opening, hasFailed, open };
}
