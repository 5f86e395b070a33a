import type { ReactNode } from 'react';
import { sync } from '../../../language/words.ts';
import { useHasNetwork } from '../../../offline/connection.ts';
import { BerryBranch } from '../../../ui/berry-branch.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page with one form in the middle; says so when it needs a connection. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const isOnline = useHasNetwork();
  return (
    <div className={styles.place}>
      <div className={styles.art}>
        <BerryBranch />
      </div>
      <Page title={title} lead={lead} width="narrow">
        {!isOnline && (
          <Notice kind="warning" title={sync.offline} isAnnounced>
            {sync.needsConnection}
          </Notice>
        )}
        {children}
      </Page>
    </div>
  );
}

/** Stacked fields, as in every account form. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Footer under the form, such as „Kas sul pole veel kontot? Loo konto“. */
export function AccountFooter({ children }: { children: ReactNode }) {
  return <p className={styles.footer}>{children}</p>;
}
