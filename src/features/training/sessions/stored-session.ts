/** A session as screens know it, and as it is stored and sent. */
import type { SessionCardFragment } from '../../../../contract/documents.generated.ts';
import { countedSets } from '../../../../contract/session-sets.ts';

type StoredSet = SessionCardFragment['sets'][number];
export type PerformedSet = Omit<StoredSet, 'takenBack'>;

/** `sets` are those that count. Readers need not know that a set can be taken back. */
export interface Session extends Omit<SessionCardFragment, 'sets'> {
  sets: PerformedSet[];
  /** Kept beside them, so that they stay away whatever arrives when. */
  takenBack?: readonly PerformedSet[];
}

/** A session as it is stored and sent, with everything among its sets. */
type StoredSession = Omit<Session, 'sets'> & { sets: readonly AnySet[] };
export type AnySet = PerformedSet & Partial<StoredSet>;

export function sessionOf({ sets, takenBack: _former, ...content }: StoredSession): Session {
  const takenBack = sets.filter((set) => set.takenBack).map(withoutMark);
  return {
    ...content,
    sets: countedSets(sets).map(withoutMark),
    ...(takenBack.length > 0 && { takenBack }),
  };
}

/** The sets to store: those that she has taken back too, which are marked so. */
export function allSetsOf({ sets, takenBack }: Pick<Session, 'sets' | 'takenBack'>): readonly AnySet[] {
  if (!takenBack) return sets;
  return [...sets, ...takenBack.map((set) => ({ ...set, takenBack: true }))];
}

function withoutMark({ takenBack: _takenBack, ...set }: AnySet): PerformedSet {
  return set;
}
