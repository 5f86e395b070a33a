import { CircleAlert, CloudUpload } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatCount } from '../../language/plurals.ts';
import { fill, sync } from '../../language/words.ts';
import { useUnsettledEntries } from '../../offline/outbox-context.ts';
import { classes } from '../../ui/classes.ts';
import { useNoteAllSent } from './last-all-sent.ts';
import { useObstacle } from './obstacle.ts';
import { syncStatusText } from './sync-status.text.ts';
import styles from './waiting-count.module.css';

/** A change that is sent sooner is not worth a word, nor a header that moves. */
const SOON_MS = 1000;

/** `3 muudatust ootab saatmist`. */
export function pendingWords(count: number): string {
  return count === 1 ? sync['pendingCount.one'] : fill(sync['pendingCount.other'], { n: count });
}

/** `21 kirjet vajab tähelepanu`. */
export function failedWords(count: number): string {
  return fill(syncStatusText.failedCount, { count: formatCount(count, 'kirje') });
}

export interface WaitingListProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Counts in the header the entries that the server does not have yet, refused ones first; a press opens the list. While nothing
 * keeps them from being sent, it counts from the second on.
 */
export function WaitingCount({ List }: { List: ComponentType<WaitingListProps> }) {
  const entries = useUnsettledEntries();
  const [isOpen, setIsOpen] = useState(false);
  useNoteAllSent();
  const failedCount = entries.filter(({ state }) => state === 'refused').length;
  const isWaiting = useHasLasted(entries.length > 0) || failedCount > 0;
  const pendingCount = isWaiting ? entries.length - failedCount : 0;
  const sentences = [
    ...(failedCount > 0 ? [failedWords(failedCount)] : []),
    ...(pendingCount > 0 ? [pendingWords(pendingCount)] : []),
  ];
  const [loudest = '', ...others] = sentences;
  const hasFailed = failedCount > 0;
  const Icon = hasFailed ? CircleAlert : CloudUpload;
  return (
    <>
      <output className="visually-hidden">{sentences.join('. ')}</output>
      {sentences.length > 0 && (
        <button
          type="button"
          className={classes(styles.count, hasFailed && styles.failed)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon size={18} aria-hidden="true" />
          <span>
            {loudest.split(' ', 1)}{' '}
            <span className={styles.words}>{loudest.slice(loudest.indexOf(' ') + 1)}</span>
            {others.length > 0 && <span className="visually-hidden">. {others.join('. ')}</span>}
          </span>
        </button>
      )}
      {isOpen &&
        // Among the page's content rather than in its header, which is a landmark of its own.
        createPortal(
          <Suspense>
            <List isOpen onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.querySelector('main') ?? document.body,
        )}
    </>
  );
}

/**
 * True if something has waited for longer than sending takes, or cannot be sent now. An entry that waited when the page began
 * has.
 */
function useHasLasted(isWaiting: boolean): boolean {
  const obstacle = useObstacle();
  const [hasLasted, setHasLasted] = useState(isWaiting);
  if (!isWaiting && hasLasted) setHasLasted(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setHasLasted(true), SOON_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && (hasLasted || obstacle !== undefined);
}
