import { useRef, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { formatEuros } from '../../../language/numbers.ts';
import { fill, nav, subscription, sync } from '../../../language/words.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { planAddress } from '../../../platform/access/chosen-plan.ts';
import { rememberOrderOnWay } from './order-on-way.ts';
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
      isFirstOrder
      actionFor={(tier) => (
        <>
          {checkout.failure?.tier === tier && (
            <Notice kind="danger" isAnnounced>
              {checkout.failure.words}
            </Notice>
          )}
          <Button isWide isBusy={checkout.opening === tier} onClick={() => void checkout.open(tier)}>
            {fill(subscription.order, { price: formatEuros(SUBSCRIPTION_PLANS[tier].monthlyPriceCents) })}
          </Button>
        </>
      )}
    >
      <NeedsConnection />
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

/**
 * Opens the payment page of the plan that she pressed last: the service has closed those before it. A failure is shown beside the
 * button that she pressed: the cards are taller than a phone's screen.
 */
function useCheckout() {
  const memberId = useMemberId();
  const ask = useAsk(checkoutQuestion);
  const [opening, setOpening] = useState<SubscriptionTier>();
  const [failure, setFailure] = useState<{ tier: SubscriptionTier; words: string }>();
  const presses = useRef(0);
  const leave = useLeaving(() => setOpening(undefined));
  const open = async (tier: SubscriptionTier) => {
    const press = (presses.current += 1);
    setOpening(tier);
    setFailure(undefined);
    const { answer: address, error } = await ask(tier);
    if (press !== presses.current) return;
    if (address) {
      rememberOrderOnWay(memberId);
      return leave(address);
    }
    setOpening(undefined);
    return setFailure({ tier, words: error?.networkError ? sync.needsConnection : subscriptionText.failed });
  };
  return { opening, failure, open };
}
