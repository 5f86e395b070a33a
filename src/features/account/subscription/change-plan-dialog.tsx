import type { ReactNode } from 'react';
import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import {
  SUBSCRIPTION_PLANS,
  type SubscriptionTier,
  VAT_PERCENT,
} from '../../../../contract/subscription-plans.ts';
import { formatDay } from '../../../language/dates.ts';
import { formatEuros } from '../../../language/numbers.ts';
import { actions, fill, subscription } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { useOutcome } from './outcome.ts';
import { planLines } from './plan-contents.text.ts';
import styles from './subscription.module.css';
import { planContentsQuestion } from './subscription.question.ts';
import { subscriptionText } from './subscription.text.ts';
import { type PlanChange, type PlanChangePreview, usePlanChange } from './use-plan-change.ts';

const text = subscriptionText.change;

interface ChangePlanDialogProps {
  contract: SubscriptionDetailsFragment;
  tier: SubscriptionTier;
  onClose: () => void;
}

/** Changes the plan: shows the change and its day, and the payments today and later, before the button that orders it. */
export function ChangePlanDialog({ contract, tier, onClose }: ChangePlanDialogProps) {
  const { name } = SUBSCRIPTION_PLANS[tier];
  const title = fill(text.title, { plan: name });
  const { show } = useOutcome();
  const change = usePlanChange(contract.id, tier, ({ isImmediate, takesEffectAt }) => {
    const date = formatDay(takesEffectAt, 'adessive');
    show({ title, text: fill(isImmediate ? text.doneNow : text.donePlanned, { plan: name, date }) });
    onClose();
  });
  const { state, preview, problem } = change;
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isBusy={state === 'ordering'}
      actions={<Buttons change={change} tier={tier} onClose={onClose} />}
    >
      <div ref={place} tabIndex={-1} className={styles.dialogContent}>
        {state === 'looking' && (
          <LoadingRegion>
            <Skeleton shape="line" count={4} />
          </LoadingRegion>
        )}
        {preview && <Facts preview={preview} contract={contract} tier={tier} />}
        {problem !== undefined && (
          <Notice kind="danger" isAnnounced>
            {problem}
          </Notice>
        )}
      </div>
      <NeedsConnection />
    </Dialog>
  );
}

interface ButtonsProps {
  change: PlanChange;
  tier: SubscriptionTier;
  onClose: () => void;
}

function Buttons({ change: { state, preview, look, order }, tier, onClose }: ButtonsProps) {
  const isOrdering = state === 'ordering';
  const month = formatEuros(SUBSCRIPTION_PLANS[tier].monthlyPriceCents);
  const words = preview?.isImmediate
    ? fill(subscription.order, { price: formatEuros(preview.payTodayCents) })
    : fill(text.orderLater, { price: month });
  return (
    <>
      <Button variant="secondary" aria-disabled={isOrdering} onClick={() => !isOrdering && onClose()}>
        {actions.cancel}
      </Button>
      {state === 'failed' && <Button onClick={look}>{actions.retry}</Button>}
      {preview && state !== 'looking' && (
        <Button isBusy={isOrdering} onClick={() => void order()}>
          {words}
        </Button>
      )}
    </>
  );
}

interface FactsProps {
  preview: PlanChangePreview;
  contract: SubscriptionDetailsFragment;
  tier: SubscriptionTier;
}

function Facts({ preview, contract, tier }: FactsProps) {
  const { isImmediate, takesEffectAt, payTodayCents, creditCents, chargeCents, nextPaymentAt } = preview;
  const { answer: contents } = useQuestion(planContentsQuestion);
  const present = contract.product_names.join(', ');
  const { name } = SUBSCRIPTION_PLANS[tier];
  const month = formatEuros(preview.monthlyPriceCents);
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={text.from}>{present}</Fact>
        <Fact name={text.to}>
          {name}, {fill(subscription.perMonth, { price: month })}
        </Fact>
        <Fact name={text.opens}>{planLines(tier, contents).join(', ')}</Fact>
        <Fact name={text.when}>{isImmediate ? text.atOnce : formatDay(takesEffectAt, 'adessive')}</Fact>
        <Fact name={text.today}>
          <strong>{formatEuros(payTodayCents)}</strong>
          {isImmediate && (
            <> {fill(text.sums, { charge: formatEuros(chargeCents), credit: formatEuros(creditCents) })}</>
          )}
        </Fact>
        <Fact name={subscription.nextPayment}>
          {formatDay(nextPaymentAt, 'adessive')}, {month}
        </Fact>
      </dl>
      {!isImmediate && <p>{fill(text.untilThen, { plan: present })}</p>}
      {preview.takesBackEnding && <p>{text.takesBackEnding}</p>}
      <p className={styles.muted}>
        {fill(subscription.vatIncluded, { rate: String(VAT_PERCENT) })} {subscriptionText.renewsMonthly}{' '}
        {text.withdrawal}
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
