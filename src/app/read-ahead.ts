/**
 * Reads a member's own things before she asks, so that her calendar, diary, programs, settings and subscription are on the phone
 * without having been opened (promise 8). The phone knows how old they are. Graphcache keeps them; the library holds the content
 * that is everyone's.
 */
import type { Client } from '@urql/core';
import { momentOf } from '../../contract/moments.ts';
import { currentConnection } from '../offline/connection.ts';
import { recallAge, rememberAge } from '../reading/answer-age.ts';
import type { MarkStore } from '../offline/mark-register.ts';
import type { AnyQuestion } from '../reading/question.ts';
import { readFurtherPages } from '../reading/read-question.ts';

/** The first screen has the network to itself for so long. */
const DELAY_MS = 1_500;

/** Does not repeat the first screen's questions. Returns a function that cancels it. */
export function readAhead(client: Client, memberId: string, marks: MarkStore): () => void {
  const begunAt = Date.now();
  /** Only a whole answer counts: a screen that was left may have read the first of several pages alone. */
  const isJustRead = (question: AnyQuestion, variables: object, now: Date) => {
    const asOf = recallAge(memberId, question, variables);
    // A clock that has been put back makes ages to come of those before.
    if (asOf === undefined || asOf < begunAt || asOf > now.getTime()) return false;
    const known = client.readQuery(question.document, variables, { requestPolicy: 'cache-only' });
    return Boolean(known?.data) && question.nextTokenOf(known?.data) === null;
  };
  const read = async (question: AnyQuestion, variables: object) => {
    const { data, error } = await client.query(question.document, variables).toPromise();
    if (!data) return;
    const rest = await readFurtherPages(client, question, variables, question.nextTokenOf(data));
    if (rest.isWhole && !error && currentConnection() === 'online')
      rememberAge(memberId, question, variables, Date.now());
  };
  let isWanted = true;
  let stopNamed = () => {};
  const begin = async () => {
    const now = new Date();
    // No first screen needs most of them, so they are a file of their own.
    const [{ QUESTIONS }, { readNamed }] = await Promise.all([
      import('./questions.ts'),
      import('./read-named.ts'),
    ]);
    if (!isWanted) return;
    stopNamed = readNamed(client, memberId, marks);
    const today = momentOf(now).slice(0, 10);
    for (const question of QUESTIONS)
      for (const variables of question.variablesAhead(today))
        if (!isJustRead(question, variables, now)) void read(question, variables);
  };
  const timer = setTimeout(() => void begin().catch(() => undefined), DELAY_MS);
  return () => {
    isWanted = false;
    stopNamed();
    clearTimeout(timer);
  };
}
