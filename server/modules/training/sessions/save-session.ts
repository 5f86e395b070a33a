import { SESSION_MAX_SETS } from '../../../../contract/limits.ts';
import { mergedSets } from '../../../../contract/session-sets.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import type { Services } from '../../../core/services.ts';
import { atomically } from '../../../core/services.ts';
import { holdConsents } from '../../platform/profile/consents.repository.ts';
import { countStored } from '../../platform/stored-today/stored-today.repository.ts';
import { hasNotes } from './session.rules.ts';
import type { NewRevision, SessionRow } from './sessions.repository.ts';
import { addToSession, holdSession, insertRevision } from './sessions.repository.ts';

/** Keeps the revision if it outranks the stored one, and the sets and notes of both; returns the session as it is then. */
export async function saveSession(services: Services, revision: NewRevision): Promise<SessionRow> {
  const { memberId, id } = revision;
  return atomically(services, async (transaction) => {
    if (hasNotes(revision) && !(await holdConsents(transaction, memberId)).has('TRAINING_NOTES'))
      throw new Failure('NOT_AUTHORIZED');
    const held = await holdSession(transaction, memberId, id);
    const sets = setsOfBoth(revision.sets ?? [], held?.sets ?? []);
    const notes = notesOfBoth(withoutErased(revision, held), held);
    const kept = await insertRevision(transaction, { ...revision, ...notes, sets: [...sets] });
    if (kept !== null) {
      await countStored(services, transaction, memberId, 'sessions');
      return kept;
    }
    const row = await holdSession(transaction, memberId, id);
    if (row === null) throw new Error('A session that could not be kept cannot be found either');
    if (row.deletedAt !== null) throw new Failure('NOT_FOUND', 'This session was deleted.');
    const standing = row.sets ?? [];
    const both = setsOfBoth(standing, revision.sets ?? []);
    const { effort, note } = notesOfBoth(row, withoutErased(revision, row));
    if (both === standing && effort === row.effort && note === row.note) return row;
    await addToSession(transaction, row, { sets: [...both], effort, note });
    await countStored(services, transaction, memberId, 'sessions');
    return { ...row, sets: [...both], effort, note };
  });
}

type Sets = NonNullable<SessionRow['sets']>;

/** Those of two phones may be more than a session holds. The later one then hears so, and keeps hers until she has left some out. */
function setsOfBoth(standing: Sets, other: Sets): readonly Sets[number][] {
  const both = mergedSets(standing, other);
  if (both.length > SESSION_MAX_SETS)
    throw badInput('sets', `With those from other devices there are over ${SESSION_MAX_SETS} sets.`);
  return both;
}

type Noted = Pick<SessionRow, 'revision' | 'digest' | 'effort' | 'note'>;

/**
 * Revisions of one number are of two phones that did not know of each other: the notes of one are not taken back by the other,
 * which has none. A later revision counts as a whole, because notes that she cleared must be gone. If two differ in nothing else,
 * no digest decides between them, and neither may the order in which they arrive: the one that sorts last wins.
 */
function notesOfBoth(standing: Noted, other: Noted | null): Pick<SessionRow, 'effort' | 'note'> {
  const { revision, digest, effort, note } = standing;
  if (other?.revision !== revision) return { effort, note };
  if (other.digest !== digest) return { effort: effort ?? other.effort, note: note ?? other.note };
  return { effort: lastOf(effort, other.effort), note: lastOf(note, other.note) };
}

function lastOf<Said extends number | string>(one: Said | null, other: Said | null): Said | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** Her notes are gone with her consent, also from a copy that comes late. */
function withoutErased(revision: NewRevision, row: SessionRow | null): Noted {
  const isErased = revision.revision <= (row?.notesErasedAt ?? 0);
  return isErased ? { ...revision, effort: null, note: null } : revision;
}
