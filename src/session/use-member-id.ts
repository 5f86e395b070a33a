import { VISITOR } from '../library/viewer.ts';
import { useSession } from './use-session.ts';

/** The id under which this device remembers things: the member's, or the visitor's. */
export function useMemberId(): string {
  const session = useSession();
  return session.state === 'authenticated' ? session.member.id : VISITOR;
}
