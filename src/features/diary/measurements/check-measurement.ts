/** Reads the measurement form as a person means it, and names in words each figure that cannot be stored. */
import { momentOf } from '../../../../contract/moments.ts';
import { checkMoment, type TypedMoment } from '../../../language/check-moment.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import { diary } from '../../../language/words.ts';
import type { CheckedMeasurement } from './create-measurement.ts';
import { type Figure, FIGURES, rangeOf, unitOf } from '../../../../contract/measurement-figures.ts';
import { type Figures, roundFigure } from './measurement.ts';
import { measurementsText } from './measurements.text.ts';

/** The figures as typed. */
export interface TypedMeasurement extends TypedMoment {
  figures: Readonly<Partial<Record<Figure, string>>>;
}

/** Kept in the order of the form, so that the first wrong one is the first that she meets. */
export const FORM_FIELDS = [...FIGURES, 'day', 'time', 'photo', 'measureConsent', 'photoConsent'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export type FieldErrors = Partial<Record<FormField, string>>;

const MINUTE_MS = 60_000;

export type CheckAnswer = { ok: true; checked: CheckedMeasurement } | { ok: false; errors: FieldErrors };

type FigureAnswer = { value?: number; error?: string };

function checkFigure(figure: Figure, typed: string): FigureAnswer {
  const parsed = parseDecimal(typed);
  if (!parsed.ok) return parsed.reason === 'empty' ? {} : { error: diary['err.number'] };
  const { min, max } = rangeOf(figure);
  if (parsed.value < min || parsed.value > max) return { error: diary[`err.range.${unitOf(figure)}`] };
  if (roundFigure(parsed.value) !== parsed.value) return { error: measurementsText.tooManyDecimals };
  return { value: parsed.value };
}

interface CheckOptions {
  now: Date;
  hasPhoto: boolean;
  /** The field beside which it says that nothing was filled in: the first figure on the form. */
  emptyField?: Figure;
  /** The entry's current moment when editing: kept exactly, with its seconds and offset, unless day or time changes. */
  keptMoment?: string | undefined;
  /** The moments of her other measurements. */
  others?: readonly string[];
}

/** Returns the measurement, or a sentence for each field that is wrong. */
export function checkMeasurement(typed: TypedMeasurement, options: CheckOptions): CheckAnswer {
  const { now, hasPhoto, emptyField = FIGURES[0], keptMoment, others = [] } = options;
  const figures: Figures = {};
  const { moment, errors: momentErrors } = checkMoment(typed, {
    now,
    keptMoment,
    futureWords: measurementsText.future,
  });
  const errors: FieldErrors = { ...momentErrors };
  for (const figure of FIGURES) {
    const { value, error } = checkFigure(figure, typed.figures[figure] ?? '');
    if (value !== undefined) figures[figure] = value;
    if (error !== undefined) errors[figure] = error;
  }
  const isEmpty =
    Object.keys(figures).length === 0 && !FIGURES.some((figure) => errors[figure] !== undefined);
  if (isEmpty && !hasPhoto) errors[emptyField] = diary['err.one'];
  if (moment === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  const eventDateTime = moment === keptMoment ? moment : afterOthersOfMinute(moment, others);
  return { ok: true, checked: { figures, eventDateTime } };
}

/** Of two that were typed for one minute the later one stays the newer, on every device. */
function afterOthersOfMinute(moment: string, others: readonly string[]): string {
  const at = Date.parse(moment);
  const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);
  const ofMinute = others
    .map((other) => Date.parse(other))
    .filter((other) => minuteOf(other) === minuteOf(at));
  const after = Math.max(...ofMinute) + 1;
  return after > at && minuteOf(after) === minuteOf(at) ? momentOf(new Date(after)) : moment;
}

export function firstWrongField(errors: FieldErrors): FormField | undefined {
  return FORM_FIELDS.find((field) => errors[field] !== undefined);
}
