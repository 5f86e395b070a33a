import { CircleAlert, CircleCheck, CloudUpload, Pencil, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { actions, fill, sync } from '../language/words.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './sync-mark.module.css';

export type SyncState = 'pending' | 'sending' | 'sent' | 'failed';

interface SyncMarkProps {
  state: SyncState;
  /** Replaces „Ei õnnestunud“ when `reason` is a full sentence; with `failed` only. */
  heading?: string | undefined;
  /** The reason why the server refused, in words; with `failed` only. */
  reason?: string | undefined;
  /** Buttons that come first; with `failed` only. */
  children?: ReactNode;
  /** „Proovi uuesti“; with `failed` only. */
  onRetry?: (() => void) | undefined;
  /** „Muuda“, for entries that would only be refused again if resent unchanged; with `failed` only. */
  onEdit?: (() => void) | undefined;
  /** The id of the text that names the entry, which describes the buttons. */
  titleId?: string | undefined;
  /** True if a refusal is said when it appears; a list of many says it of all of them at once. */
  isAnnounced?: boolean | undefined;
}

const ICONS = { pending: CloudUpload, sending: RefreshCw, sent: CircleCheck };
const SENT_SHOWN_MS = 3000;

/** The progress of an entry. „Saadetud“ disappears after three seconds; „Ei õnnestunud“ stays until it is settled. */
export function SyncMark(props: SyncMarkProps) {
  const { state, heading, reason, children, onRetry, onEdit, titleId, isAnnounced = true } = props;
  if (state === 'failed') {
    return (
      <div role={isAnnounced ? 'alert' : undefined} className={styles.failure}>
        <span className={styles.failed}>
          <CircleAlert size={18} aria-hidden="true" />
          {heading ?? sync.failed}
        </span>
        {reason && (
          <p className={styles.reason}>
            {heading === undefined ? fill(sync['failed.detail'], { reason }) : reason}
          </p>
        )}
        {children}
        {onEdit && (
          <Button
            variant={children ? 'secondary' : 'primary'}
            size="compact"
            icon={Pencil}
            aria-describedby={titleId}
            onClick={onEdit}
          >
            {actions.edit}
          </Button>
        )}
        {onRetry && (
          <Button variant="secondary" size="compact" aria-describedby={titleId} onClick={onRetry}>
            {sync['failed.action']}
          </Button>
        )}
      </div>
    );
  }
  return <QuietMark key={state} state={state} />;
}

function QuietMark({ state }: { state: 'pending' | 'sending' | 'sent' }) {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setIsGone(true), SENT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const Icon = ICONS[state];
  if (isGone) return null;
  return (
    <output className={classes(styles.mark, styles[state])}>
      <Icon size={16} aria-hidden="true" />
      {sync[state]}
    </output>
  );
}
