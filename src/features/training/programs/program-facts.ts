/** Summarises a program in one line. */
import { dotted } from '../../../language/dotted.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill, trainingType } from '../../../language/words.ts';
import type { Program } from '../../../../contract/program.ts';
import { programsText } from './programs.text.ts';

/** „Algajatele · 4 nädalat · kuni 4 treeningut nädalas“. */
export function programFacts({ level, weeks }: Program): string {
  const counts = weeks.map((week) => week.length);
  const most = Math.max(...counts);
  const sentence = counts.every((count) => count === most) ? programsText.perWeek : programsText.perWeekUpTo;
  const pace = fill(sentence, { count: formatCount(most, 'treening') });
  return dotted([trainingType[level], formatCount(weeks.length, 'nädal'), pace]);
}
