/** The figures of a measurement, with their units and ranges. */
import type { CreateMeasurementInput } from './documents.generated.ts';
import { GIRTH_CM, type Range, WEIGHT_KG } from './limits.ts';

/** Each number that the contract takes. */
export type Figure = {
  [Name in keyof CreateMeasurementInput]-?: CreateMeasurementInput[Name] extends number | null | undefined
    ? Name
    : never;
}[keyof CreateMeasurementInput];

const GIRTH = { unit: 'cm', range: GIRTH_CM } as const;

/** Ordered from the top to the bottom of the body, after the weight. Leaving out a figure of the contract does not compile. */
const DESCRIBED = {
  weight: { unit: 'kg', range: WEIGHT_KG },
  chest: GIRTH,
  waist: GIRTH,
  hips: GIRTH,
  leftThigh: GIRTH,
  rightThigh: GIRTH,
} as const satisfies Record<Figure, { unit: 'kg' | 'cm'; range: Range }>;

export const FIGURES = Object.keys(DESCRIBED) as [Figure, ...Figure[]];

export function unitOf(figure: Figure): 'kg' | 'cm' {
  return DESCRIBED[figure].unit;
}

export function rangeOf(figure: Figure): Range {
  return DESCRIBED[figure].range;
}
