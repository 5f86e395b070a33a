/** A measurement: optional figures at a moment, and the rules that apply to it everywhere. */
import type { MeasurementFiguresFragment } from '../../../../contract/documents.generated.ts';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { type Figure, FIGURES } from '../../../../contract/measurement-figures.ts';

/** The consents before the first measurement, and before the first with a photo. */
export const DIARY_CONSENTS = ['MEASUREMENTS', 'PHOTOS'] as const satisfies readonly ConsentKind[];

export type Figures = Partial<Record<Figure, number>>;
export type Measurement = MeasurementFiguresFragment;

/** Rounds to one decimal, the contract's precision; also removes floating-point noise from a difference. */
export function roundFigure(value: number): number {
  return Math.round(value * 10) / 10;
}

export function isFigure(name: string): name is Figure {
  return FIGURES.some((figure) => figure === name);
}

/** Each figure's newest value; `measurements` are newest first. */
export function lastFigures(measurements: readonly Measurement[]): Figures {
  const last: Figures = {};
  for (const figure of FIGURES) {
    const value = measurements.find((measurement) => measurement[figure] !== null)?.[figure];
    if (value !== null && value !== undefined) last[figure] = value;
  }
  return last;
}

/** The difference of each figure of `measurements[index]` from its previous value; `measurements` are newest first. */
export function changesSincePrevious(measurements: readonly Measurement[], index: number): Figures {
  const previous = lastFigures(measurements.slice(index + 1));
  const changes: Figures = {};
  for (const figure of FIGURES) {
    const value = measurements[index]?.[figure];
    const before = previous[figure];
    if (value !== null && value !== undefined && before !== undefined)
      changes[figure] = roundFigure(value - before);
  }
  return changes;
}

/** The difference of each figure that both have. */
export function changesBetween(before: Measurement, after: Measurement): Figures {
  return Object.fromEntries(
    FIGURES.flatMap((figure) => {
      const [from, to] = [before[figure], after[figure]];
      return from === null || to === null ? [] : [[figure, roundFigure(to - from)]];
    }),
  );
}

/** A change larger than this share of the last value is questioned: most are mistyped. */
export const DOUBTFUL_CHANGE = 0.2;

export function doubtfulFigures(figures: Figures, last: Figures): Figure[] {
  return FIGURES.filter((figure) => {
    const value = figures[figure];
    const before = last[figure];
    return value !== undefined && before !== undefined && Math.abs(value - before) > before * DOUBTFUL_CHANGE;
  });
}
