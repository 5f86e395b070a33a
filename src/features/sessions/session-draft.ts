/** The contents of the form of a training that she has done while it is being filled in. */
import { dayOf, momentOf } from '../../contract/moments.ts';
import { formatTime } from '../../language/dates.ts';
import { parseDecimal } from '../../language/parse-decimal.ts';
import type { FormField, TypedSession } from './check-session.ts';
import { FREE_KINDS, type Session } from './session.ts';

export interface Draft extends Omit<TypedSession, 'minutes' | 'day' | 'time'> {
  /** The training of the catalogue; empty until she chooses one. */
  trainingId: string;
  /** Undefined until she changes it. */
  minutes?: string;
  day?: string;
  time?: string;
  hasConsented: boolean;
}

const EMPTY: Draft = { kind: 'WALK', name: '', trainingId: '', effort: '', note: '', hasConsented: false };

/** An empty draft, or the values of the session being edited. */
export function draftOf(session: Session | undefined): Draft {
  if (!session) return EMPTY;
  return {
    kind: FREE_KINDS.find((kind) => kind === session.kind) ?? 'OTHER',
    name: session.name ?? '',
    trainingId: session.trainingId ?? '',
    minutes: session.minutes === null ? '' : String(session.minutes),
    effort: session.effort === null ? '' : String(session.effort),
    note: session.note ?? '',
    day: dayOf(session.eventDateTime),
    time: formatTime(session.eventDateTime),
    hasConsented: false,
  };
}

/**
 * What the form shows: until she says how long, as long as its training; until she chooses a moment, it has just ended, or
 * ended at this time of the day she logs it for.
 */
export function typedOf(
  draft: Draft,
  { openedAt, day, duration = null }: { openedAt: Date; day: string; duration?: number | null | undefined },
): TypedSession {
  const { hasConsented: _hasConsented, trainingId: _trainingId, ...typed } = draft;
  const minutesTyped = draft.minutes ?? (duration === null ? '' : String(duration));
  const parsed = parseDecimal(minutesTyped);
  const minutes = parsed.ok && parsed.value > 0 && parsed.value <= 600 ? parsed.value : 0;
  const began = momentOf(new Date(openedAt.getTime() - minutes * 60_000));
  const isSameDay = dayOf(began) === dayOf(momentOf(openedAt));
  return {
    ...typed,
    minutes: minutesTyped,
    day: draft.day ?? day,
    time: draft.time ?? (isSameDay ? formatTime(began) : '00:00'),
  };
}

/** The id of a field's control, which is focused when it is wrong. */
export const fieldId = (field: FormField): string => `session-${field}`;
