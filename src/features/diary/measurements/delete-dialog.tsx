import { formatDay, formatTime } from '../../../language/dates.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { actions, diary, fill, sync } from '../../../language/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { isUnsent } from './delete-measurement.ts';
import { unitOf } from '../../../../contract/measurement-figures.ts';
import type { Measurement } from './measurement.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';
import { measurementsText } from './measurements.text.ts';
import { useShownFigures } from './weight-visibility.ts';

interface DeleteDialogProps {
  row: ShownMeasurement;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a photo, or an entry that exists only on this device, is deleted. */
export function DeleteDialog({ row, onClose, onConfirm }: DeleteDialogProps) {
  const isOnlyHere = isUnsent(row);
  const which = useWhich(row.measurement);
  const title = fill(diary['delete.q'], { date: formatDay(row.measurement.eventDateTime, 'genitive') });
  return (
    <ConfirmDialog
      title={title}
      confirm={isOnlyHere ? sync.discard : actions.delete}
      back={isOnlyHere ? actions.back : actions.cancel}
      isDanger
      {...{ onClose, onConfirm }}
    >
      <p>{which}</p>
      <p>{isOnlyHere ? sync['discard.q'] : diary['delete.info']}</p>
    </ConfirmDialog>
  );
}

/** „Kell 07:30, kaal 66 kg, vöökoht 81 cm“: there may be several of one day. */
function useWhich(measurement: Measurement): string {
  const figures = useShownFigures().flatMap((figure) => {
    const value = measurement[figure];
    return value === null ? [] : [`${diary[figure].toLowerCase()} ${formatWithUnit(value, unitOf(figure))}`];
  });
  const time = fill(measurementsText.atTime, { time: formatTime(measurement.eventDateTime) });
  return [time, ...figures].join(', ');
}
