import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDayOf, formatDayRange } from '../../../language/dates.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill, nav } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useFileSaving } from '../../../ui/use-file-saving.tsx';
import { useToday } from '../../../ui/use-today.ts';
import list from '../../../ui/figure-list.module.css';
import styles from '../../../platform/charts/chart-section.module.css';
import type { Session } from '../sessions/session.ts';
import { exercisesOf } from './exercise-history.ts';
import { historyText } from './exercise-history.text.ts';
import { FigureChart } from './figure-chart.tsx';
import { HistoryReading } from './history-reading.tsx';
import { sessionsCsv } from './sessions-csv.ts';
import { weeksOf } from './training-weeks.ts';
import { useHistory } from './use-history.ts';

const BACK = { to: paths.diary.to(), label: nav['/diary'] };

/** `/diary/exercises`: the weeks in which she trained, and every exercise that she has done. */
export function HistoryScreen() {
  const history = useHistory();
  const today = useToday();
  return (
    <Page title={historyText.title} lead={historyText.lead} back={BACK}>
      <HistoryReading
        history={history}
        isEmpty={history.sessions.length === 0}
        emptyTitle={historyText.empty}
      >
        <Weeks sessions={history.sessions} today={today} />
        <Exercises sessions={history.sessions} today={today} />
        {history.reading.isWhole && <Csv sessions={history.sessions} today={today} />}
      </HistoryReading>
    </Page>
  );
}

type WeekFigure = 'sets' | 'minutes';

interface ListProps {
  sessions: readonly Session[];
  today: string;
}

function Weeks({ sessions, today }: ListProps) {
  const titleId = useId();
  const [figure, setFigure] = useState<WeekFigure>('sets');
  const weeks = useMemo(() => {
    const [thisWeek, ...others] = weeksOf(sessions, today);
    // A week that has only begun would look like a fall.
    return thisWeek && thisWeek.sets + thisWeek.minutes > 0 ? [thisWeek, ...others] : others;
  }, [sessions, today]);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.section}>
        <h2 id={titleId}>{historyText.weeks}</h2>
        <SegmentedControl
          label={historyText.figure}
          isLabelHidden
          options={(['sets', 'minutes'] as const).map((value) => ({
            value,
            label: historyText.weekFigures[value],
          }))}
          value={figure}
          onChange={setFigure}
        />
        <FigureChart
          figure={historyText.weekFigures[figure]}
          points={weeks.map((week) => ({ id: week.monday, day: week.monday, value: week[figure] })).reverse()}
          noun="nädal"
          isFromZero
          wordsOf={(value) => formatNumber(value)}
          rowName={({ day }) => formatDayRange(day, addDays(day, 6))}
        />
        <p className={list.change}>{historyText.weeksHint}</p>
      </div>
    </Card>
  );
}

function Exercises({ sessions, today }: ListProps) {
  const titleId = useId();
  const exercises = useMemo(() => exercisesOf(sessions), [sessions]);
  if (exercises.length === 0) return null;
  return (
    <section className={list.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{historyText.title}</h2>
      <ul className={list.list}>
        {exercises.map(({ exerciseId, name, lastAt, times }) => (
          <li key={exerciseId} className={list.row}>
            <div>
              <h3>
                <Link to={paths.exercises.to(exerciseId)}>{name}</Link>
              </h3>
              <p className={list.change}>
                {fill(historyText.timesAndLast, {
                  times: formatCount(times, 'kord'),
                  day: formatDayOf(lastAt, today),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Works without a network: what waits is in it too. */
function Csv({ sessions, today }: ListProps) {
  const { save, unsaved } = useFileSaving();
  const name = `hoog-treeningud-${today}.csv`;
  return (
    <section className={list.section}>
      <p className={list.change}>{historyText.csvInfo}</p>
      <Button
        variant="secondary"
        icon={Download}
        onClick={() => void save(new File([sessionsCsv(sessions)], name, { type: 'text/csv' }))}
      >
        {historyText.csv}
      </Button>
      {unsaved}
    </section>
  );
}
