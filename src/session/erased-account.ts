/**
 * An account that was erased. None of its tokens counts, so the service is asked without one, and says it of an erased account to
 * whoever knows its id (decision 147). Nothing else takes anything off the device: not a refusal, not silence, not a portal's
 * answer.
 */
import { paths } from '../../contract/paths.ts';
import { erasedPath } from '../../contract/service-paths.ts';
import { deadline } from '../offline/deadline.ts';
import { noteErased } from './erased-members.ts';
import { countEntries } from './left-entries.ts';
import { signOut } from './sign-out.ts';

const TIMEOUT_MS = 8_000;

export async function isAccountErased(memberId: string): Promise<boolean> {
  try {
    const response = await fetch(erasedPath(memberId), {
      cache: 'no-store',
      redirect: 'error',
      signal: deadline(TIMEOUT_MS),
    });
    if (!response.ok) return false;
    const said: unknown = await response.json();
    return typeof said === 'object' && said !== null && 'isErased' in said && said.isErased === true;
  } catch {
    return false;
  }
}

/** One at a time: a second would find nothing unsent, and say so. */
let leaving: Promise<boolean> | undefined;

/**
 * Removes all data about her that this device keeps, waiting entries included, and opens the page that says so. Returns false if
 * somebody else is signed in, or signing in. Then all is as it was, and her data is removed once the other is signed in, or at
 * the next start.
 */
export function leaveErased(memberId: string): Promise<boolean> {
  leaving ??= leave(memberId).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(memberId: string): Promise<boolean> {
  await noteErased(memberId);
  const unsent = (await countEntries(memberId)) > 0 ? '&unsent' : '';
  const goTo = `${paths.settings.to()}?action=erased${unsent}`;
  return signOut({ memberId, unsent: { giveUp: 'all' }, goTo });
}

/** One at a time, though several things tell of one return. */
let asking: Promise<unknown> | undefined;

/** Does so if her account is erased, in a page that she sees: her other pages are a visitor's then. */
export async function leaveWhereErased(memberId: string): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  asking ??= isAccountErased(memberId)
    .then((isErased) => (isErased ? leaveErased(memberId) : undefined))
    .finally(() => {
      asking = undefined;
    });
  await asking;
}
