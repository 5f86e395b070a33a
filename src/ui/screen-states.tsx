/**
 * The states of a screen that is empty or has failed. The kinds stay distinct: an error never looks like an empty list, and
 * filtered-out results never look like missing ones.
 */
import { CloudOff, NotebookPen, RefreshCw, SearchX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { actions, sync } from '../language/words.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './screen-states.module.css';

interface StateProps {
  look: 'first' | 'filtered' | 'offline' | 'failed';
  icon: LucideIcon;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

function State({ look, icon: Icon, title, children, action }: StateProps) {
  return (
    <div className={classes(styles.state, styles[look])}>
      <span className={styles.art} aria-hidden="true">
        <Icon size={40} strokeWidth={1.75} />
      </span>
      {title && <h2>{title}</h2>}
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface EmptyStateProps {
  /** `first`: nothing has been created yet. `filtered`: nothing matches these filters. */
  kind: 'first' | 'filtered';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: LucideIcon;
}

export function EmptyState({ kind, icon, ...rest }: EmptyStateProps) {
  return <State {...rest} look={kind} icon={icon ?? (kind === 'first' ? NotebookPen : SearchX)} />;
}

const FAILURES = {
  offline: { look: 'offline', icon: CloudOff, title: sync.offline, words: sync.notSaved },
  failed: { look: 'failed', icon: TriangleAlert, title: sync.failed, words: null },
  missing: { look: 'filtered', icon: SearchX, title: 'Siin pole midagi', words: null },
} as const;

interface FailureStateProps {
  /**
   * `offline`: not on this device and no connection. `failed`: the server could not be used. `missing`: it does not
   * exist or is closed to her; retrying does not help.
   */
  kind: 'offline' | 'failed' | 'missing';
  /** Says what happened; for `offline` it defaults to the catalogue's sentence. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The button for another way, if retrying does not help. */
  action?: ReactNode;
}

export function FailureState({ kind, children, onRetry, action }: FailureStateProps) {
  const { look, icon, title, words } = FAILURES[kind];
  return (
    <div role="alert">
      <State
        look={look}
        icon={icon}
        title={title}
        action={
          onRetry ? (
            <Button variant="secondary" icon={RefreshCw} onClick={onRetry}>
              {actions.retry}
            </Button>
          ) : (
            action
          )
        }
      >
        {children ?? words}
      </State>
    </div>
  );
}
