/** A measurement's figures: checked against the contract's limits, kept as whole tenths. */
import { type Figure, FIGURES, rangeOf } from '../../../../contract/measurement-figures.ts';
import { badInput } from '../../../core/failures.ts';
import type { CreateMeasurementInput } from '../../../core/contract-types.generated.ts';

/** In tenths of a kilogram or centimetre; null if not measured. */
export type Figures = Record<Figure, number | null>;

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
  for (const name of FIGURES) {
    const value = input[name] ?? null;
    const { min, max } = rangeOf(name);
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

/** In kilograms and centimetres. */
export function figuresInUnits(row: Figures): Record<Figure, number | null> {
  const figures = { ...NO_FIGURES };
  for (const name of FIGURES) {
    const tenths = row[name];
    if (tenths !== null) figures[name] = tenths / 10;
  }
  return figures;
}

export function hasAnyFigure(figures: Figures): boolean {
  return FIGURES.some((name) => figures[name] !== null);
}

export function areSameFigures(one: Figures, other: Figures): boolean {
  return FIGURES.every((name) => one[name] === other[name]);
}
