import { CHALLENGE_PAGES, CHALLENGE_WEEKS, DAY_LINE, WEEK_DAYS } from '../contract/challenge-week.ts';
import type { WrittenPage } from './page-order.ts';
import type { Problem } from './problem.ts';

/** Finds weeks of the challenge that members could not tick day by day; without any there is no challenge. */
export function findChallengeFaults(pages: readonly WrittenPage[]): Problem[] {
  const weeks = pages.filter(({ page }) => page.key === CHALLENGE_PAGES);
  if (weeks.length === 0) return [];
  const faults = weeks.flatMap(faultsOfWeek);
  const last = weeks.at(-1);
  if (!last || weeks.length === CHALLENGE_WEEKS) return faults;
  const message = `Väljakutse ajakavas on ${CHALLENGE_WEEKS} lehte, üks iga nädala jaoks; praegu on ${weeks.length}.`;
  return [...faults, { file: last.file, line: 1, message }];
}

function faultsOfWeek({ file, page: { value } }: WrittenPage): Problem[] {
  const count = [...value.matchAll(DAY_LINE)].length;
  if (count === WEEK_DAYS) return [];
  // The row that looks like a day and is none is the one to mend.
  const wrong = value.split('\n').findIndex((line) => /^\s*[-*]/u.test(line) && !line.match(DAY_LINE));
  const message = `Nädalal on ${WEEK_DAYS} päeva, igaüks oma real kujul „- **Esmaspäev:** mida teha“; praegu on ${count}.`;
  return [{ file, line: Math.max(0, wrong) + 1, message }];
}
