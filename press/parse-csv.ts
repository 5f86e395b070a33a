/** One record with the line of the file on which it begins (1-based). */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Reads comma-separated text by RFC 4180: a cell in double quotes may hold commas, line ends and doubled quotes.
 * Blank lines are left out.
 */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  // Each match is one cell with what ends it: a comma, a line end or the end of the text.
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
