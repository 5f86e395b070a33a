import { useState } from 'react';
import { formatDay } from '../../../language/dates.ts';
import { formatCount } from '../../../language/plurals.ts';
import type { CountedNoun } from '../../../language/plurals.ts';
import { diary, fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TrendChart } from '../../../platform/charts/trend-chart.tsx';
import styles from '../../../platform/charts/chart-section.module.css';
import { niceTicks } from '../../../platform/charts/nice-ticks.ts';
import { useTrendPeriod } from '../../../platform/charts/use-trend-period.tsx';
import { historyText } from './exercise-history.text.ts';

export interface FigurePoint {
  id: string;
  day: string;
  value: number;
}

interface FigureChartProps {
  figure: string;
  /** Oldest first. */
  points: readonly FigurePoint[];
  noun: CountedNoun;
  wordsOf: (value: number) => string;
  /** Names a row of the table; its day by default. */
  rowName?: (point: FigurePoint) => string;
  /** Set for a count, for which half the height must mean half as many. */
  isFromZero?: boolean;
}

/** A figure over time, as a chart and as a table of the same points. Screen readers always have the table. */
export function FigureChart({
  figure,
  points,
  noun,
  wordsOf,
  rowName,
  isFromZero = false,
}: FigureChartProps) {
  const [isTable, setIsTable] = useState(false);
  const { shown, choice } = useTrendPeriod(points);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || first === last) {
    return (
      <>
        {choice}
        <p className={styles.quiet}>{points.length < 2 ? historyText.tooFew : historyText.fewHere}</p>
      </>
    );
  }
  const values = shown.map(({ value }) => value);
  const description = fill(historyText.description, {
    figure,
    count: formatCount(shown.length, noun),
    from: formatDay(first.day, 'elative'),
    to: formatDay(last.day, 'terminative'),
    first: wordsOf(first.value),
    last: wordsOf(last.value),
  });
  return (
    <>
      {choice}
      {!isTable && (
        <TrendChart
          points={shown.map((point) => ({ ...point, at: Date.parse(point.day), average: point.value }))}
          ticks={niceTicks(isFromZero ? 0 : Math.min(...values), Math.max(...values))}
          description={description}
        />
      )}
      <div className={isTable ? undefined : 'visually-hidden'}>
        <table className={styles.table}>
          <caption className="visually-hidden">{figure}</caption>
          <thead>
            <tr>
              <th scope="col">{rowName ? historyText.week : diary.date}</th>
              <th scope="col">{figure}</th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map((point) => (
              <tr key={point.id}>
                <th scope="row">{rowName ? rowName(point) : formatDay(point.day)}</th>
                <td>{wordsOf(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="secondary" size="compact" onClick={() => setIsTable(!isTable)}>
        {isTable ? historyText.showChart : historyText.showTable}
      </Button>
    </>
  );
}
