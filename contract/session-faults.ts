/** The rules of a session, the same on the phone and on the server. */
import type { PerformedSetInput, SessionInput, SessionPlaceInput } from './documents.generated.ts';
import {
  EXERCISE_NAME_MAX_LENGTH,
  PLACE_INDEX,
  type Range,
  SESSION_EFFORT,
  SESSION_ID_MAX_LENGTH,
  SESSION_MAX_HOURS,
  SESSION_MAX_SETS,
  SESSION_MINUTES,
  SESSION_NAME_MAX_LENGTH,
  SESSION_NOTE_MAX_LENGTH,
  SESSION_REVISION,
  SET_NUMBER,
  SET_REPETITIONS,
  SET_SECONDS,
  SET_WEIGHT_KG,
} from './limits.ts';

type Field = keyof SessionInput;
const CONTENT_ID = /^[\w-]+$/;

/** The first field that cannot be kept; undefined of a session that can. Moments and enumerations are the schema's matter. */
export function sessionFault(input: SessionInput): Field | undefined {
  const { kind, trainingId, name, note, endDateTime, place, sets } = input;
  const holds: Partial<Record<Field, boolean>> = {
    revision: isIn(SESSION_REVISION, input.revision),
    trainingId: (kind === 'TRAINING') === isGiven(trainingId) && isContentId(trainingId),
    name: isText(name, SESSION_NAME_MAX_LENGTH),
    endDateTime: !isGiven(endDateTime) || isEndOf(input.eventDateTime, endDateTime),
    minutes: isIn(SESSION_MINUTES, input.minutes),
    effort: isIn(SESSION_EFFORT, input.effort),
    note: isText(note, SESSION_NOTE_MAX_LENGTH),
    place: !isGiven(place) || (!isGiven(endDateTime) && isPlace(place)),
    sets: (sets ?? []).length <= SESSION_MAX_SETS && (sets ?? []).every(isSet),
  };
  return (Object.keys(holds) as Field[]).find((field) => !holds[field]);
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** Also true of a value that is not given. */
function isIn({ min, max }: Range, value: number | null | undefined): boolean {
  return !isGiven(value) || (value >= min && value <= max);
}

function isText(text: string | null | undefined, maxLength: number): boolean {
  return !isGiven(text) || (text.trim() !== '' && text.length <= maxLength);
}

function isContentId(id: string | null | undefined): boolean {
  return !isGiven(id) || (CONTENT_ID.test(id) && id.length <= SESSION_ID_MAX_LENGTH);
}

function isEndOf(start: string, end: string): boolean {
  const ms = Date.parse(end) - Date.parse(start);
  return ms >= 0 && ms <= SESSION_MAX_HOURS * 3_600_000;
}

function isPlace(place: SessionPlaceInput): boolean {
  const { section, step, set, secondsLeft, figures, exerciseId, number } = place;
  return (
    [section, step, set].every((index) => isIn(PLACE_INDEX, index)) &&
    isIn(SET_SECONDS, secondsLeft) &&
    isIn(SET_REPETITIONS, figures?.repetitions) &&
    isIn(SET_WEIGHT_KG, figures?.weight) &&
    isContentId(exerciseId) &&
    isIn(SET_NUMBER, number)
  );
}

function isSet({ exerciseId, exercise, number, repetitions, seconds, weight }: PerformedSetInput): boolean {
  return (
    isContentId(exerciseId) &&
    isText(exercise, EXERCISE_NAME_MAX_LENGTH) &&
    isIn(SET_NUMBER, number) &&
    isIn(SET_REPETITIONS, repetitions) &&
    isIn(SET_SECONDS, seconds) &&
    isIn(SET_WEIGHT_KG, weight)
  );
}
