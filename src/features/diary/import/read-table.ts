import { csvRows, type CsvRow } from './csv-rows.ts';
import { textOf } from './file-text.ts';
import { HEADER_WITHIN_ROWS, READINGS_MAX } from './import-limits.ts';
import { beginsWithDate, isDateAlone } from './read-moment.ts';
import type { ColumnRole, ReadFile, ReadRow, UnmatchedTable } from './reading.ts';
import { columnsByHand, columnsOf, roleNamed, type TableColumns } from './table-columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

const CELLS_SHOWN = 3;
const SHOWN_LETTERS = 40;
/** Nobody matches more by hand. */
const COLUMNS_MATCHED = 20;
const DELIMITERS = [';', '\t', ','] as const;

/** A table of measurements as a scale's service or a spreadsheet writes it. `roles` are those of its columns, if she has said them. */
export async function readTable(
  bytes: Uint8Array,
  pause: () => Promise<void>,
  roles?: readonly ColumnRole[],
): Promise<ReadFile> {
  const text = textOf(bytes);
  if (/^\uFEFF?\s*</.test(text)) throw new UnreadableFile('webPage');
  const { delimiter, header, columns } = roles ? headerByHand(text, roles) : findHeader(text);
  const rows: ReadRow[] = [];
  let section: TableColumns | undefined = columns;
  let day = '';
  for (const row of csvRows(text, delimiter)) {
    if (row.line <= header.line) continue;
    await pause();
    const alone = onlyCell(row);
    if (alone !== undefined && isDateAlone(alone)) {
      // Garmin writes the day once, above its weighings.
      day = alone;
    } else if (columns.source === 'Fitbit' && alone !== undefined) {
      // The title of the next table of the same file.
      section = undefined;
    } else if (section) {
      rows.push(readRow(delimiter === ',' ? withSplitFigures(row, section) : row, section, day));
    } else section = columnsOf(row.cells);
    if (rows.length > READINGS_MAX) throw new UnreadableFile('tooLarge');
  }
  return { source: columns.source, rows, unusedColumns: columns.unused };
}

interface Header {
  delimiter: string;
  header: CsvRow;
  columns: TableColumns;
}

function findHeader(text: string): Header {
  let problem = new UnreadableFile('noColumns', unmatchedIn(text));
  for (const delimiter of DELIMITERS) {
    try {
      const found = headerWith(text, delimiter);
      if (found) return found;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problem = error;
    }
  }
  throw problem;
}

interface FirstRows {
  delimiter: string;
  /** The first row of several cells, unless it is a measurement itself. */
  header: CsvRow;
  below: readonly CsvRow[];
}

function firstRows(text: string): FirstRows | undefined {
  for (const delimiter of DELIMITERS) {
    const rows: CsvRow[] = [];
    try {
      for (const row of csvRows(text, delimiter)) {
        if (rows.length > 0 || row.cells.length > 1) rows.push(row);
        if (rows.length > CELLS_SHOWN || row.line > HEADER_WITHIN_ROWS) break;
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
    const [first, ...others] = rows;
    if (first && hasDate(first)) {
      const header = { line: first.line - 1, cells: first.cells.map(() => '') };
      return { delimiter, header, below: rows.slice(0, CELLS_SHOWN) };
    }
    if (first && others.some(hasDate)) return { delimiter, header: first, below: others };
  }
  return undefined;
}

function hasDate({ cells }: CsvRow): boolean {
  return cells.length > 1 && cells.some((cell) => beginsWithDate(cell.trim()));
}

/** Without a date in it there is nothing for her to match. */
function unmatchedIn(text: string): UnmatchedTable | undefined {
  const { header, below = [] } = firstRows(text) ?? {};
  if (header === undefined || header.cells.length > COLUMNS_MATCHED) return undefined;
  const shown = (cell = '') =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .slice(0, SHOWN_LETTERS);
  const roles = header.cells.map(roleNamed);
  const columns = header.cells.map((cell, index) => ({
    name: shown(cell),
    cells: below.map(({ cells }) => shown(cells[index])).filter((each) => each !== ''),
    role: roles[index] !== undefined && roles.indexOf(roles[index]) === index ? roles[index] : 'none',
  }));
  return { columns };
}

function headerByHand(text: string, roles: readonly ColumnRole[]): Header {
  const found = firstRows(text);
  if (!found) throw new UnreadableFile('noColumns');
  return { ...found, columns: columnsByHand(found.header.cells, roles) };
}

function headerWith(text: string, delimiter: string): Header | undefined {
  let seen = 0;
  for (const header of csvRows(text, delimiter)) {
    const columns = columnsOf(header.cells);
    if (columns) return { delimiter, header, columns };
    if ((seen += 1) === HEADER_WITHIN_ROWS) return undefined;
  }
  return undefined;
}

function onlyCell({ cells }: CsvRow): string | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length === 1 && cells[0] === filled[0] ? filled[0] : undefined;
}

/**
 * „68,5“ without quotes in a table of commas is two cells, of a row that is longer than its columns. Then it is a guess which
 * cells belong together: such figures are joined with the next cell, so that she is shown them, and 68 is not read.
 */
function withSplitFigures(row: CsvRow, { width, figures }: TableColumns): CsvRow {
  const { cells } = row;
  const isSplit = ({ index }: { index: number }) =>
    /^\s*\d+\s*$/.test(cells[index] ?? '') && /^\d{1,3}\s*[a-z"]*\s*$/i.test(cells[index + 1] ?? '');
  const isLonger = cells.slice(width).some((cell) => cell.trim() !== '');
  if (!isLonger || !figures.some(isSplit)) return row;
  const joined = [...cells];
  for (const { index } of figures) joined[index] = cells.slice(index).join(', ');
  return { ...row, cells: joined };
}

function readRow({ line, cells }: CsvRow, columns: TableColumns, day: string): ReadRow {
  const at = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const written = at(columns.date);
  // A day alone on its row may have no figures: a row that names its own day is of that day.
  const hasDayAbove = day !== '' && columns.time === undefined && written !== '' && !beginsWithDate(written);
  return {
    place: line,
    date: hasDayAbove ? day : written,
    time: hasDayAbove ? written : at(columns.time),
    figures: columns.figures.map(({ index, figure, unit }) => ({ figure, unit, text: at(index) })),
    ...(columns.height !== undefined && { height: at(columns.height) }),
  };
}
