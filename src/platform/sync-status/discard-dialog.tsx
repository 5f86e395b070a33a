import { useState } from 'react';
import { actions, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EntryTitle } from './entry-title.tsx';
import type { EntryView } from './entry-view.ts';
import { giveUpEntry } from './give-up-entry.ts';

interface DiscardDialogProps {
  entry: Entry;
  view: EntryView | undefined;
  onClose: () => void;
  /** Called when the server may already have the entry, so it stays. */
  onTooLate: () => void;
}

/** Asks before an unsent entry is given up, because nothing can bring it back. */
export function DiscardDialog({ entry, view, onClose, onTooLate }: DiscardDialogProps) {
  const outbox = useOutbox();
  const [isBusy, setIsBusy] = useState(false);
  const discard = async () => {
    setIsBusy(true);
    const isGivenUp = outbox && (await giveUpEntry(outbox, entry, view).catch(() => false));
    if (!isGivenUp) onTooLate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={sync.discard}
      confirm={sync.discard}
      back={actions.back}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void discard()}
    >
      <p>{sync['discard.q']}</p>
      <p>
        <strong>
          <EntryTitle entry={entry} view={view} />
        </strong>
      </p>
    </ConfirmDialog>
  );
}
