/** A training as she did it, and its name. */
import type { SessionKind } from '../../../../contract/enumerations.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { sessionsText } from './sessions.text.ts';
import type { Session } from './stored-session.ts';

export type { Session } from './stored-session.ts';

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

/** True if it is one of the catalogue that has not ended. */
export function isUnderWay({ kind, endDateTime }: Session): boolean {
  return kind === 'TRAINING' && endDateTime === null;
}

/** True if it ended before anything was done in it: nothing to show, unless a set of another phone joins it. */
export function isNothingDone(session: Session): boolean {
  const { kind, eventDateTime, endDateTime, minutes, effort, note, sets } = session;
  const isEmpty = sets.length === 0 && (minutes ?? effort ?? note) === null;
  return kind === 'TRAINING' && isEmpty && endDateTime === eventDateTime;
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
