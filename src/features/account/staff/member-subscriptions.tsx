import { useState } from 'react';
import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { formatCard } from '../../../language/payment-cards.ts';
import { StatusBadge } from '../subscription/status-badge.tsx';
import { PagedList } from './paged-list.tsx';
import styles from './staff.module.css';
import { membersSubscriptionsQuestion } from './staff.question.ts';
import { staffText } from './staff.text.ts';
import { periodWords } from './subscription-words.ts';
import { usePages } from './use-pages.ts';

/** A member's subscriptions, newest first. */
export function MemberSubscriptions({ userId }: { userId: string }) {
  const [openedAt] = useState(() => Date.now());
  const pages = usePages(membersSubscriptionsQuestion, userId);
  return (
    <div className={styles.subscriptions}>
      <PagedList pages={pages} empty={<p>{staffText.noSubscriptions}</p>}>
        <ul className={styles.rows}>
          {pages.items.map((contract) => (
            <Contract key={contract.id} contract={contract} now={openedAt} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

function Contract({ contract, now }: { contract: SubscriptionDetailsFragment; now: number }) {
  return (
    <li className={styles.contract}>
      <strong>{contract.product_names.join(', ')}</strong>
      <StatusBadge contract={contract} />
      <span>{periodWords(contract, now)}</span>
      <span className={styles.muted}>{formatCard(contract) ?? staffText.noCard}</span>
    </li>
  );
}
