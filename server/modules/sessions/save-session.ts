import { mergedSets } from '../../../src/contract/session-sets.ts';
import { Failure } from '../../core/failures.ts';
import type { Services } from '../../core/services.ts';
import { atomically } from '../../core/services.ts';
import { holdConsents } from '../profile/consents.repository.ts';
import { countStored } from '../stored-today/stored-today.repository.ts';
import { hasNotes } from './session.rules.ts';
import type { NewRevision, SessionRow } from './sessions.repository.ts';
import { holdSession, insertRevision, setSets } from './sessions.repository.ts';

/** Keeps the revision if it is the latest, and the sets of both; returns the session as it then stands. */
export async function saveSession(services: Services, revision: NewRevision): Promise<SessionRow> {
  const { memberId, id } = revision;
  return atomically(services, async (transaction) => {
    if (hasNotes(revision) && !(await holdConsents(transaction, memberId)).has('TRAINING_NOTES'))
      throw new Failure('NOT_AUTHORIZED');
    const held = await holdSession(transaction, memberId, id);
    const sets = mergedSets(revision.sets ?? [], held?.sets ?? []);
    const kept = await insertRevision(transaction, { ...revision, sets: [...sets] });
    if (kept !== null) {
      await countStored(services, transaction, memberId, 'sessions');
      return kept;
    }
    const row = await holdSession(transaction, memberId, id);
    if (row === null) throw new Error('A session that could not be kept cannot be found either');
    if (row.deletedAt !== null) throw new Failure('NOT_FOUND', 'This session was deleted.');
    const standing = row.sets ?? [];
    const both = mergedSets(standing, revision.sets ?? []);
    if (both === standing) return row;
    await setSets(transaction, memberId, id, [...both]);
    await countStored(services, transaction, memberId, 'sessions');
    return { ...row, sets: [...both] };
  });
}
