/** Brings what her other devices have stored: at the start, whenever the page is looked at or the network is back, and while it is looked at. */
import type { Client } from '@urql/core';
import { type Mark, nameOf } from '../../../contract/marks/merge.ts';
import { onChance } from '../../device/return.ts';
import { currentConnection, onConnectionChange } from '../../offline/connection.ts';
import type { MarkRegister } from '../../offline/mark-register.ts';
import { marksQuestion } from './marks.question.ts';

/** Two people at one shopping list look at it all the time; nothing new costs less than a kilobyte. */
const PULL_EVERY_MS = 30_000;

/** `onGone` is told which marks another device has ended. Returns a function that ends it. */
export function pullMarks(
  client: Client,
  register: MarkRegister,
  onGone: (gone: readonly Mark[]) => void,
): () => void {
  let isStopped = false;
  let isPulling = false;
  let isAskedAgain = false;

  /** Returns true if there is more to ask for. A failed request is repeated at the next chance. */
  async function pullPage(): Promise<boolean> {
    const variables = marksQuestion.variablesOf(register.cursor);
    const { data } = await client
      .query(marksQuestion.document, variables, { requestPolicy: 'network-only' })
      .toPromise();
    const page = marksQuestion.answerOf([data]);
    if (!page || isStopped) return false;
    const marks = page.marks.map(({ __typename: _type, ...mark }) => mark);
    const gone = marks.filter((mark) => mark.value === null && register.marks.get(nameOf(mark))?.value);
    await register.take(marks, { cursor: page.cursor, isLast: !page.hasMore });
    if (gone.length > 0 && !isStopped) onGone(gone);
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

  const timer = setInterval(() => {
    // Without a network the next chance is its return.
    if (currentConnection() !== 'offline' && document.visibilityState === 'visible') void pull();
  }, PULL_EVERY_MS);
  const stopListening = onChance(() => void pull());
  const stopFollowing = onConnectionChange((connection) => {
    // Another request came through: the network is back, though the browser never missed it.
    if (connection === 'online' && !isPulling) void pull();
  });
  void pull();
  return () => {
    isStopped = true;
    clearInterval(timer);
    stopListening();
    stopFollowing();
  };
}
