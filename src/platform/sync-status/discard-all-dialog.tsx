import { actions, fill, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
  return (
    <ConfirmDialog
      title={sync.signOutDiscard}
      confirm={sync.signOutDiscard}
      back={actions.back}
      isDanger
      {...{ onClose, onConfirm }}
    >
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
    </ConfirmDialog>
  );
}
