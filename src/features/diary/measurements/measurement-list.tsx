import { useState } from 'react';
import { actions, diary } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { Button } from '../../../ui/button.tsx';
import { ComparePhotos } from './compare-photos.tsx';
import { changesSincePrevious } from './measurement.ts';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useGrowingList } from '../../../ui/use-growing-list.ts';
import styles from '../../../ui/figure-list.module.css';
import { MeasurementRow } from './measurement-row.tsx';
import { MeasurementSheet } from './measurement-sheet.tsx';
import type { ShownMeasurement } from './measurements-with-entries.ts';
import { useDeleting } from './use-deleting.tsx';

/** Rows shown at first, and added by each „Näita veel“. */
const DRAWN_STEP = 20;

interface MeasurementListProps {
  shown: readonly ShownMeasurement[];
  /** Queries the server again: the signed addresses of photos are valid for minutes only. */
  onRefresh: () => void;
}

/** Her measurements, newest first. */
export function MeasurementList({ shown, onRefresh }: MeasurementListProps) {
  const [drawn, setDrawn] = useState(DRAWN_STEP);
  // One logged for a day long past may ask her something. It stays drawn once it is sent.
  const unsettled = shown.findLastIndex(({ entry }) => entry) + 1;
  if (unsettled > drawn) setDrawn(unsettled);
  const [edited, setEdited] = useState<{
    entry: EntryOfKind<'createMeasurement'>;
    openedAt: Date | undefined;
  }>();
  const deleting = useDeleting();
  const { part: list, grow } = useGrowingList<HTMLOListElement>();
  // It goes with its last measurement.
  const section = useFocusOnward<HTMLElement>();
  const measurements = shown.map(({ measurement }) => measurement);
  return (
    <section ref={section} aria-labelledby="measurements-title" className={styles.section}>
      <h2 id="measurements-title" tabIndex={-1}>
        {diary.measurements}
      </h2>
      {deleting.problem}
      <ComparePhotos shown={shown} onRefresh={onRefresh} />
      <ol ref={list} className={styles.list}>
        {shown.slice(0, drawn).map((row, index) => (
          <MeasurementRow
            key={row.measurement.id}
            row={row}
            changes={changesSincePrevious(measurements, index)}
            onDelete={() => deleting.ask(row)}
            onEdit={(entry) => setEdited({ entry, openedAt: new Date() })}
            onRefresh={onRefresh}
          />
        ))}
      </ol>
      {shown.length > drawn && (
        <Button variant="secondary" onClick={() => grow(() => setDrawn(drawn + DRAWN_STEP))}>
          {actions.showMore}
        </Button>
      )}
      {deleting.question}
      {edited && (
        <MeasurementSheet
          // Her changes stay when she closes it, until they are saved.
          key={JSON.stringify(edited.entry.variables)}
          {...edited}
          others={measurements.filter(({ id }) => id !== edited.entry.variables.input.id)}
          onClose={() => setEdited({ ...edited, openedAt: undefined })}
        />
      )}
    </section>
  );
}
