import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useToday } from '../../ui/use-today.ts';
import { chartsText } from './charts.text.ts';
import { firstPeriod, periodsSince, pointsWithin, type TrendPeriod } from './trend-period.ts';

interface ChosenPeriod<Point> {
  /** The points that the chart and its table show. */
  shown: readonly Point[];
  /** The choice; nothing if no period would leave something out. */
  choice: ReactNode;
}

/** Lets her choose how far back a chart of `points` looks, which are oldest first. */
export function useTrendPeriod<Point extends { day: string }>(points: readonly Point[]): ChosenPeriod<Point> {
  const today = useToday();
  const [chosen, setChosen] = useState<TrendPeriod>();
  const offered = periodsSince(points[0]?.day ?? today, today);
  const period = offered.find((each) => each === chosen) ?? firstPeriod(points, today);
  return {
    shown: pointsWithin(points, period, today),
    choice: offered.length > 0 && (
      <SegmentedControl
        label={chartsText.period}
        isLabelHidden
        options={offered.map((value) => ({ value, label: chartsText.periods[value] }))}
        value={period}
        onChange={setChosen}
      />
    ),
  };
}
