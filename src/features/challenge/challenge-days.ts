/** The challenge's weeks as staff write them for the timetable, day by day. */
import { CHALLENGE_DAYS } from '../../contract/marks/challenge.mark.ts';
import { splitHeading } from '../pages/page-text.ts';
import type { PageItem } from '../pages/pages.question.ts';

export interface ChallengeDay {
  /** Counted from 1. */
  number: number;
  /** Markdown. */
  text: string;
  isRest: boolean;
  /** Trainings that the text links to: the day is done when all of them are done on it. */
  trainingIds: readonly string[];
}

export interface ChallengeWeek {
  id: string;
  title: string;
  /** Markdown. */
  habit: string;
  days: readonly ChallengeDay[];
}

/** `- **Esmaspäev:** [Kindel kõht](/studio/kindel-koht), 12 minutit`: on which weekday is hers to choose. */
const DAY_LINE = /^- \*\*\p{L}+:\*\* (.+)$/gmu;
const TRAINING_LINK = /\]\(\/studio\/([^)\s/?#]+)\)/gu;
const REST = /^puhkus/u;
const WEEK_DAYS = 7;

/** Undefined where they are not four weeks of seven days: then there is nothing to tick. */
export function challengeWeeksOf(items: readonly PageItem[]): readonly ChallengeWeek[] | undefined {
  const weeks = items.map(({ id, value }, week) => {
    const { title, body } = splitHeading(value);
    const [habit = ''] = body.split('\n\n');
    const days = [...body.matchAll(DAY_LINE)].map(([, text = ''], index) => ({
      number: week * WEEK_DAYS + index + 1,
      text,
      isRest: REST.test(text),
      trainingIds: [...text.matchAll(TRAINING_LINK)].map(([, id = '']) => id),
    }));
    return { id, title, habit, days };
  });
  const isWhole =
    weeks.length * WEEK_DAYS === CHALLENGE_DAYS && weeks.every(({ days }) => days.length === WEEK_DAYS);
  return isWhole ? weeks : undefined;
}
