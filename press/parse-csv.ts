/** One record and the line it starts on (1-based). */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Reads comma-separated text after RFC 4180: a cell in double quotes may contain commas, line breaks and doubled
 * quotes. Blank lines are skipped.
 */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  // Each match is one cell with its terminator: a comma, a line break or the end of the text.
  for (const [whole, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu,
  )) {
    if (whole === '' && record.cells.length === 0) break;
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
    record = { line, cells: [] };
  }
  return records;
}
