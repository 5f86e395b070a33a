import type { Session } from '../../session/session.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { mayBeReplaced, onOpenWork, openWork } from '../worker/open-work.ts';

/**
 * Keeps a change of her groups from the screens until nothing is open. A subscription that begins or ends on another phone, or by
 * itself, comes with a renewed token, and the engine starts again for it (engine-context.tsx), with every screen. Any other news
 * of her is shown at once, and nothing is held if her session has ended, or is another member's.
 */
export function holdGroups(store: SessionStore): void {
  let stopWaiting = () => {};
  store.hold = (latest) => {
    stopWaiting();
    const held = withGroupsOf(store.get(), latest);
    if (!held || mayBeReplaced(openWork())) return undefined;
    stopWaiting = onOpenWork(() => {
      if (!mayBeReplaced(openWork())) return;
      stopWaiting();
      void store.refresh();
    });
    return held;
  };
}

/** `latest` with the groups that are shown; undefined if they are the same, or must not be shown any longer. */
function withGroupsOf(shown: Session, latest: Session): Session | undefined {
  if (shown.state !== 'authenticated' || latest.state !== 'authenticated') return undefined;
  const { id, groups } = shown.member;
  if (id !== latest.member.id || latest.needsSignIn || groups.join() === latest.member.groups.join())
    return undefined;
  return { ...latest, member: { ...latest.member, groups } };
}
