import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { actions, sync } from '../../language/words.ts';
import { useConnection } from '../../offline/connection.ts';
import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import { Button } from '../../ui/button.tsx';
import { isMendable, wantsMending } from '../measurements/create-measurement.ts';
import { useWeightHidden } from '../measurements/weight-visibility.ts';
import { markOf } from './entry-mark.ts';
import { EntrySyncMark } from './entry-sync-mark.tsx';
import { entryTitle } from './entry-words.ts';
import { mayBeGivenUp } from './give-up-entry.ts';
import { syncStatusText } from './sync-status.text.ts';
import styles from './waiting-list.module.css';

interface WaitingEntryProps {
  entry: Entry;
  onRetry: () => void;
  onMend: (entry: EntryOfKind<'createMeasurement'>) => void;
  onDiscard: () => void;
}

/** One entry with its state in words, and what can still be done about it. */
export function WaitingEntry({ entry, onRetry, onMend, onDiscard }: WaitingEntryProps) {
  const titleId = useId();
  const isWeightHidden = useWeightHidden();
  return (
    <li className={styles.entry} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {entryTitle(entry, isWeightHidden)}
      </p>
      <EntrySyncMark
        state={markOf(entry)}
        entry={entry}
        onRetry={onRetry}
        onMend={wantsMending(entry) ? () => onMend(entry) : undefined}
        titleId={titleId}
      />
      <PhotoNote entry={entry} />
      {mayBeGivenUp(entry) && (
        <div className={styles.buttons}>
          {isMendable(entry) && !wantsMending(entry) && (
            <Button
              variant="secondary"
              size="compact"
              icon={Pencil}
              aria-describedby={titleId}
              onClick={() => onMend(entry)}
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
