import { formatDay } from '../../language/dates.ts';
import { actions, diary, fill, sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isUnsent } from './delete-measurement.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';

interface DeleteDialogProps {
  row: ShownMeasurement;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a photo, or an entry that exists only on this device, is deleted. */
export function DeleteDialog({ row, onClose, onConfirm }: DeleteDialogProps) {
  const isOnlyHere = isUnsent(row);
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {isOnlyHere ? actions.back : actions.cancel}
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {isOnlyHere ? sync.discard : actions.delete}
      </Button>
    </>
  );
  const title = fill(diary['delete.q'], { date: formatDay(row.measurement.eventDateTime, 'genitive') });
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={buttons}>
      <p>{isOnlyHere ? sync['discard.q'] : diary['delete.info']}</p>
    </Dialog>
  );
}
