/** The contents of the form of a training that she has done while it is being filled in. */
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { countedSets } from '../../../../contract/session-sets.ts';
import { formatTime } from '../../../language/dates.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import { type FieldErrors, FORM_FIELDS, type FormField, type TypedSession } from './check-session.ts';
import { draftOfSession } from './save-session.ts';
import { FREE_KINDS, type Session } from './session.ts';
import { type DraftSet, draftSetOf, figureId, SET_FIGURES } from './set-draft.ts';

export interface Draft extends Omit<TypedSession, 'minutes' | 'day' | 'time'> {
  /** That of the session, which a new one has from its first letter on. */
  id: string;
  /** The training of the catalogue; empty until she chooses one. */
  trainingId: string;
  /** Undefined until she changes it. */
  minutes?: string;
  day?: string;
  time?: string;
  hasConsented: boolean;
  /** Undefined of a new one until she adds them. */
  sets?: readonly DraftSet[] | undefined;
}

const EMPTY: Omit<Draft, 'id'> = {
  kind: 'WALK',
  name: '',
  trainingId: '',
  effort: '',
  note: '',
  hasConsented: false,
};

/** An empty draft, or the values of the session being edited. */
export function draftOf(session: Session | undefined): Draft {
  if (!session) return { ...EMPTY, id: crypto.randomUUID() };
  return {
    id: session.id,
    kind: FREE_KINDS.find((kind) => kind === session.kind) ?? 'OTHER',
    name: session.name ?? '',
    trainingId: session.trainingId ?? '',
    minutes: session.minutes === null ? '' : String(session.minutes),
    effort: session.effort === null ? '' : String(session.effort),
    note: session.note ?? '',
    day: dayOf(session.eventDateTime),
    time: formatTime(session.eventDateTime),
    hasConsented: false,
    sets: countedSets(draftOfSession(session).sets ?? []).map(draftSetOf),
  };
}

interface Opening {
  openedAt: Date;
  day: string;
  /** The length of its training, in minutes. */
  duration?: number | null | undefined;
}

/**
 * The values of the form. Until she gives a length, it is that of the training. Until she chooses a moment, it has just ended, or
 * ended at this time of the day she logs it for.
 */
export function typedOf(draft: Draft, { openedAt, day, duration = null }: Opening): TypedSession {
  const { id: _id, hasConsented: _hasConsented, trainingId: _trainingId, sets: _sets, ...typed } = draft;
  const minutesTyped = draft.minutes ?? (duration === null ? '' : String(duration));
  const parsed = parseDecimal(minutesTyped);
  const minutes = parsed.ok && parsed.value > 0 && parsed.value <= 600 ? parsed.value : 0;
  const began = momentOf(new Date(openedAt.getTime() - minutes * 60_000));
  const now = momentOf(openedAt);
  const time = draft.time ?? formatTime(began);
  // A session that ended just after midnight began the day before; so did one at the hour that she has set, if that is still to
  // come today.
  const isOfToday = draft.time === undefined ? dayOf(began) === day : draft.time <= formatTime(now);
  return {
    ...typed,
    minutes: minutesTyped,
    day: draft.day ?? (day === dayOf(now) && !isOfToday ? dayOf(began) : day),
    time,
  };
}

/** The draft for the device to remember: a form that is opened another day goes on with the day and the time that it showed. */
export function atItsMoment(draft: Draft, opening: Opening): Draft {
  const { day, time } = typedOf(draft, opening);
  return { ...draft, day, time, hasConsented: false };
}

/** The name under which the device remembers a new session of these trainings, or a free one. */
export function draftNameOf(trainings: readonly { id: string }[] | undefined): string {
  if (!trainings) return 'session-draft';
  return `session-draft.${trainings.length === 1 ? trainings[0]?.id : ''}`;
}

export function isSessionDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const {
    sets = [],
    minutes = '',
    hasConsented: _not,
    ...texts
  }: Partial<Record<keyof Draft, unknown>> = value;
  const isSet = (set: unknown) => typeof set === 'object' && set !== null && 'set' in set && 'typed' in set;
  return (
    ['kind', 'name', 'trainingId', 'effort', 'note', 'day', 'time'].every((field) => field in texts) &&
    Object.values({ ...texts, minutes }).every((text) => typeof text === 'string') &&
    Array.isArray(sets) &&
    sets.every(isSet)
  );
}

/** The id of a field's control, which is focused when it is wrong. */
export const fieldId = (field: FormField): string => `session-${field}`;

/** The id of the first control that is wrong, in the order of the form: the sets come before the consent. */
export function firstWrongId({ sets, ...errors }: FieldErrors): string | undefined {
  const ids = FORM_FIELDS.filter((field) => errors[field] !== undefined).map(fieldId);
  const before = ids.filter((id) => id !== fieldId('consent'));
  return [...before, ...Object.keys(sets ?? {}), ...ids].at(0);
}

/** The errors that remain after a change of the set at `index`. */
export function withoutSetErrors(errors: FieldErrors, index: number): FieldErrors {
  const { sets = {}, ...others } = errors;
  const own = new Set(SET_FIGURES.map((figure) => figureId(index, figure)));
  const left = Object.entries(sets).filter(([id]) => !own.has(id));
  return left.length === 0 ? others : { ...others, sets: Object.fromEntries(left) };
}
