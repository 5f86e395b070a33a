/** The challenge's weeks as staff write them for the timetable, day by day. */
import { CHALLENGE_WEEKS, DAY_LINE, WEEK_DAYS } from '../../../../contract/challenge-week.ts';
import { fill } from '../../../language/words.ts';
import { splitHeading } from '../../lessons/pages/page-text.ts';
import type { PageItem } from '../../lessons/pages/pages.question.ts';
import { challengeText } from './challenge.text.ts';

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

/** The weekday's name at the beginning of a day's line. */
const DAY_NAME = /^(- \*\*)\p{L}+(?=:\*\* .)/gmu;
const TRAINING_LINK = /\]\(\/studio\/([^)\s/?#]+)\)/gu;
const REST = /^puhkus/u;

/** Undefined unless the items are four weeks of seven days: then there is nothing to begin. */
export function challengeWeeksOf(items: readonly PageItem[]): readonly ChallengeWeek[] | undefined {
  const weeks = items.map(weekOf);
  const isWhole = weeks.length === CHALLENGE_WEEKS && weeks.every(({ days }) => days.length === WEEK_DAYS);
  return isWhole ? weeks : undefined;
}

/**
 * The four weeks of a member who has begun: a week without its seven days keeps hers without a text, so that all her ticks stay.
 */
export function begunWeeksOf(items: readonly PageItem[]): readonly ChallengeWeek[] {
  return Array.from({ length: CHALLENGE_WEEKS }, (_, week) => {
    const item = items[week] ?? {
      id: `week-${week}`,
      value: `# ${fill(challengeText.week, { n: week + 1 })}`,
    };
    const read = weekOf(item, week);
    if (read.days.length === WEEK_DAYS) return read;
    const days = Array.from({ length: WEEK_DAYS }, (_, day) => dayOf(week, day, ''));
    return { ...read, days };
  });
}

function weekOf({ id, value }: Pick<PageItem, 'id' | 'value'>, week: number): ChallengeWeek {
  const { title, body } = splitHeading(value);
  const [habit = ''] = body.split('\n\n');
  const days = [...body.matchAll(DAY_LINE)].map(([, text = ''], day) => dayOf(week, day, text));
  return { id, title, habit, days };
}

function dayOf(week: number, day: number, text: string): ChallengeDay {
  return {
    number: week * WEEK_DAYS + day + 1,
    text,
    isRest: REST.test(text),
    trainingIds: [...text.matchAll(TRAINING_LINK)].map(([, id = '']) => id),
  };
}

/** Returns the items with each day's name in place of the weekday, or as staff wrote them if they are not four weeks of days. */
export function withDaysNamed(
  items: readonly PageItem[],
  nameOf: (number: number) => string,
): readonly PageItem[] {
  if (!challengeWeeksOf(items)) return items;
  let number = 0;
  const name = (_: string, before: string) => {
    number += 1;
    return before + nameOf(number);
  };
  return items.map((item) => ({ ...item, value: item.value.replace(DAY_NAME, name) }));
}
