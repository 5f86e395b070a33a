/** Reads the form of a training that she has done as a person means it, and names in words each value that cannot be stored. */
import { SESSION_MINUTES } from '../../../../contract/limits.ts';
import { momentOf, withSecondsOf } from '../../../../contract/moments.ts';
import { checkMoment, type TypedMoment } from '../../../language/check-moment.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import type { SessionDraft, SessionNotes } from './save-session.ts';
import type { FreeKind } from './session.ts';
import { sessionsText } from './sessions.text.ts';
import type { SetErrors } from './set-draft.ts';

/** The figures as typed. */
export interface TypedSession extends TypedMoment {
  kind: FreeKind;
  name: string;
  minutes: string;
  /** Empty if she does not say. */
  effort: string;
  note: string;
}

/** Kept in the order of the form, so that the first wrong one is the first that she meets. */
export const FORM_FIELDS = ['training', 'minutes', 'day', 'time', 'consent'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export interface FieldErrors extends Partial<Record<FormField, string>> {
  sets?: SetErrors;
}

export type CheckedSession = Omit<SessionDraft, 'id' | 'sets'> & { endDateTime: string };
export type CheckAnswer = { ok: true; checked: CheckedSession } | { ok: false; errors: FieldErrors };

/** Of a session that is edited. */
export type KeptTimes = Pick<SessionDraft, 'eventDateTime' | 'endDateTime' | 'minutes'>;

/** Returns the session, or a sentence for each field that is wrong. `kept` is of the one that is edited. */
export function checkSession(typed: TypedSession, now: Date, kept?: KeptTimes): CheckAnswer {
  const minutes = minutesOf(typed.minutes);
  const keptMoment = kept?.eventDateTime;
  const { moment, errors: momentErrors } = checkMoment(typed, {
    now,
    keptMoment,
    futureWords: sessionsText.future,
  });
  const errors: FieldErrors = { ...('error' in minutes && { minutes: minutes.error }), ...momentErrors };
  if ('error' in minutes || moment === undefined) return { ok: false, errors };
  const eventDateTime = moment === keptMoment ? moment : withSecondsOf(moment, now);
  const checked: CheckedSession = {
    kind: typed.kind,
    name: textOf(typed.name),
    eventDateTime,
    endDateTime: endOf(eventDateTime, minutes.value, kept),
    minutes: minutes.value,
    ...notesOf(typed),
  };
  return { ok: true, checked };
}

/** Minutes leave out long breaks, which her end does not: it changes with its beginning, and is counted anew with other minutes. */
function endOf(eventDateTime: string, minutes: number, kept: KeptTimes | undefined): string {
  const beganMs = Date.parse(eventDateTime);
  if (!kept?.endDateTime || kept.minutes !== minutes) return momentOf(new Date(beganMs + minutes * 60_000));
  if (kept.eventDateTime === eventDateTime) return kept.endDateTime;
  return momentOf(new Date(Date.parse(kept.endDateTime) + beganMs - Date.parse(kept.eventDateTime)));
}

function minutesOf(typed: string): { value: number } | { error: string } {
  const parsed = parseDecimal(typed);
  if (!parsed.ok)
    return { error: parsed.reason === 'empty' ? sessionsText.minutesMissing : sessionsText.minutesRange };
  const { value } = parsed;
  const isWhole = Number.isInteger(value) && value >= SESSION_MINUTES.min && value <= SESSION_MINUTES.max;
  return isWhole ? { value } : { error: sessionsText.minutesRange };
}

function textOf(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** Her effort and note, as she typed them. */
export function notesOf({ effort, note }: Pick<TypedSession, 'effort' | 'note'>): SessionNotes {
  return { effort: effort === '' ? null : Number(effort), note: textOf(note) };
}

/** True if it says how she felt, which needs her consent. */
export function hasNotes({ effort, note }: Pick<TypedSession, 'effort' | 'note'>): boolean {
  return effort !== '' || note.trim() !== '';
}
