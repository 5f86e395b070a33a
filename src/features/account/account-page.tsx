import type { ReactNode } from 'react';
import { sync } from '../../language/words.ts';
import { BerryBranch } from '../../ui/berry-branch.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './account-page.module.css';
import { useOnline } from './use-online.ts';

interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One form in the middle of a calm page; without a connection it says that it needs one. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const isOnline = useOnline();
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

/** Fields under one another, as every account form has them. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** „Kas sul pole veel kontot? Loo konto“, under the form. */
export function AccountFooter({ children }: { children: ReactNode }) {
  return <p className={styles.footer}>{children}</p>;
}
