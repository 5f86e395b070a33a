import { fill, diary } from '../../../language/words.ts';
import { formatChangeWithUnit } from '../../../language/numbers.ts';
import styles from './compare-photos.module.css';
import { unitOf } from '../../../../contract/measurement-figures.ts';
import { changesBetween, type Measurement } from './measurement.ts';
import { measurementsText } from './measurements.text.ts';
import { formatWeeks, msBetweenDays } from './trend.ts';
import { useShownFigures } from './weight-visibility.ts';

interface PhotosBetweenProps {
  before: Measurement;
  after: Measurement;
}

/** The change between two photos: weeks passed, and each figure that both have. A hidden weight stays hidden. */
export function PhotosBetween({ before, after }: PhotosBetweenProps) {
  const figures = useShownFigures();
  const changes = changesBetween(before, after);
  const known = figures.flatMap((figure) => {
    const change = changes[figure];
    return change === undefined ? [] : [{ figure, change }];
  });
  const ms = msBetweenDays(before.eventDateTime, after.eventDateTime);
  return (
    <div className={styles.between} aria-live="polite">
      <p>
        {ms === 0
          ? measurementsText.photosSameDay
          : fill(measurementsText.photosApart, { span: formatWeeks(ms) })}
      </p>
      {known.length > 0 && (
        <dl className={styles.changes}>
          {known.map(({ figure, change }) => (
            <div key={figure}>
              <dt>{diary[figure]}</dt>
              <dd>{change === 0 ? diary.noChange : formatChangeWithUnit(change, unitOf(figure))}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
