/** A day's trainings in order of time, whoever planned them. */
import { formatTime } from '../../../language/dates.ts';
import type { ShownCompletion } from '../../training/completions/completions-with-entries.ts';
import { isMarkOf } from '../../training/sessions/session-mark.ts';
import type { DayPlan } from './day-plan.ts';

type DayRows = Pick<DayPlan, 'planned' | 'others' | 'own' | 'sessions'>;

/** Rows of one kind that follow each other: of the catalogue, planned by her, or logged by her. */
export interface DayRun extends DayRows {
  kind: 'trainings' | 'own' | 'sessions';
}

interface Timed {
  /** A moment of that day. */
  at: string;
  isLocked: boolean;
}

type TimedRow = DayRun & Timed;

const NONE: DayRows = { planned: [], others: [], own: [], sessions: [] };

/** With `isStudioApart` the schedule's come first, because they have a heading of their own. */
export function runsOf(day: DayRows, isStudioApart = false): readonly DayRun[] {
  if (!isStudioApart) return joined(inOrder(day));
  const { own, sessions } = day;
  return [
    ...joined(inOrder({ ...day, own: [], sessions: [] })),
    ...joined(inOrder({ ...NONE, own, sessions })),
  ];
}

function inOrder({ planned, others, own, sessions }: DayRows): readonly TimedRow[] {
  const rowOf = (kind: DayRun['kind'], at: string, rows: Partial<DayRows>, isLocked = false) => {
    return { ...NONE, kind, at, isLocked, ...rows };
  };
  // A logged session says itself that the training is done, unless its mark was refused.
  const isShownAlone = ({ completion, mark }: ShownCompletion) =>
    mark === 'failed' || !isMarkOf(completion, sessions);
  const rows = [
    ...planned.map((row) => {
      const { eventDateTime, training } = row.scheduled;
      return rowOf('trainings', eventDateTime, { planned: [row] }, training.locked);
    }),
    ...others
      .filter(isShownAlone)
      .map((row) => rowOf('trainings', row.completion.eventDateTime, { others: [row] })),
    ...own.map((row) => rowOf('own', row.at, { own: [row] })),
    ...sessions.map((row) => rowOf('sessions', row.session.eventDateTime, { sessions: [row] })),
  ];
  return rows.toSorted(byTime);
}

/** Trainings open to her come before locked ones; of each, the earlier first, as their times are written. */
export function byTime(one: Timed, other: Timed): number {
  return (
    Number(one.isLocked) - Number(other.isLocked) || formatTime(one.at).localeCompare(formatTime(other.at))
  );
}

function joined(rows: readonly TimedRow[]): readonly DayRun[] {
  const runs: DayRun[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.kind !== row.kind) {
      runs.push(row);
      continue;
    }
    runs[runs.length - 1] = {
      kind: row.kind,
      planned: [...last.planned, ...row.planned],
      others: [...last.others, ...row.others],
      own: [...last.own, ...row.own],
      sessions: [...last.sessions, ...row.sessions],
    };
  }
  return runs;
}
