import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /**
   * Announced when it appears: politely, or immediately for danger. Leave it off for notices present from the start.
   */
  isAnnounced?: boolean;
  id?: string;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Something the member should know on this screen. */
export function Notice({ kind = 'info', title, children, action, isAnnounced = false, id }: NoticeProps) {
  const Icon = ICONS[kind];
  const role = isAnnounced ? (kind === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div id={id} role={role} tabIndex={-1} className={classes(styles.notice, styles[kind])}>
      <Icon size={22} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
