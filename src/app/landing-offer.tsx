import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SUBSCRIPTION_PLANS, SUBSCRIPTION_TIERS, VAT_PERCENT } from '../../contract/subscription-plans.ts';
import { planAddress } from '../platform/access/chosen-plan.ts';
import { formatEuros } from '../language/numbers.ts';
import { fill, subscription, training } from '../language/words.ts';
import styles from './landing-offer.module.css';
import { landingText } from './landing.text.ts';
import type { OpenCounts } from './open-content.ts';
import { paths } from '../../contract/paths.ts';

/** Lists the free parts, with the number of open trainings and recipes if it is known. */
export function LandingFree({ counts }: { counts: OpenCounts | undefined }) {
  const { trainings, recipes, challenge, programs, calculator, diary } = landingText.free;
  const items = [
    ...(counts
      ? [
          { to: paths.studio.to(), label: fill(trainings, { count: counts.trainings }) },
          { to: paths.recipes.to(), label: fill(recipes, { count: counts.recipes }) },
        ]
      : []),
    { to: paths.programs.to(), label: programs },
    { to: paths.challenge.to(), label: challenge },
    { to: paths.calculator.to(), label: calculator },
    { to: paths.register.to(), label: diary },
  ];
  return (
    <section aria-labelledby="tasuta" className={styles.section}>
      <h2 id="tasuta" className={styles.title}>
        {landingText.freeTitle}
      </h2>
      <p>{landingText.freeText}</p>
      <ul className={styles.free}>
        {items.map(({ to, label }) => (
          <li key={to}>
            <CircleCheck size={22} aria-hidden="true" />
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the plans with their prices, and links to the order. */
export function LandingPlans() {
  return (
    <section aria-labelledby="paketid" className={styles.section}>
      <h2 id="paketid" className={styles.title}>
        {landingText.plansTitle}
      </h2>
      <p>{landingText.plansText}</p>
      <ul className={styles.plans}>
        {SUBSCRIPTION_TIERS.map((tier) => {
          const { name, monthlyPriceCents } = SUBSCRIPTION_PLANS[tier];
          return (
            <li key={tier} className={styles.plan}>
              <h3>{name}</h3>
              <p className={styles.price}>
                {fill(subscription.perMonth, { price: formatEuros(monthlyPriceCents) })}
              </p>
              <p>{landingText.plans[tier]}</p>
              <Link to={planAddress(tier)} className={styles.toPlans}>
                {fill(landingText.takePlan, { plan: name })}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{fill(subscription.vatIncluded, { rate: VAT_PERCENT })}</p>
      <Link to={paths.subscription.to()} className={styles.toPlans}>
        {training.seePlans}
      </Link>
    </section>
  );
}
