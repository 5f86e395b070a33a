/** Brings what her other devices have stored: at the start, and whenever the page is looked at or the network is back. */
import type { Client } from '@urql/core';
import type { MarkRegister } from '../../offline/mark-register.ts';
import { marksQuestion } from './marks.question.ts';

/** Returns a function that ends it. */
export function pullMarks(client: Client, register: MarkRegister): () => void {
  let isStopped = false;
  let isPulling = false;
  let isAskedAgain = false;

  /** Returns whether there is more to ask for. What fails is asked for at the next chance. */
  async function pullPage(): Promise<boolean> {
    const variables = marksQuestion.variablesOf(register.cursor);
    const { data } = await client
      .query(marksQuestion.document, variables, { requestPolicy: 'network-only' })
      .toPromise();
    const page = marksQuestion.answerOf([data]);
    if (!page || isStopped) return false;
    await register.take(
      page.marks.map(({ __typename: _type, ...mark }) => mark),
      page.cursor,
    );
    return page.hasMore;
  }

  async function pull(): Promise<void> {
    isAskedAgain = true;
    if (isPulling) return;
    isPulling = true;
    await register.ready;
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false;
      isAskedAgain = (await pullPage().catch(() => false)) || isAskedAgain;
    }
    isPulling = false;
  }

  const onChance = () => void pull();
  const onVisible = () => {
    if (document.visibilityState === 'visible') onChance();
  };
  window.addEventListener('online', onChance);
  window.addEventListener('pageshow', onChance);
  document.addEventListener('visibilitychange', onVisible);
  onChance();
  return () => {
    isStopped = true;
    window.removeEventListener('online', onChance);
    window.removeEventListener('pageshow', onChance);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
