import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { DISPUTES_COMMITTEE } from '../../../../contract/seller.ts';
import { formatDay } from '../../../language/dates.ts';
import { auth, fill, nav } from '../../../language/words.ts';
import { useNow } from '../../../ui/use-now.ts';
import { nextPaymentDay } from './next-payment.ts';
import styles from './subscription.module.css';
import { subscriptionText } from './subscription.text.ts';
import { useSeller } from './use-seller.ts';

const text = subscriptionText.beforeOrder;

/**
 * The facts that the law requires before an order, the first one with its next payment: the payments, how to end it, the right to
 * withdraw, and the seller.
 */
export function BeforeOrder({ isFirst }: { isFirst: boolean }) {
  const now = useNow();
  return (
    <section aria-labelledby="before-order" className={styles.before}>
      <h2 id="before-order" tabIndex={-1}>
        {text.title}
      </h2>
      <dl className={styles.facts}>
        <Fact name={text.payment}>
          {text.paymentInfo}
          {isFirst &&
            ` ${fill(text.nextPayment, { date: formatDay(nextPaymentDay(now.getTime()), 'adessive') })}`}
        </Fact>
        <Fact name={text.ending}>{text.endingInfo}</Fact>
        <Fact name={text.withdrawal}>{subscriptionText.withdrawInfo}</Fact>
        <Fact name={text.conditions}>
          <Link to={paths.terms.to()}>{nav['/terms']}</Link>,{' '}
          <Link to={paths.privacy.to()}>{nav['/privacy']}</Link>
        </Fact>
        <SellerFacts />
        <Fact name={text.complaints}>
          {text.complaintsInfo}{' '}
          <a href={`https://${DISPUTES_COMMITTEE}`} target="_blank" rel="noopener">
            {text.committee}
          </a>{' '}
          {text.complaintsEnd}
        </Fact>
      </dl>
    </section>
  );
}

function SellerFacts() {
  const seller = useSeller();
  if (!seller) return <Fact name={text.seller}>{seller === null ? text.sellerUnknown : '…'}</Fact>;
  const { name, registerCode, address, email } = seller;
  return (
    <>
      <Fact name={text.seller}>{name}</Fact>
      <Fact name={text.registerCode}>{registerCode}</Fact>
      <Fact name={text.address}>{address}</Fact>
      <Fact name={auth.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
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
