import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { AccessLevel } from '../../../contract/enumerations.ts';
import { paths } from '../../../contract/paths.ts';
import { VAT_PERCENT } from '../../../contract/subscription-plans.ts';
import { actions, fill, subscription, training } from '../../language/words.ts';
import { useIsVisitor, useMember } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { planAddress } from './chosen-plan.ts';
import styles from './locked-notice.module.css';
import { leastPlanFor, lockedReason, lockedText, pricesOfOpeningPlans } from './locked.text.ts';
import type { LockedThing } from './locked.text.ts';
import { useNewerGroups } from '../../session/use-newer-groups.ts';

interface LockedNoticeProps {
  thing: LockedThing;
  level: AccessLevel;
}

/** Takes the place of closed content: why it is closed, which plan opens it, and a link there, which knows the way back. */
export function LockedNotice({ thing, level }: LockedNoticeProps) {
  useNewerGroups();
  const isVisitor = useIsVisitor();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const plan = leastPlanFor(level, useMember()?.groups ?? []);
  return (
    <section className={styles.notice} aria-labelledby="locked-title">
      <span className={styles.icon} aria-hidden="true">
        <Lock size={26} />
      </span>
      <div className={styles.words}>
        <h2 id="locked-title">{training.locked}</h2>
        <p>{lockedReason(thing, level)}</p>
        {isVisitor && <p>{lockedText.signInFirst}</p>}
      </div>
      <Prices level={level} />
      {level !== 'OWNER' && (
        <div className={styles.actions}>
          <LinkButton to={plan ? planAddress(plan) : paths.subscription.to()} state={{ from: here }}>
            {training.seePlans}
          </LinkButton>
          {isVisitor && (
            <LinkButton to={paths.login.to()} variant="secondary">
              {actions.signIn}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}

function Prices({ level }: { level: AccessLevel }) {
  const prices = pricesOfOpeningPlans(level);
  if (prices.length === 0) return null;
  return (
    <div className={styles.prices}>
      <ul aria-label={lockedText.prices}>
        {prices.map(({ plan, price }) => (
          <li key={plan}>
            <span>{plan}</span> <strong>{price}</strong>
          </li>
        ))}
      </ul>
      <p>{fill(subscription.vatIncluded, { rate: VAT_PERCENT })}</p>
    </div>
  );
}
