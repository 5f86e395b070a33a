/** Her measurements as a table that an Estonian spreadsheet opens by itself, and that the import reads back. */
import { formatDayShort, formatTime } from '../../../language/dates.ts';
import { diary } from '../../../language/words.ts';
import { FIGURES, unitOf } from '../../../../contract/measurement-figures.ts';
import type { Measurement } from './measurement.ts';

/** Excel takes the letters for Windows' own without it. */
const BYTE_ORDER_MARK = '\uFEFF';
const NAMES = FIGURES.map(
  (figure) => `${figure === 'weight' ? diary['weight.long'] : diary[figure]} (${unitOf(figure)})`,
);
const HEADER = [diary.date, diary.time, ...NAMES];

/** A row for each measurement with figures, in the given order; days and hours are those of her place then. */
export function measurementsTable(measurements: readonly Measurement[]): string {
  const rows = measurements
    .filter((measurement) => FIGURES.some((figure) => measurement[figure] !== null))
    .map((measurement) => {
      const figures = FIGURES.map((figure) => measurement[figure]?.toString().replace('.', ',') ?? '');
      const { eventDateTime } = measurement;
      return [formatDayShort(eventDateTime), formatTime(eventDateTime), ...figures];
    });
  return BYTE_ORDER_MARK + [HEADER, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('');
}
