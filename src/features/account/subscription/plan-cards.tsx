import { type ReactNode, useEffect, useRef } from 'react';
import {
  SUBSCRIPTION_PLANS,
  SUBSCRIPTION_TIERS,
  type SubscriptionTier,
  VAT_PERCENT,
} from '../../../../contract/subscription-plans.ts';
import { formatEuros } from '../../../language/numbers.ts';
import { fill, subscription } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardGrid } from '../../../ui/card.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { BeforeOrder } from './before-order.tsx';
import { freeLine, planLines } from './plan-contents.text.ts';
import styles from './subscription.module.css';
import { planContentsQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';

interface PlanCardsProps {
  title: string;
  /** The plan she came for, which is marked and scrolled to with its button. */
  chosen?: SubscriptionTier | undefined;
  /** A label of a plan that is special for her. */
  marks?: Partial<Record<SubscriptionTier, string>>;
  /** The plan she has, which is highlighted instead of the most popular one. */
  present?: SubscriptionTier | undefined;
  /** The price that she pays for it, which may differ from its present one. */
  presentPriceCents?: number | null;
  /** True if she can order the plans, having none. */
  isFirstOrder?: boolean;
  /** The button of a plan, shown next to its full price. */
  actionFor: (tier: SubscriptionTier) => ReactNode;
  /** Above the cards. */
  children?: ReactNode;
}

/** The plans: what each opens, with counts, and its full price next to the button that orders it. */
export function PlanCards({
  title,
  chosen,
  marks = {},
  present,
  presentPriceCents,
  isFirstOrder = false,
  actionFor,
  children,
}: PlanCardsProps) {
  const { answer: contents } = useQuestion(planContentsQuestion);
  const heading = useRef<HTMLHeadingElement>(null);
  const plans = useFocusOnward<HTMLElement>(heading);
  return (
    <>
      <section ref={plans} aria-labelledby="plans" className={styles.plans}>
        <h2 ref={heading} id="plans" tabIndex={-1}>
          {title}
        </h2>
        {contents && !present && <p className={styles.muted}>{freeLine(contents)}</p>}
        <p className={styles.muted}>
          {subscriptionText.beforeOrder.title}:{' '}
          <a href="#before-order">{subscriptionText.beforeOrder.wayThere}</a>
        </p>
        {children}
        <CardGrid minimum="regular">
          {SUBSCRIPTION_TIERS.map((tier) => (
            <Plan
              key={tier}
              tier={tier}
              lines={planLines(tier, contents)}
              mark={marks[tier] ?? (tier === chosen ? subscriptionText.chosen : undefined)}
              priceCents={
                (tier === present && presentPriceCents) || SUBSCRIPTION_PLANS[tier].monthlyPriceCents
              }
              isChosen={tier === chosen}
              isCounted={contents !== undefined}
              standsOut={tier === (present ?? 'PREMIUM')}
              action={actionFor(tier)}
            />
          ))}
        </CardGrid>
      </section>
      <BeforeOrder isFirst={isFirstOrder} />
    </>
  );
}

interface PlanProps {
  tier: SubscriptionTier;
  lines: readonly string[];
  mark: string | undefined;
  priceCents: number;
  isChosen: boolean;
  /** False until the counts have loaded, which move every card that follows. */
  isCounted: boolean;
  standsOut: boolean;
  action: ReactNode;
}

/** Not `scroll`: the page tells of its own too. */
const HER_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

function Plan({ tier, lines, mark, priceCents, isChosen, isCounted, standsOut, action }: PlanProps) {
  const { name } = SUBSCRIPTION_PLANS[tier];
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useRef(false);
  const hasMoved = useRef(false);
  useEffect(() => {
    // By the time that the counts have come she may be elsewhere.
    const hasLeft = isShown.current && (hasMoved.current || document.activeElement !== heading.current);
    isShown.current = isChosen;
    if (!isChosen || hasLeft) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    const note = () => (hasMoved.current = true);
    for (const move of HER_MOVES) addEventListener(move, note, { once: true });
  }, [isChosen, isCounted]);
  return (
    <Card as="li" look={standsOut ? 'warm' : 'raised'}>
      <CardBody>
        <div className={styles.head}>
          <h3 ref={heading} tabIndex={-1}>
            {name}
          </h3>
          {mark !== undefined && <Badge tone="primary">{mark}</Badge>}
        </div>
        <ul className={styles.contents}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.price}>{fill(subscription.perMonth, { price: formatEuros(priceCents) })}</p>
        <p className={styles.muted}>
          {fill(subscription.vatIncluded, { rate: String(VAT_PERCENT) })} {subscriptionText.renewsMonthly}
        </p>
        {action}
      </CardBody>
    </Card>
  );
}
