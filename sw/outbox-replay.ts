/** Sends the signed-in member's entries when no page does. */
import { GRAPHQL_PATH } from '../contract/service-paths.ts';
import { sendAll } from '../src/offline/sender.ts';
import { factsOf, noteFacts } from '../src/session/phone-facts.ts';
import { readSession } from '../src/session/session-database.ts';
import { currentToken } from '../src/session/token.ts';

/** Browsers stop a worker that runs too long; the rest waits for the next chance. */
const TURN_WAIT_MS = 20_000;

/** Rejects while anything may still be sent later, so that Background Sync tries again. */
export async function replayOutbox(): Promise<void> {
  const session = await readSession();
  if (!session || session.needsSignIn) return;
  const memberId = session.member.id;
  const noting: Promise<void>[] = [];
  const end = await sendAll({
    memberId,
    endpoint: GRAPHQL_PATH,
    token: currentToken,
    turnWaitMs: TURN_WAIT_MS,
    onRecorded: (results) => void noting.push(noteFacts(memberId, factsOf(results)).catch(() => undefined)),
  });
  await Promise.all(noting);
  if (end.type === 'later' || end.type === 'busy') throw new Error(`Left for later: ${end.type}`);
}
