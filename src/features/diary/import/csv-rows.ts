import { CELL_MAX_LENGTH, COLUMNS_MAX } from './import-limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface CsvRow {
  /** The line of the file that it begins on, from one. */
  line: number;
  cells: readonly string[];
}

/** The rows of a table as RFC 4180 writes them, whatever ends its lines; rows without anything in them are left out. */
export function* csvRows(text: string, delimiter: string): Generator<CsvRow> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
      line += cell.lines;
      cells.push(cell.text);
      at = cell.end;
      if (cells.length > COLUMNS_MAX) throw new UnreadableFile('longLine');
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { ...row, cells };
  }
}

interface Cell {
  text: string;
  /** The index of the delimiter or of the end of the line. */
  end: number;
  /** Line ends within it. */
  lines: number;
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') {
    end += 1;
    if (end - start > CELL_MAX_LENGTH) throw new UnreadableFile('longLine');
  }
  return { text: text.slice(start, end), end, lines: 0 };
}

function quotedCell(text: string, start: number, delimiter: string): Cell {
  let kept = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1 || quote - start > CELL_MAX_LENGTH) throw new UnreadableFile('brokenTable');
    kept += text.slice(from, quote);
    const next = text[quote + 1];
    if (next !== '"') {
      // Anything else after a closing quote: the quotes do not pair, and the cells from there on are a guess.
      if (next !== undefined && next !== delimiter && next !== '\r' && next !== '\n')
        throw new UnreadableFile('brokenTable');
      return { text: kept, end: quote + 1, lines: kept.split('\n').length - 1 };
    }
    kept += '"';
    from = quote + 2;
  }
}
