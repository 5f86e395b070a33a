import {
  StaffScreen_SubscriptionsDocument,
  type StaffScreen_SubscriptionsQuery,
  type SubscriptionDetailsFragment,
} from '../../contract/documents.generated.ts';
import { dayOf } from '../../contract/moments.ts';
import { formatDay } from '../../language/dates.ts';
import { fill, subscription as words, subscriptionStatus } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { PagedList } from './paged-list.tsx';
import styles from './staff.module.css';
import { staffText } from './staff.text.ts';
import { periodWords } from './subscription-words.ts';
import { usePages } from './use-pages.ts';

function pageOf({ listSubscriptions: page }: StaffScreen_SubscriptionsQuery) {
  return page;
}

/** A member's subscriptions, newest first. */
export function MemberSubscriptions({ userId }: { userId: string }) {
  const pages = usePages({ query: StaffScreen_SubscriptionsDocument, variables: { userId }, pageOf });
  return (
    <div className={styles.subscriptions}>
      <PagedList pages={pages} empty={<p>{staffText.noSubscriptions}</p>}>
        <ul className={styles.rows}>
          {pages.items.map((contract) => (
            <Contract key={contract.id} contract={contract} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

function Contract({ contract }: { contract: SubscriptionDetailsFragment }) {
  return (
    <li className={styles.contract}>
      <strong>{contract.product_names.join(', ')}</strong>
      <Badge tone={contract.status === 'active' ? 'success' : 'neutral'}>
        {subscriptionStatus[contract.status]}
      </Badge>
      <span>{fill(periodWords(contract), { date: formatDay(dayOf(contract.current_period_end)) })}</span>
      <span className={styles.muted}>{cardWords(contract)}</span>
    </li>
  );
}

function cardWords(contract: SubscriptionDetailsFragment): string {
  if (contract.payment_method_last4 === null) return staffText.noCard;
  return fill(words.cardEnding, {
    brand: contract.payment_method_brand ?? '',
    last4: contract.payment_method_last4,
    mm: String(contract.payment_method_exp_month ?? '').padStart(2, '0'),
    yy: String(contract.payment_method_exp_year ?? '').slice(-2),
  });
}
