/**
 * Signing out: her data leaves the device, also without a network. What was not sent is kept for her next sign-in or
 * dropped, as she chose; kept entries stay in her own database, which nobody else's session opens.
 */
import { deleteDB } from 'idb';
import { removeLibrary } from '../library/library-database.ts';
import { removeSavedVideos } from '../library/saved-videos.ts';
import { removeSnapshots } from '../library/screen-snapshot.ts';
import { cacheName } from '../offline/cache-storage.ts';
import { forgetReceipts, OutboxConnection, outboxName } from '../offline/outbox-database.ts';
import { keptIdentityConfiguration } from './identity-configuration.ts';
import { forgetMember } from './member-memory.ts';
import { tellSessionChanged } from './session-channel.ts';
import { clearKv, readSession } from './session-database.ts';
import { readTokens } from './token-store.ts';

const REVOKE_TIMEOUT_MS = 3_000;

export interface SignOutChoice {
  unsent: 'keep' | 'discard';
  /** Where the page starts anew; the start page unless told. */
  goTo?: string;
}

/** Ends the session on this device and loads the page anew. */
export async function signOut({ unsent, goTo = '/' }: SignOutChoice): Promise<void> {
  const session = await readSession();
  await revoke();
  await clearKv();
  if (session) await removeMemberData(session.member.id, unsent);
  tellSessionChanged();
  location.assign(goTo);
}

/** Tells the identity service, if it can be reached; the tokens leave the device either way. */
async function revoke(): Promise<void> {
  try {
    const { userPoolClientId } = await keptIdentityConfiguration();
    if (!navigator.onLine || !(await readTokens(userPoolClientId))) return;
    const amplify = await import('./amplify.ts');
    await amplify.configureAmplify();
    await Promise.race([amplify.signOut(), new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))]);
  } catch {
    // Without a network the refresh token ends by itself after thirty days.
  }
}

async function removeMemberData(memberId: string, unsent: 'keep' | 'discard'): Promise<void> {
  // A tab that still has one of them open closes it on the `blocking` event.
  await deleteDB(cacheName(memberId));
  await removeLibrary(memberId);
  await removeSavedVideos(memberId);
  await removeSnapshots(memberId);
  forgetMember(memberId);
  if (unsent === 'discard') await deleteDB(outboxName(memberId));
  else await forgetWhatWasSent(memberId);
}

/** What waits stays; of what the server has, nothing may. */
async function forgetWhatWasSent(memberId: string): Promise<void> {
  const connection = new OutboxConnection(memberId);
  await connection.run(forgetReceipts);
  connection.close();
}
