/** The words on the picture of a training: those that she has chosen, and nothing else about her. */
import { dotted } from '../../../language/dotted.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { weekGoalText } from '../week-goal/week-goal.text.ts';
import { momentText } from './moment.text.ts';

/** Counts only the done ones: a goal may rest, and nothing here says that she is behind. */
export interface TrainingWeek {
  done: number;
  isGoalReached: boolean;
}

/** The result of a training, as the moment after it says it. */
export interface Moment {
  name: string;
  /** „45 min“, „18 seeriat“. */
  figures: readonly string[];
  /** „Kükk kangiga, 8 × 40 kg“. */
  records: readonly string[];
  /** Absent without a week goal. */
  week?: TrainingWeek | undefined;
}

const MOST_RECORDS = 3;

export const PICTURE_PARTS = ['figures', 'name', 'records', 'week'] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

export type PictureWords = Partial<Moment>;

/** Returns the parts for which this training has something. */
export function partsOf(moment: Moment): PicturePart[] {
  return PICTURE_PARTS.filter((part) => {
    const value = moment[part];
    return value !== undefined && (!Array.isArray(value) || value.length > 0);
  });
}

export function wordsOnPicture(moment: Moment, chosen: ReadonlySet<PicturePart>): PictureWords {
  return Object.fromEntries(
    PICTURE_PARTS.filter((part) => chosen.has(part)).map((part) => [part, moment[part]]),
  );
}

/** All its words, as one sentence. */
export function saidAloud({ name, figures = [], records = [], week }: PictureWords): string {
  return dotted([
    momentText.over,
    ...(name === undefined ? [] : [name]),
    ...figures,
    ...recordLines(records),
    ...(week ? [weekWords(week)] : []),
  ]);
}

/** Returns as many lines as the picture has room for, and one that says how many more there are. */
export function recordLines(records: readonly string[]): string[] {
  const more = records.length - MOST_RECORDS;
  return [
    ...records.slice(0, MOST_RECORDS).map((record) => `${momentText.record}: ${record}`),
    ...(more > 0 ? [fill(momentText.moreRecords, { count: formatCount(more, 'rekord') })] : []),
  ];
}

export function weekWords({ done, isGoalReached }: TrainingWeek): string {
  const words = { count: formatCount(done, 'treening') };
  return fill(isGoalReached ? weekGoalText.reached : momentText.week, words);
}
