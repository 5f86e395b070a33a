import { useEffect } from 'react';
import { onReturn } from '../device/return.ts';
import { renewSession } from './token.ts';
import { useMember } from './use-session.ts';

/** Between two questions; one who looks at several closed things asks once. */
const ASKED_EVERY_MS = 10_000;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks if she may open more by now, on screens that matter to her: she may have paid on another device, and this one would go by
 * its token for up to an hour. Without a network it does nothing.
 */
export function useNewerGroups(): void {
  const isMember = useMember() !== undefined;
  useEffect(() => {
    if (!isMember) return undefined;
    ask();
    return onReturn(ask);
  }, [isMember]);
}

function ask(): void {
  if (performance.now() - askedAt < ASKED_EVERY_MS) return;
  askedAt = performance.now();
  void renewSession();
}
