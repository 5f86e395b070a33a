/** A training as she did it, and what it is called. */
import type { SessionCardFragment } from '../../contract/documents.generated.ts';
import type { SessionKind } from '../../contract/enumerations.ts';
import { countedSets } from '../../contract/session-sets.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { formatCount } from '../../language/plurals.ts';
import { fill } from '../../language/words.ts';
import { sessionsText } from './sessions.text.ts';

type StoredSet = SessionCardFragment['sets'][number];
export type PerformedSet = Omit<StoredSet, 'takenBack'>;

/** `sets` are those that count. Whoever reads them need not know that a set can be taken back. */
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

/** What is to be stored: also what she has taken back, which is marked so. */
export function allSetsOf({ sets, takenBack }: Pick<Session, 'sets' | 'takenBack'>): readonly AnySet[] {
  if (!takenBack) return sets;
  return [...sets, ...takenBack.map((set) => ({ ...set, takenBack: true }))];
}

function withoutMark({ takenBack: _takenBack, ...set }: AnySet): PerformedSet {
  return set;
}

interface Facts extends Pick<Session, 'minutes' | 'effort'> {
  setCount: number;
}

/** Kinds that she can log without a training of the catalogue. */
export const FREE_KINDS = ['WALK', 'RUN', 'GYM', 'OTHER'] as const satisfies SessionKind[];
export type FreeKind = (typeof FREE_KINDS)[number];

/** Her own name for it, or else what kind it was. */
export function nameOf({ name, kind }: { name?: string | null; kind: SessionKind }): string {
  return name ?? sessionsText.kinds[kind];
}

/** Whether it is one of the catalogue that has not ended. */
export function isUnderWay({ kind, endDateTime }: Session): boolean {
  return kind === 'TRAINING' && endDateTime === null;
}

/** „45 min“, „18 seeriat“, „pingutus 7/10“. */
export function factsOf(session: Facts): string[] {
  const { minutes, setCount, effort } = session;

  return [
    ...(minutes === null ? [] : [formatWithUnit(minutes, 'min', 0)]),
    ...(setCount === 0 ? [] : [formatCount(setCount, 'seeria')]),
    ...(effort === null ? [] : [fill(sessionsText.effortFact, { effort })]),
  ];
}
