import { Images } from 'lucide-react';
import { useState } from 'react';
import { formatDayShort, formatTime } from '../../../language/dates.ts';
import { diary, fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './compare-photos.module.css';
import { DiaryPhoto } from './hidden-photo.tsx';
import type { Measurement } from './measurement.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';
import { measurementsText } from './measurements.text.ts';
import { PhotosBetween } from './photos-between.tsx';
import { hasPhoto } from './use-deleting.tsx';
import { useWhenLeft } from './use-when-left.ts';

interface ComparePhotosProps {
  /** Newest first. */
  shown: readonly ShownMeasurement[];
  onRefresh: () => void;
}

/** „Võrdle fotosid“, available from two photos on; the photos load only once it is opened. */
export function ComparePhotos({ shown, onRefresh }: ComparePhotosProps) {
  const [isOpen, setIsOpen] = useState(false);
  useWhenLeft(() => setIsOpen(false));
  const rows = shown.filter(hasPhoto);
  if (rows.length < 2) return null;
  return (
    <>
      <Button variant="secondary" size="compact" icon={Images} onClick={() => setIsOpen(true)}>
        {diary.comparePhotos}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={diary.comparePhotos}>
        <Comparison shown={rows} onRefresh={onRefresh} />
      </Sheet>
    </>
  );
}

function Comparison({ shown, onRefresh }: ComparePhotosProps) {
  const [chosen, setChosen] = useState([shown.at(-1)?.measurement.id, shown[0]?.measurement.id]);
  const [view, setView] = useState<'sideBySide' | 'overlaid'>('sideBySide');
  const options = photoChoices(shown.map(({ measurement }) => measurement));
  const areLong = options.some(({ label }) => label.includes(' '));
  const rowOf = (id: string | undefined) =>
    shown.find(({ measurement }) => measurement.id === id) ?? shown[0];
  // The earlier one comes first, in whichever order she chose them.
  const [before, after] = chosen
    .map(rowOf)
    .filter((row) => row !== undefined)
    .toSorted((one, other) => shown.indexOf(other) - shown.indexOf(one));
  if (!before || !after) return null;
  const [beforeId, afterId] = [before.measurement.id, after.measurement.id];
  const photos = { before, after, onRefresh };
  return (
    <div className={styles.comparison}>
      <div className={classes(styles.choices, areLong && styles.long)}>
        <SelectField
          label={diary.before}
          value={beforeId}
          options={options}
          onChange={(id) => setChosen([id, afterId])}
        />
        <SelectField
          label={diary.after}
          value={afterId}
          options={options}
          onChange={(id) => setChosen([beforeId, id])}
        />
      </div>
      <SegmentedControl
        label={measurementsText.compareView}
        value={view}
        options={[
          { value: 'sideBySide', label: measurementsText.sideBySide },
          { value: 'overlaid', label: measurementsText.overlaid },
        ]}
        onChange={setView}
      />
      <PhotosBetween before={before.measurement} after={after.measurement} />
      {view === 'sideBySide' ? <SideBySide {...photos} /> : <Overlaid {...photos} />}
    </div>
  );
}

/** Each photo by its day; two of one day, as from the front and from the side, also by their times. */
function photoChoices(measurements: readonly Measurement[]) {
  return measurements.map(({ id, eventDateTime }) => {
    const day = formatDayShort(eventDateTime);
    const ofDay = measurements.filter((other) => formatDayShort(other.eventDateTime) === day);
    return { value: id, label: ofDay.length > 1 ? `${day} ${formatTime(eventDateTime)}` : day };
  });
}

interface PhotosProps {
  before: ShownMeasurement;
  after: ShownMeasurement;
  onRefresh: () => void;
}

function SideBySide({ before, after, onRefresh }: PhotosProps) {
  return (
    <div className={styles.pair}>
      {[before, after].map((row, index) => (
        <figure key={`${index}/${row.measurement.id}`} className={styles.frame}>
          <DiaryPhoto
            row={row}
            onRefresh={onRefresh}
            place={index === 0 ? diary.before : diary.after}
            className={styles.photo}
          />
        </figure>
      ))}
    </div>
  );
}

/** Two photos on top of each other; a slider, and so also the keyboard, moves the border between them. */
function Overlaid({ before, after, onRefresh }: PhotosProps) {
  const [percent, setPercent] = useState(50);
  return (
    <div className={styles.overlaid}>
      <div className={styles.frame}>
        <DiaryPhoto
          key={after.measurement.id}
          row={after}
          onRefresh={onRefresh}
          place={diary.after}
          className={styles.photo}
        />
        <div className={styles.over} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
          <DiaryPhoto
            key={before.measurement.id}
            row={before}
            onRefresh={onRefresh}
            place={diary.before}
            className={styles.photo}
          />
        </div>
        <div className={styles.border} style={{ insetInlineStart: `${percent}%` }} />
      </div>
      <label className={styles.slider}>
        {measurementsText.divide}
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-valuetext={fill(measurementsText.divided, { before: percent, after: 100 - percent })}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
        />
      </label>
    </div>
  );
}
