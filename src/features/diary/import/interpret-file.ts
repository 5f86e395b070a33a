/** The meaning of a file: measurements, the rows that cannot be one and why, and the questions that only she can answer. */
import { dayOf } from '../../../../contract/moments.ts';
import { type Figure, rangeOf } from '../../../../contract/measurement-figures.ts';
import type { Figures } from '../measurements/measurement.ts';
import { type DayOrder, openOrder, readMoment } from './read-moment.ts';
import { hasOwnUnit, readQuantity } from './read-quantity.ts';
import type { ReadFile, ReadFigure, ReadRow, Unit } from './reading.ts';

export interface FoundMeasurement {
  place: number;
  eventDateTime: string;
  figures: Figures;
}

export type RowProblem = { place: number; text: string } & (
  | { kind: 'date' | 'future' }
  | { kind: 'number' | 'range'; figure: Figure }
);

/** Her answers to the file's open questions. */
export interface Choices {
  weightUnit: 'kg' | 'lb' | 'st';
  girthUnit: 'cm' | 'in';
  dayOrder: DayOrder;
  /** Height of the person whose measurements are read; undefined if all are. */
  height: string | undefined;
}

export interface OpenQuestions {
  isWeightUnitOpen: boolean;
  isGirthUnitOpen: boolean;
  isDayOrderOpen: boolean;
  /** More than one: several people share the scale. The most frequent first. */
  heights: readonly string[];
}

export interface Interpretation {
  measurements: readonly FoundMeasurement[];
  problems: readonly RowProblem[];
  /** Rows without any of the diary's figures. */
  emptyRows: number;
}

export function openQuestions({ rows }: ReadFile): OpenQuestions {
  const isOpen =
    (isWeight: boolean) =>
    ({ figure, unit, text }: ReadFigure) =>
      (figure === 'weight') === isWeight && unit === undefined && /[1-9]/.test(text) && !hasOwnUnit(text);
  const orders = rows.flatMap(({ date }) => [openOrder(date) ?? []]).filter((order) => order.length === 2);
  return {
    isWeightUnitOpen: rows.some(({ figures }) => figures.some(isOpen(true))),
    isGirthUnitOpen: rows.some(({ figures }) => figures.some(isOpen(false))),
    isDayOrderOpen:
      orders.length > 0 && orders.every(([first = 0, second = 0]) => first <= 12 && second <= 12),
    heights: byFrequency(rows.flatMap(({ height }) => height || [])),
  };
}

/** The likeliest; if the dates themselves say the order, that one. */
export function likelyChoices(file: ReadFile): Choices {
  const { heights } = openQuestions(file);
  const isMonthFirst = file.rows.some(({ date }) => (openOrder(date)?.[1] ?? 0) > 12);
  return {
    weightUnit: 'kg',
    girthUnit: 'cm',
    dayOrder: isMonthFirst ? 'month' : 'day',
    height: heights.length > 1 ? heights[0] : undefined,
  };
}

export function interpretFile({ rows }: ReadFile, choices: Choices, today: string): Interpretation {
  const measurements: FoundMeasurement[] = [];
  const problems: RowProblem[] = [];
  let emptyRows = 0;
  for (const row of rows) {
    if (choices.height !== undefined && row.height !== choices.height) continue;
    const { figures, wrong } = figuresOf(row, choices);
    problems.push(...wrong);
    if (Object.keys(figures).length === 0) {
      if (wrong.length === 0) emptyRows += 1;
      continue;
    }
    const moment = readMoment(row.date, row.time, choices.dayOrder);
    const { place } = row;
    if (moment === undefined) problems.push({ place, kind: 'date', text: `${row.date} ${row.time}`.trim() });
    else if (dayOf(moment) > today) problems.push({ place, kind: 'future', text: dayOf(moment) });
    else measurements.push({ place, eventDateTime: moment, figures });
  }
  return { measurements, problems, emptyRows };
}

function figuresOf(row: ReadRow, choices: Choices): { figures: Figures; wrong: RowProblem[] } {
  const figures: Figures = {};
  const wrong: RowProblem[] = [];
  const { place } = row;
  for (const { figure, text, unit } of row.figures) {
    const chosen: Unit = figure === 'weight' ? choices.weightUnit : choices.girthUnit;
    const quantity = readQuantity(text, unit ?? chosen);
    if (quantity.type === 'nothing') continue;
    const { min, max } = rangeOf(figure);
    if (quantity.type === 'unreadable') wrong.push({ place, kind: 'number', figure, text });
    else if (quantity.value < min || quantity.value > max) wrong.push({ place, kind: 'range', figure, text });
    else figures[figure] = quantity.value;
  }
  return { figures, wrong };
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([text]) => text);
}
