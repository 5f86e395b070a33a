/**
 * Signing out: her data leaves the device, also without a network.
 *
 *   she has chosen ─▶ 1 what she gives up is dropped ──something else waits──▶ she is asked again, nothing has changed
 *                        │
 *                        └─▶ 2 session and tokens go ─▶ 3 her data goes, and her outbox where nothing waits in it
 *
 * Each step is whole or not done. Killed before 2 she is signed in as before, killed after it the next start does 3
 * (`removeLeftovers`). What another tab saves meanwhile stays in her own database, which nobody else's session opens,
 * until she is back. The identity service is told last: nothing on the device waits for a network.
 */
import { giveUpEntries, OutboxConnection } from '../offline/outbox-database.ts';
import { keptIdentityConfiguration } from './identity-configuration.ts';
import { removeMemberData } from './member-data.ts';
import { revokeTokens } from './revoke-tokens.ts';
import { tellSessionChanged } from './session-channel.ts';
import { clearKv, readSession } from './session-database.ts';
import { withSessionTurn } from './session-turn.ts';
import { readTokens } from './token-store.ts';

/** Long enough for the request to be on its way: it goes on when the page is left. */
const REVOKE_WAIT_MS = 500;

export interface SignOutChoice {
  /** What becomes of unsent entries: all are kept for her next sign-in, or these (none, where none wait) are given up. */
  unsent: 'keep' | { giveUp: readonly string[] | 'all' };
  /** Where the page starts anew; the start page unless told. */
  goTo?: string;
}

/**
 * Ends the session on this device and loads the page anew. Answers false, having done nothing, where an entry waits that
 * is not among those she gives up. Throws, having done nothing, where the outbox or the session cannot be read.
 */
export async function signOut({ unsent, goTo = '/' }: SignOutChoice): Promise<boolean> {
  const revoke = await withSessionTurn(() => leave(unsent));
  if (!revoke) return false;
  await Promise.race([revoke(), new Promise((resolve) => setTimeout(resolve, REVOKE_WAIT_MS))]);
  location.assign(goTo);
  return true;
}

/** Answers how to tell the identity service; undefined where she is still signed in. */
async function leave(unsent: SignOutChoice['unsent']): Promise<(() => Promise<void>) | undefined> {
  const session = await readSession();
  const memberId = session?.member.id;
  if (memberId !== undefined && unsent !== 'keep' && !(await giveUp(memberId, unsent.giveUp)))
    return undefined;
  const revoke = await revocation();
  await clearKv();
  tellSessionChanged();
  if (memberId !== undefined) await removeMemberData(memberId);
  return revoke;
}

async function giveUp(memberId: string, entryIds: readonly string[] | 'all'): Promise<boolean> {
  const connection = new OutboxConnection(memberId);
  return connection.run((database) => giveUpEntries(database, entryIds)).finally(() => connection.close());
}

/** Prepared while the tokens are still there. */
async function revocation(): Promise<() => Promise<void>> {
  try {
    const configuration = await keptIdentityConfiguration();
    const tokens = await readTokens(configuration.userPoolClientId);
    if (tokens) return () => revokeTokens(configuration, tokens.refreshToken);
  } catch {
    // Where sign-in lives was never known here, so nothing was signed in to.
  }
  return () => Promise.resolve();
}
