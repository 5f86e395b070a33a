/**
 * Signing out removes her data from the device, even without a network.
 *
 *   she chooses ─▶ 1 entries she gives up are dropped ──something else waits──▶ she is asked again, nothing has changed
 *                     │
 *                     └─▶ 2 session and tokens are removed ─▶ 3 her data is removed, and her outbox if it is empty
 *
 * Each step happens completely or not at all. Killed before 2, she is still signed in; killed after it, the next start
 * does 3 (`removeLeftovers`). An entry that another tab saves meanwhile stays in her own database, which no other session opens,
 * until she returns. The identity service is notified last, so nothing on the device waits for a network.
 */
import { paths } from '../../contract/paths.ts';
import { endPushSubscription, readPushSubscription, showBadge } from '../device/push-subscription.ts';
import { forgetVisit } from '../device/storage.ts';
import { giveUpEntries, OutboxConnection } from '../offline/outbox-database.ts';
import { clearSession } from './erased-members.ts';
import { readIdToken } from './id-token.ts';
import { keptIdentityConfiguration } from './identity-configuration.ts';
import { removeMemberData } from './member-data.ts';
import { endPushDeviceWith } from './push-device.ts';
import { revokeTokens } from './revoke-tokens.ts';
import { tellSessionChanged } from './session-channel.ts';
import { readSession } from './session-database.ts';
import { withSessionTurn } from './session-turn.ts';
import { readTokens } from './token-store.ts';

/** Long enough for the request to leave; it survives leaving the page. */
const REVOKE_WAIT_MS = 500;

export interface SignOutChoice {
  /** The fate of unsent entries: all are kept for her next sign-in, or these (possibly none) are given up. */
  unsent: 'keep' | { giveUp: readonly string[] | 'all' };
  /** The page to load afterwards; the start page by default. */
  goTo?: string;
  /**
   * The member whose session it is to end, if somebody else may have signed in since that was decided; by default the one who is
   * here.
   */
  memberId?: string;
}

/**
 * Ends the session on this device and reloads the page. Returns false without doing anything if an entry is waiting that is not
 * among those she gives up. It does so too if the device is another member's by now, also one whose sign-in is under way. If
 * nobody is signed in any more, it only loads the page. Throws without doing anything if the outbox or the session cannot be
 * read.
 */
export async function signOut(choice: SignOutChoice): Promise<boolean> {
  const { goTo = paths.landing.to() } = choice;
  const revoke = await withSessionTurn(() => leave(choice));
  if (!revoke) return false;
  await Promise.race([revoke(), new Promise((resolve) => setTimeout(resolve, REVOKE_WAIT_MS))]);
  location.assign(goTo);
  return true;
}

/** Returns the function that tells the identity service; undefined if she is still signed in. */
async function leave({ unsent, memberId: whose }: SignOutChoice): Promise<(() => Promise<void>) | undefined> {
  const session = await readSession();
  const memberId = session?.member.id;
  if (whose !== undefined && memberId === undefined) return () => Promise.resolve();
  if (whose !== undefined && (memberId !== whose || (await isOtherSigningIn(whose)))) return undefined;
  if (memberId !== undefined && unsent !== 'keep' && !(await giveUp(memberId, unsent.giveUp)))
    return undefined;
  const revoke = await revocation();
  await clearSession();
  forgetVisit();
  tellSessionChanged();
  // A push service that is out of reach must not keep her data here.
  const unreminded = Promise.all([endPushSubscription(), showBadge(0)]);
  if (memberId !== undefined) await removeMemberData(memberId);
  await Promise.race([unreminded, new Promise((resolve) => setTimeout(resolve, REVOKE_WAIT_MS))]);
  return revoke;
}

/** The tokens of a sign-in are here a moment before its session. */
async function isOtherSigningIn(memberId: string): Promise<boolean> {
  const configuration = await keptIdentityConfiguration().catch(() => undefined);
  const tokens = configuration && (await readTokens(configuration.userPoolClientId));
  const claims = tokens && readIdToken(tokens.idToken);
  return claims !== undefined && claims.member.id !== memberId;
}

async function giveUp(memberId: string, entryIds: readonly string[] | 'all'): Promise<boolean> {
  const connection = new OutboxConnection(memberId);
  return connection.run((database) => giveUpEntries(database, entryIds)).finally(() => connection.close());
}

/** Must be prepared before the tokens are removed. */
async function revocation(): Promise<() => Promise<void>> {
  try {
    const configuration = await keptIdentityConfiguration();
    const tokens = await readTokens(configuration.userPoolClientId);
    const subscription = await readPushSubscription();
    if (tokens)
      return async () => {
        await Promise.all([
          subscription && endPushDeviceWith(subscription.endpoint, tokens.idToken),
          revokeTokens(configuration, tokens.refreshToken),
        ]);
      };
  } catch {
    // The identity service was never known here, so nobody was signed in to it.
  }
  return () => Promise.resolve();
}
