import { VISITOR } from '../library/viewer.ts';
import { useMember } from './use-session.ts';

/** The id under which this device remembers things: the member's, or the visitor's. */
export function useMemberId(): string {
  return useMember()?.id ?? VISITOR;
}
