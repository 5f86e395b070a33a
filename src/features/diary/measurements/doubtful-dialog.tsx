import { formatWithUnit } from '../../../language/numbers.ts';
import { diary, fill } from '../../../language/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Figure, unitOf } from '../../../../contract/measurement-figures.ts';
import type { Figures } from './measurement.ts';
import styles from './measurement-sheet.module.css';
import { measurementsText } from './measurements.text.ts';

interface DoubtfulDialogProps {
  doubtful: readonly Figure[];
  figures: Figures;
  last: Figures;
  isSaving: boolean;
  onConfirm: () => void;
  onReconsider: () => void;
}

/** Asks about figures that are far from the last ones: a mistyped digit would spoil every trend. */
export function DoubtfulDialog(props: DoubtfulDialogProps) {
  const { doubtful, figures, last, isSaving, onConfirm, onReconsider } = props;
  const line = (figure: Figure) =>
    fill(measurementsText.doubtfulLine, {
      figure: diary[figure],
      before: formatWithUnit(last[figure] ?? 0, unitOf(figure)),
      now: formatWithUnit(figures[figure] ?? 0, unitOf(figure)),
    });
  return (
    <ConfirmDialog
      title={measurementsText.doubtfulTitle}
      confirm={measurementsText.doubtfulConfirm}
      back={measurementsText.doubtfulCorrect}
      isBusy={isSaving}
      onClose={onReconsider}
      onConfirm={onConfirm}
    >
      <ul className={styles.doubtful}>
        {doubtful.map((figure) => (
          <li key={figure}>{line(figure)}</li>
        ))}
      </ul>
      <p>{measurementsText.doubtfulInfo}</p>
    </ConfirmDialog>
  );
}
