/**
 * Reads a member's own things before she asks, so that her calendar, diary and programs are on the phone without having been
 * opened (promise 8). Graphcache keeps them; the library holds what is everyone's.
 */
import type { Client } from '@urql/core';
import {
  CalendarScreen_CompletionsDocument,
  DiaryScreen_MeasurementsDocument,
  DiaryScreen_ProfileDocument,
  ProgramsScreen_CompletionsDocument,
} from '../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../contract/limits.ts';
import { addMonths, momentOf, monthOf } from '../contract/moments.ts';

/** After the first screen has had the network to itself. */
const DELAY_MS = 1_500;

/** Answers how to call it off. */
export function readAhead(client: Client): () => void {
  const timer = setTimeout(() => {
    const month = monthOf(momentOf(new Date()));
    const run = (query: Promise<unknown>) => void query.catch(() => undefined);
    run(client.query(DiaryScreen_ProfileDocument, {}).toPromise());
    run(client.query(DiaryScreen_MeasurementsDocument, { limit: CALENDAR_PAGE_LIMIT }).toPromise());
    run(client.query(ProgramsScreen_CompletionsDocument, { limit: CALENDAR_PAGE_LIMIT }).toPromise());
    for (const each of [month, addMonths(month, -1)]) {
      const variables = { type: `COMPLETEDTRAINING#${each}`, limit: CALENDAR_PAGE_LIMIT };
      run(client.query(CalendarScreen_CompletionsDocument, variables).toPromise());
    }
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
