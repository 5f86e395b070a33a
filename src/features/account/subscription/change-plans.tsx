import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { fill, subscription } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { readArrival } from '../account/arrival.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { monthlyPriceOf } from './live-contract.ts';
import { PlanCards } from './plan-cards.tsx';
import { subscriptionText } from './subscription.text.ts';

interface ChangePlansProps {
  /** A live contract, including one that is set to end. */
  contract: SubscriptionDetailsFragment;
  chosen: SubscriptionTier | undefined;
}

/**
 * The plans for a member who has one: hers is marked, and she can switch to the others. The chosen one is taken up at once, unless
 * a closed page sent her to look at the plans.
 */
export function ChangePlans({ contract, chosen }: ChangePlansProps) {
  const { tier: present, next_tier: next } = contract;
  const isLooking = readArrival(useLocation().state).from !== undefined;
  const [changingTo, setChangingTo] = useState<SubscriptionTier | undefined>(
    isLooking || chosen === present || chosen === next ? undefined : chosen,
  );
  const marks = {
    ...(present && { [present]: subscription.currentPlan }),
    ...(next && { [next]: subscriptionText.nextPlan }),
  };
  return (
    <>
      <PlanCards
        title={subscriptionText.changePlan}
        chosen={isLooking ? chosen : undefined}
        marks={marks}
        presentPriceCents={monthlyPriceOf(contract)}
        present={present ?? undefined}
        actionFor={(tier) =>
          tier !== present &&
          tier !== next && (
            <Button isWide variant="secondary" onClick={() => setChangingTo(tier)}>
              {fill(subscriptionText.takePlan, { plan: SUBSCRIPTION_PLANS[tier].name })}
            </Button>
          )
        }
      >
        <NeedsConnection />
      </PlanCards>
      {changingTo && (
        <ChangePlanDialog
          key={changingTo}
          contract={contract}
          tier={changingTo}
          onClose={() => setChangingTo(undefined)}
        />
      )}
    </>
  );
}
