import { VISITOR_ID } from './member-memory.ts';
import { useSession } from './use-session.ts';

/** Under whose name this device remembers things: the member's id, or the visitor's. */
export function useMemberId(): string {
  const session = useSession();
  return session.state === 'authenticated' ? session.member.id : VISITOR_ID;
}
