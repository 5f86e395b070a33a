import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './page.module.css';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface PageProps {
  /** The h1 and, with the product's name, the document's title. Never anything personal. */
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** The way up: „Retseptid“. */
  back?: { to: string; label: string };
  width?: 'narrow' | 'regular' | 'wide';
  /** The heading stays for screen readers; the page draws its own. */
  isTitleHidden?: boolean;
  /** Focus moves to the heading when this changes; the path unless told. A calendar that keeps its place gives a constant. */
  focusKey?: string;
  children: ReactNode;
}

/** One screen: its heading, its document title, and focus on the heading when the member came here from another one. */
export function Page(props: PageProps) {
  const { title, lead, actions, back, width = 'regular', isTitleHidden = false, children } = props;
  const heading = useArrivalFocus(props.focusKey);
  useDocumentTitle(`${title} · Hoog`);
  return (
    <div className={classes(styles.page, styles[width])}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <header className={isTitleHidden ? 'visually-hidden' : styles.header}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
