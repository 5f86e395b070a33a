/** The six figures of a measurement: checked against the contract's limits, kept as whole tenths. */
import type { Range } from '../../../src/contract/limits.ts';
import { GIRTH_CM, WEIGHT_KG } from '../../../src/contract/limits.ts';
import { badInput } from '../../core/failures.ts';
import type { CreateMeasurementInput } from '../../core/contract-types.generated.ts';

const RANGES = {
  weight: WEIGHT_KG,
  hips: GIRTH_CM,
  chest: GIRTH_CM,
  waist: GIRTH_CM,
  leftThigh: GIRTH_CM,
  rightThigh: GIRTH_CM,
} as const satisfies Record<string, Range>;

export type FigureName = keyof typeof RANGES;
export const FIGURE_NAMES = [
  'weight',
  'hips',
  'chest',
  'waist',
  'leftThigh',
  'rightThigh',
] as const satisfies FigureName[];

/** In tenths of a kilogram or centimetre; null where not measured. */
export type Figures = Record<FigureName, number | null>;

export const NO_FIGURES: Figures = {
  weight: null,
  hips: null,
  chest: null,
  waist: null,
  leftThigh: null,
  rightThigh: null,
};

/**
 * Keeps one decimal: 68.54 is stored as 68.5 and 68.55 as 68.6. The range applies to the figure as it was sent.
 * Throws BAD_USER_INPUT naming the figure that is out of range.
 */
export function figuresOf(input: CreateMeasurementInput): Figures {
  const figures = { ...NO_FIGURES };
  for (const name of FIGURE_NAMES) {
    const value = input[name] ?? null;
    const { min, max } = RANGES[name];
    if (value === null) continue;
    if (!(value >= min && value <= max)) throw badInput(name, `${name} is ${min} to ${max}.`);
    figures[name] = toTenths(value);
  }
  return figures;
}

/** Rounds as the decimal is written, half up: 68.55 is a little less than that in binary. */
function toTenths(value: number): number {
  return Math.round(Number((value * 10).toFixed(6)));
}

export function fromTenths(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}

export function hasAnyFigure(figures: Figures): boolean {
  return FIGURE_NAMES.some((name) => figures[name] !== null);
}

export function areSameFigures(one: Figures, other: Figures): boolean {
  return FIGURE_NAMES.every((name) => one[name] === other[name]);
}
