import type { SessionStore } from '../../session/session-store.ts';

/**
 * Removes what earlier members left on the device, now and whenever another one has signed in: a session that had ended signed
 * nobody out.
 */
export function cleanUp({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>): void {
  const memberId = () => {
    const session = get();
    return session.state === 'authenticated' ? session.member.id : undefined;
  };
  let latest = memberId();
  subscribe(() => {
    const present = memberId();
    if (present === undefined || present === latest) return;
    latest = present;
    removeLeftovers();
  });
  removeLeftovers();
}

function removeLeftovers(): void {
  // The next start finds what could not be removed now.
  import('../../session/member-data.ts').then((data) => data.removeLeftovers()).catch(() => undefined);
}
