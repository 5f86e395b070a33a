import { actions, fill, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EntryTitle } from './entry-title.tsx';
import { type EntryViews, viewOf } from './entry-view.ts';
import { syncStatusText } from './sync-status.text.ts';
import styles from './waiting-list.module.css';

interface DiscardAllDialogProps {
  entries: readonly Entry[];
  views: EntryViews;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before unsent entries are given up, with how many and which: nothing can bring them back. */
export function DiscardAllDialog({ entries, views, onClose, onConfirm }: DiscardAllDialogProps) {
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {actions.back}
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {sync.signOutDiscard}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={sync.signOutDiscard} actions={buttons}>
      <p>
        {entries.length === 1
          ? sync['discard.q']
          : fill(syncStatusText.discardAll, { count: `${entries.length}` })}
      </p>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.title}>
            <EntryTitle entry={entry} view={viewOf(views, entry)} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
