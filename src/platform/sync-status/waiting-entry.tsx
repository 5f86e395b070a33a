import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { actions, sync } from '../../language/words.ts';
import { useConnection } from '../../offline/connection.ts';
import type { Entry } from '../../offline/entry.ts';
import { Button } from '../../ui/button.tsx';
import { markOf } from './entry-mark.ts';
import { EntrySyncMark } from './entry-sync-mark.tsx';
import { EntryTitle } from './entry-title.tsx';
import type { EntryView } from './entry-view.ts';
import { mayBeGivenUp } from './give-up-entry.ts';
import { syncStatusText } from './sync-status.text.ts';
import styles from './waiting-list.module.css';

interface WaitingEntryProps {
  entry: Entry;
  /** All that wait. */
  entries: readonly Entry[];
  view: EntryView | undefined;
  onRetry: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

/** Shows one entry with its state in words and the buttons that are left for it. */
export function WaitingEntry({ entry, entries, view, onRetry, onEdit, onDiscard }: WaitingEntryProps) {
  const titleId = useId();
  const isEditPossible = view?.editing?.isPossible(entry, entries) ?? false;
  const isEditNeeded = (isEditPossible && view?.editing?.isNeeded(entry)) ?? false;
  return (
    <li className={styles.entry} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <EntryTitle entry={entry} view={view} />
      </p>
      <EntrySyncMark
        state={markOf(entry)}
        entry={entry}
        ownReason={view?.ownReason ?? null}
        onRetry={onRetry}
        onEdit={isEditNeeded ? onEdit : undefined}
        titleId={titleId}
        isAnnounced={false}
      />
      <PhotoNote entry={entry} />
      {mayBeGivenUp(entry, view) && (
        <div className={styles.buttons}>
          {isEditPossible && !isEditNeeded && (
            <Button
              variant="secondary"
              size="compact"
              icon={Pencil}
              aria-describedby={titleId}
              onClick={onEdit}
            >
              {actions.edit}
            </Button>
          )}
          <Button variant="quiet" size="compact" icon={Trash2} aria-describedby={titleId} onClick={onDiscard}>
            {sync.discard}
          </Button>
        </div>
      )}
    </li>
  );
}

function PhotoNote({ entry }: { entry: Entry }) {
  const connection = useConnection();
  if (!entry.hasPhoto || entry.state === 'refused') return null;
  return (
    <p className={styles.quiet}>
      {connection === 'offline' ? sync.photoPending : syncStatusText.photoNotOnline}
    </p>
  );
}
