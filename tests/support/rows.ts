/** Rows and cards as she tells them apart: never by a piece of a date, a number or a title, which may be in another's too. */
import type { Locator } from '@playwright/test';
import { formatDay } from '../../src/language/dates.ts';

/** Those that say this and nothing else, or in which a heading, a link or a line does. */
export function rowsSaying(rows: Locator, text: string | RegExp): Locator {
  const said = rows.page().getByText(text, { exact: true });
  return rows.filter({ has: said }).or(rows.and(said));
}

/** Those of a day, by its date with an hour: `20. november 2026, kell 17:05`. */
export function rowsOfDay(rows: Locator, day: string): Locator {
  return rowsSaying(rows, new RegExp(`^\\s*${formatDay(day)},? kell \\d\\d:\\d\\d\\s*$`));
}
