/** Reads the calculator's form as a person means it, and says in words which values cannot be used. */
import { parseDecimal } from '../../../language/parse-decimal.ts';
import { calculator } from '../../../language/words.ts';
import { calculatorText } from './calculator.text.ts';
import type { Activity, Condition, EnergyQuestion, Goal } from './energy-need.ts';

/** The form's values, as typed and chosen. */
export interface TypedQuestion {
  age: string;
  height: string;
  weight: string;
  bodyFat: string;
  activity: Activity;
  goal: Goal;
  condition: Condition;
  deficitPercent: number;
}

/** Kept in the order of the form. */
export const NUMBER_FIELDS = ['age', 'height', 'weight', 'bodyFat'] as const;
export type NumberFieldName = (typeof NUMBER_FIELDS)[number];
export type QuestionErrors = Partial<Record<NumberFieldName, string>>;

const RANGES: Record<NumberFieldName, { min: number; max: number; error: string }> = {
  age: { min: 18, max: 80, error: calculatorText.ageRange },
  height: { min: 130, max: 210, error: calculatorText.heightRange },
  weight: { min: 35, max: 250, error: calculatorText.weightRange },
  bodyFat: { min: 10, max: 55, error: calculatorText.bodyFatRange },
};

export type QuestionAnswer = { ok: true; question: EnergyQuestion } | { ok: false; errors: QuestionErrors };

export function checkQuestion(typed: TypedQuestion): QuestionAnswer {
  const errors: QuestionErrors = {};
  const numbers: Partial<Record<NumberFieldName, number>> = {};
  for (const field of NUMBER_FIELDS) {
    const read = readNumber(field, typed[field]);
    if (typeof read === 'string') errors[field] = read;
    else if (read !== undefined) numbers[field] = read;
  }
  const { age, height, weight, bodyFat } = numbers;
  if (Object.keys(errors).length > 0 || age === undefined || height === undefined || weight === undefined)
    return { ok: false, errors };
  const { activity, goal, condition, deficitPercent } = typed;
  const body = { ageYears: age, heightCm: height, weightKg: weight, bodyFatPercent: bodyFat };
  return { ok: true, question: { ...body, activity, goal, condition, deficitPercent } };
}

/** Returns the number or the problem; undefined for an optional field left empty. */
function readNumber(field: NumberFieldName, typed: string): number | string | undefined {
  const parsed = parseDecimal(typed);
  if (!parsed.ok) {
    if (parsed.reason === 'not-a-number') return calculatorText.number;
    return field === 'bodyFat' ? undefined : calculatorText.missing;
  }
  const { min, max, error } = RANGES[field];
  const { value } = parsed;
  if (field === 'age' && value >= 0 && value < min) return calculator.under18;
  const isWhole = field !== 'age' || Number.isInteger(value);
  return value < min || value > max || !isWhole ? error : value;
}
