import { turnOf, withTurn } from '../../offline/turn.ts';
import { mayBeReplaced, openWork } from './open-work.ts';
import { applyUpdate } from './worker-registration.ts';

/** A send takes less than this. */
const PATIENCE_MS = 60_000;

/**
 * Lets the new version in when nothing of the member's is on its way, and lets nothing start until it is there. Returns true if
 * it did: not if she has begun something meanwhile, or if a send does not end.
 */
export async function updateWhenSent(memberId: string | undefined): Promise<boolean> {
  const apply = async (): Promise<boolean> => {
    if (!mayBeReplaced(openWork())) return false;
    await applyUpdate();
    return true;
  };
  if (memberId === undefined) return apply();
  const turn = await withTurn(turnOf(memberId), PATIENCE_MS, apply);
  return turn.had && turn.result;
}
