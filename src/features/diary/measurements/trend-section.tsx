import { useId, useMemo, useState } from 'react';
import { formatDay } from '../../../language/dates.ts';
import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { diary, fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Figure, unitOf } from '../../../../contract/measurement-figures.ts';
import type { Measurement } from './measurement.ts';
import { measurementsText } from './measurements.text.ts';
import { TrendChart } from '../../../platform/charts/trend-chart.tsx';
import styles from '../../../platform/charts/chart-section.module.css';
import { niceTicks } from '../../../platform/charts/nice-ticks.ts';
import type { TrendPoint } from '../../../platform/charts/trend-point.ts';
import { changeOf, trendInWords, trendOf } from './trend.ts';
import { useTrendPeriod } from '../../../platform/charts/use-trend-period.tsx';
import { hideWeight, useShownFigures, useWeightHidden } from './weight-visibility.ts';

/** The change of one figure: in words, as a chart, and as a table of the same data. */
export function TrendSection({ measurements }: { measurements: readonly Measurement[] }) {
  const titleId = useId();
  const isWeightHidden = useWeightHidden();
  const shownFigures = useShownFigures();
  const measured = shownFigures.filter((figure) =>
    measurements.some((measurement) => measurement[figure] !== null),
  );
  const [chosen, setChosen] = useState<Figure>();
  const figure = measured.find((each) => each === chosen) ?? measured[0];
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.section}>
        <h2 id={titleId}>{diary.trend}</h2>
        {figure && (
          <>
            <SelectField
              label={measurementsText.trendOf}
              value={figure}
              options={measured.map((each) => ({ value: each, label: diary[`${each}.long`] }))}
              onChange={setChosen}
            />
            <Trend measurements={measurements} figure={figure} />
          </>
        )}
        <Checkbox label={diary.hideWeight} isChecked={isWeightHidden} onChange={hideWeight} />
      </div>
    </Card>
  );
}

function Trend({ measurements, figure }: { measurements: readonly Measurement[]; figure: Figure }) {
  const [isTable, setIsTable] = useState(false);
  const points = useMemo(() => trendOf(measurements, figure), [measurements, figure]);
  const { shown, choice } = useTrendPeriod(points);
  if (shown.length < 2) {
    const sentence = points.length < 2 ? measurementsText.trendTooFew : measurementsText.trendFewHere;
    return (
      <>
        {choice}
        <p className={styles.quiet}>{fill(sentence, { count: formatCount(shown.length, 'mõõtmine') })}</p>
      </>
    );
  }
  return (
    <>
      {choice}
      <p className={styles.change}>
        {changeOf(shown) !== 0 && <span className={styles.quiet}>{diary.change} </span>}
        <strong>{trendInWords(shown, figure)}</strong>
      </p>
      {!isTable && <Chart points={shown} figure={figure} />}
      <TrendTable points={shown} figure={figure} isHidden={!isTable} />
      <Button variant="secondary" size="compact" onClick={() => setIsTable(!isTable)}>
        {isTable ? measurementsText.showChart : measurementsText.showTable}
      </Button>
    </>
  );
}

function Chart({ points, figure }: { points: readonly TrendPoint[]; figure: Figure }) {
  // The average of a period's first entries looks further back, and may lie outside of her figures in it.
  const values = points.flatMap(({ value, average }) => [value, average]);
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  const unit = unitOf(figure);
  const description = fill(measurementsText.trendDescription, {
    figure: diary[`${figure}.long`],
    count: formatCount(points.length, 'mõõtmine'),
    from: formatDay(points[0]?.day ?? '', 'elative'),
    to: formatDay(points.at(-1)?.day ?? '', 'terminative'),
    delta: trendInWords(points, figure),
  });
  const range = { from: formatNumber(ticks[0] ?? 0), to: formatWithUnit(ticks.at(-1) ?? 0, unit) };
  return (
    <figure className={styles.figure}>
      <TrendChart points={points} ticks={ticks} description={description} />
      <figcaption className={styles.legend}>
        <span className={styles.points}>{measurementsText.trendPoints}</span>
        <span className={styles.average}>{measurementsText.trendAverage}</span>
        <span>{fill(measurementsText.trendRange, range)}</span>
      </figcaption>
    </figure>
  );
}

/** Newest first, like the list. Screen readers always have it. */
function TrendTable(props: { points: readonly TrendPoint[]; figure: Figure; isHidden: boolean }) {
  const { points, figure, isHidden } = props;
  const unit = unitOf(figure);
  return (
    <div className={isHidden ? 'visually-hidden' : undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{diary[`${figure}.long`]}</caption>
        <thead>
          <tr>
            <th scope="col">{diary.date}</th>
            <th scope="col">{diary[figure]}</th>
            <th scope="col">{measurementsText.trendAverage}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ id, day, value, average }) => (
            <tr key={id}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatWithUnit(value, unit)}</td>
              <td>{formatWithUnit(average, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
