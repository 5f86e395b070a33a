/** The service's record of a session, by the rule of `server/modules/training/sessions/sessions.repository.ts`. */
import type { SessionInput } from '../../../contract/documents.generated.ts';
import { mergedSets } from '../../../contract/session-sets.ts';
import {
  allSetsOf,
  type Session,
  sessionOf,
} from '../../../src/features/training/sessions/stored-session.ts';
import { sessionOfInput } from '../../../src/features/training/sessions/sessions-with-entries.ts';

/** A session that has ended stays ended; otherwise the later revision wins. The sets of both count. */
export function standingAfter(standing: Session | undefined, input: SessionInput): Session {
  const incoming = sessionOfInput(input);
  if (!standing) return incoming;
  const [stands, falls] = outranks(incoming, standing) ? [incoming, standing] : [standing, incoming];
  return sessionOf({ ...stands, sets: mergedSets(allSetsOf(stands), allSetsOf(falls)) });
}

function outranks(incoming: Session, standing: Session): boolean {
  const isOver = incoming.endDateTime !== null;
  if (isOver !== (standing.endDateTime !== null)) return isOver;
  return incoming.revision > standing.revision;
}
