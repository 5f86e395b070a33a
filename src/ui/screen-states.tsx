/**
 * What a screen shows when it has nothing or failed. The kinds are kept apart: an error is never
 * drawn as empty, and what is merely filtered away is never drawn as absent.
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
  /** `first`: nothing has been made yet. `filtered`: there is something, but not under these filters. */
  kind: 'first' | 'filtered';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: LucideIcon;
}

export function EmptyState({ kind, icon, ...rest }: EmptyStateProps) {
  return <State {...rest} look={kind} icon={icon ?? (kind === 'first' ? NotebookPen : SearchX)} />;
}

interface FailureStateProps {
  /** `offline`: not on this device and no connection. `failed`: the server could not be used. */
  kind: 'offline' | 'failed';
  /** Says what happened; for `offline` the catalogue's own sentence unless told. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

export function FailureState({ kind, children, onRetry }: FailureStateProps) {
  const isOffline = kind === 'offline';
  return (
    <div role="alert">
      <State
        look={kind}
        icon={isOffline ? CloudOff : TriangleAlert}
        title={isOffline ? sync.offline : sync.failed}
        action={
          onRetry && (
            <Button variant="secondary" icon={RefreshCw} onClick={onRetry}>
              {actions.retry}
            </Button>
          )
        }
      >
        {children ?? (isOffline ? sync.notSaved : null)}
      </State>
    </div>
  );
}
