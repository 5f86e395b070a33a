import { useState } from 'react';
import { actions, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWeightHidden } from '../measurements/weight-visibility.ts';
import { entryTitle } from './entry-words.ts';
import { giveUpEntry } from './give-up-entry.ts';

interface DiscardDialogProps {
  entry: Entry;
  onClose: () => void;
  /** The server may have it by now, so it stays. */
  onTooLate: () => void;
}

/** Asks before an unsent entry is given up, because nothing can bring it back. */
export function DiscardDialog({ entry, onClose, onTooLate }: DiscardDialogProps) {
  const outbox = useOutbox();
  const isWeightHidden = useWeightHidden();
  const [isBusy, setIsBusy] = useState(false);
  const discard = async () => {
    setIsBusy(true);
    const isGivenUp = outbox && (await giveUpEntry(outbox, entry).catch(() => false));
    if (!isGivenUp) onTooLate();
    onClose();
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {actions.back}
      </Button>
      <Button variant="danger" isBusy={isBusy} onClick={() => void discard()}>
        {sync.discard}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={sync.discard} actions={buttons} isBusy={isBusy}>
      <p>{sync['discard.q']}</p>
      <p>
        <strong>{entryTitle(entry, isWeightHidden)}</strong>
      </p>
    </Dialog>
  );
}
