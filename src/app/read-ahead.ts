/**
 * Reads a member's own things before she asks, so that her calendar, diary, programs, settings and subscription are on the
 * phone without having been opened (promise 8), and the phone knows how old they are. Graphcache keeps them; the library
 * holds what is everyone's.
 */
import type { Client } from '@urql/core';
import { momentOf } from '../contract/moments.ts';
import { currentConnection } from '../offline/connection.ts';
import { rememberAge } from '../reading/answer-age.ts';
import type { AnyQuestion } from '../reading/question.ts';
import { readFurtherPages } from '../reading/read-question.ts';
import { QUESTIONS } from './questions.ts';

/** By then the first screen has had the network to itself. */
const DELAY_MS = 1_500;

/** Returns a function that cancels it. */
export function readAhead(client: Client, memberId: string): () => void {
  const read = async (question: AnyQuestion, variables: object) => {
    const { data, error } = await client.query(question.document, variables).toPromise();
    if (!data) return;
    const rest = await readFurtherPages(client, question, variables, question.nextTokenOf(data));
    if (rest.isWhole && !error && currentConnection() === 'online')
      rememberAge(memberId, question, variables, Date.now());
  };
  const timer = setTimeout(() => {
    const today = momentOf(new Date()).slice(0, 10);
    for (const question of QUESTIONS)
      for (const variables of question.variablesAhead(today)) void read(question, variables);
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
