import { Award } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDay } from '../../../language/dates.ts';
import { dotted } from '../../../language/dotted.ts';
import { fill } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import list from '../../../ui/figure-list.module.css';
import styles from '../../../platform/charts/chart-section.module.css';
import { lastTimeWords, performedWords } from '../sessions/last-time.ts';
import { bestSetOf } from '../sessions/records.ts';
import type { Session } from '../sessions/session.ts';
import { sessionsText } from '../sessions/sessions.text.ts';
import { figureWords } from './exercise-figures.ts';
import { type ExerciseFigure, type ExerciseTime, figureOf, figuresIn, timesOf } from './exercise-history.ts';
import { historyText } from './exercise-history.text.ts';
import { FigureChart } from './figure-chart.tsx';

interface ExerciseHistoryProps {
  exerciseId: string;
  /** Newest first. */
  sessions: readonly Session[];
  /** True if these are all her sessions: no set is a record while better ones may be missing (decision 062). */
  isWhole: boolean;
  /** Above a training under way there are no links that lead away from it. */
  isAbove?: boolean;
}

/** Her best of an exercise, its figures over time, and every time that she did it. */
export function ExerciseHistory({ exerciseId, sessions, isWhole, isAbove = false }: ExerciseHistoryProps) {
  const times = useMemo(() => timesOf(exerciseId, sessions), [exerciseId, sessions]);
  const figures = figuresIn(times);
  if (times.length === 0) return <p className={styles.quiet}>{historyText.noSuch}</p>;
  return (
    <>
      {figures.length > 0 && <Best times={times} figures={figures} />}
      {figures.length > 0 && <Development times={times} figures={figures} />}
      <AllTimes times={times} isWhole={isWhole} isAbove={isAbove} />
    </>
  );
}

interface FiguresProps {
  /** Newest first. */
  times: readonly ExerciseTime[];
  figures: readonly ExerciseFigure[];
}

function Best({ times, figures }: FiguresProps) {
  const titleId = useId();
  const best = bestSetOf(times.toReversed().flatMap(({ sets }) => sets));
  const bestWords = best && performedWords(best);
  // Not the moment of the set, which stays when she moves the session to another day.
  const bestDay = best && times.find(({ sets }) => sets.includes(best))?.at;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.section}>
        <h2 id={titleId}>{historyText.best}</h2>
        <dl className={classes(list.figures, list.dated)}>
          {bestDay !== undefined && bestWords !== undefined && (
            <Figure name={historyText.bestSet} value={bestWords} day={bestDay} />
          )}
          {figures.map((figure) => {
            const most = mostOf(times, figure);
            const value = figureWords(figureOf(most, figure), figure);
            return <Figure key={figure} name={historyText.figures[figure]} value={value} day={most.at} />;
          })}
        </dl>
        {figures.includes('estimated') && <p className={list.change}>{historyText.bestSetHint}</p>}
      </div>
    </Card>
  );
}

/** The first session with the highest value. */
function mostOf(times: readonly ExerciseTime[], figure: ExerciseFigure): ExerciseTime {
  return times.reduce((most, time) => (figureOf(time, figure) >= figureOf(most, figure) ? time : most));
}

function Figure({ name, value, day }: { name: string; value: string; day: string }) {
  return (
    <div className={list.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={list.value} translate="no">
          {value}
        </span>
        <br />
        <span className={list.change}>{formatDay(day)}</span>
      </dd>
    </div>
  );
}

function Development({ times, figures }: FiguresProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<ExerciseFigure>();
  const figure = figures.find((each) => each === chosen) ?? figures[0];
  if (figure === undefined) return null;
  const points = times
    .map((time) => ({ id: time.sessionId, day: dayOf(time.at), value: figureOf(time, figure) }))
    .filter(({ value }) => value > 0)
    .reverse();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.section}>
        <h2 id={titleId}>{historyText.over}</h2>
        <SelectField
          label={historyText.figure}
          value={figure}
          options={figures.map((each) => ({ value: each, label: historyText.figures[each] }))}
          onChange={setChosen}
        />
        <FigureChart
          figure={historyText.figures[figure]}
          points={points}
          noun="treening"
          wordsOf={(value) => figureWords(value, figure)}
        />
      </div>
    </Card>
  );
}

interface AllTimesProps extends Required<Pick<ExerciseHistoryProps, 'isWhole' | 'isAbove'>> {
  times: readonly ExerciseTime[];
}

function AllTimes({ times, isWhole, isAbove }: AllTimesProps) {
  const titleId = useId();
  return (
    <section className={list.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{historyText.all}</h2>
      <ul className={list.list}>
        {times.map((time) => (
          <Time key={time.sessionId} time={time} isRecord={isWhole && time.isRecord} isAbove={isAbove} />
        ))}
      </ul>
    </section>
  );
}

interface TimeProps {
  time: ExerciseTime;
  isRecord: boolean;
  isAbove: boolean;
}

function Time({ time, isRecord, isAbove }: TimeProps) {
  const volume = figureOf(time, 'volume');
  const facts = [
    lastTimeWords(time.sets) ?? String(time.sets.length),
    ...(volume > 0 ? [fill(historyText.volumeFact, { volume: figureWords(volume, 'volume') })] : []),
  ];
  const day = formatDay(time.at);
  return (
    <li className={list.row}>
      <div>
        <h3>{isAbove ? day : <Link to={paths.calendar.to(dayOf(time.at))}>{day}</Link>}</h3>
        <p>{dotted(facts)}</p>
        {isRecord && (
          <Badge tone="primary" icon={Award}>
            {sessionsText.record}
          </Badge>
        )}
      </div>
    </li>
  );
}
