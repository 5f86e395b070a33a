import { Pencil, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatMoment } from '../../../language/dates.ts';
import { formatChangeWithUnit, formatWithUnit } from '../../../language/numbers.ts';
import { actions, diary } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { EntrySyncMark } from '../../../platform/sync-status/entry-sync-mark.tsx';
import { useShownMark } from '../../../platform/sync-status/use-shown-mark.ts';
import { isEditable, needsEditing } from './create-measurement.ts';
import { HiddenPhoto } from './hidden-photo.tsx';
import { type Figure, unitOf } from '../../../../contract/measurement-figures.ts';
import type { Figures } from './measurement.ts';
import styles from '../../../ui/figure-list.module.css';
import type { ShownMeasurement } from './measurements-with-entries.ts';
import { measurementsText } from './measurements.text.ts';
import { measurementReason } from './refusal-reason.ts';
import { hasPhoto } from './use-deleting.tsx';
import { useShownFigures, useWeightHidden } from './weight-visibility.ts';

interface MeasurementRowProps {
  row: ShownMeasurement;
  changes: Figures;
  onDelete: () => void;
  onEdit: (entry: EntryOfKind<'createMeasurement'>) => void;
  onRefresh: () => void;
}

export function MeasurementRow({ row, changes, onDelete, onEdit, onRefresh }: MeasurementRowProps) {
  const outbox = useOutbox();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Her answer to a refused entry goes with the press, and only the button that deletes it is left.
  const place = useFocusOnward<HTMLLIElement>(title);
  const { measurement, mark, entry } = row;
  const moment = formatMoment(measurement.eventDateTime);
  const shownMark = useShownMark(mark);
  const isWeightHidden = useWeightHidden();
  const shownFigures = useShownFigures();
  const figures = shownFigures.filter((figure) => measurement[figure] !== null);
  return (
    <li ref={place} className={styles.row} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
          {moment}
        </h3>
        <IconButton icon={Trash2} label={`${actions.delete}: ${moment}`} onClick={onDelete} />
      </div>
      {shownMark && (
        <EntrySyncMark
          state={shownMark}
          entry={entry}
          ownReason={measurementReason}
          onRetry={entry && (() => void outbox?.retry(entry).catch(() => undefined))}
          onEdit={needsEditing(entry) ? () => onEdit(entry) : undefined}
          titleId={titleId}
        />
      )}
      {mark === 'failed' && isEditable(entry) && !needsEditing(entry) && (
        <Button
          variant="secondary"
          size="compact"
          icon={Pencil}
          aria-label={`${actions.edit}: ${moment}`}
          onClick={() => onEdit(entry)}
        >
          {actions.edit}
        </Button>
      )}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <FigureValue
              key={figure}
              figure={figure}
              value={measurement[figure] ?? 0}
              change={changes[figure]}
            />
          ))}
        </dl>
      )}
      {isWeightHidden && measurement.weight !== null && (
        <p className={styles.change}>{measurementsText.weightHidden}</p>
      )}
      {hasPhoto(row) && <HiddenPhoto row={row} onRefresh={onRefresh} />}
    </li>
  );
}

function FigureValue({
  figure,
  value,
  change,
}: {
  figure: Figure;
  value: number;
  change: number | undefined;
}) {
  return (
    <div className={styles.figure}>
      <dt>{diary[figure]}</dt>
      <dd className={styles.value} translate="no">
        {formatWithUnit(value, unitOf(figure))}
      </dd>
      {change !== undefined && (
        <dd className={styles.change}>
          {change === 0 ? diary.noChange : formatChangeWithUnit(change, unitOf(figure))}
          <span className="visually-hidden"> {measurementsText.since}</span>
        </dd>
      )}
    </div>
  );
}
