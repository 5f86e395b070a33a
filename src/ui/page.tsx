import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import row from './button-row.module.css';
import { classes } from './classes.ts';
import styles from './page.module.css';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface PageProps {
  /** The h1 and, with the product's name, the document's title. Never anything personal. */
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Link to the parent screen: „Retseptid“. */
  back?: { to: string; label: string };
  /** Icon buttons beside that link, at a place that takes no room from the heading. */
  cornerAction?: ReactNode;
  width?: 'narrow' | 'regular' | 'wide';
  /** Keeps the heading for screen readers only, when the page draws its own. */
  isTitleHidden?: boolean;
  /**
   * Focus moves to the heading when this changes; the path by default. A calendar that stays in place passes a
   * constant.
   */
  focusKey?: string;
  children: ReactNode;
}

/** A screen: its heading and document title, with focus on the heading when the member came from another screen. */
export function Page(props: PageProps) {
  const {
    title,
    lead,
    actions,
    back,
    cornerAction,
    width = 'regular',
    isTitleHidden = false,
    children,
  } = props;
  const heading = useArrivalFocus(props.focusKey);
  useDocumentTitle(`${title} · Hoog`);
  return (
    <div className={classes(styles.page, styles[width])}>
      {back && (
        <div className={styles.top}>
          <Link to={back.to} className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {back.label}
          </Link>
          {cornerAction && <div className={styles.corner}>{cornerAction}</div>}
        </div>
      )}
      <header className={isTitleHidden ? 'visually-hidden' : styles.header}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={classes(row.row, styles.actions)}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
