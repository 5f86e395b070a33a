/**
 * Reads a member's own things before she asks, so that her calendar, diary, programs, settings and subscription are on the
 * phone without having been opened (promise 8), and the phone knows how old they are. Graphcache keeps them; the library
 * holds what is everyone's.
 */
import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import {
  CalendarScreen_CompletionsDocument,
  DiaryScreen_MeasurementsDocument,
  ProgramsScreen_CompletionsDocument,
  SettingsScreen_ProfileDocument,
  SubscriptionScreen_ListDocument,
} from '../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../contract/limits.ts';
import { addMonths, momentOf, monthOf } from '../contract/moments.ts';
import { rememberAnswer } from '../reading/answer-age.ts';
import { currentConnection } from '../offline/connection.ts';

/** After the first screen has had the network to itself. */
const DELAY_MS = 1_500;

/** Answers how to call it off. */
export function readAhead(client: Client, memberId: string): () => void {
  /** `name` is what the screen calls the question by. */
  const read = async <Data, Variables extends AnyVariables>(
    name: string,
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables & object,
  ) => {
    const { data, error } = await client.query(query, variables).toPromise();
    if (data && !error && currentConnection() === 'online') rememberAnswer(memberId, name, variables);
  };
  const timer = setTimeout(() => {
    const month = monthOf(momentOf(new Date()));
    const page = { limit: CALENDAR_PAGE_LIMIT };
    void read('profile', SettingsScreen_ProfileDocument, {});
    void read('diary', DiaryScreen_MeasurementsDocument, page);
    void read('allCompletions', ProgramsScreen_CompletionsDocument, page);
    void read('subscriptions', SubscriptionScreen_ListDocument, {});
    for (const each of [month, addMonths(month, -1)]) {
      const variables = { ...page, type: `COMPLETEDTRAINING#${each}` };
      void read('completions', CalendarScreen_CompletionsDocument, variables);
    }
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
