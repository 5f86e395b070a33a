/** The tables of an archive, as services and Google Takeout pack them: one for each month, or each figure of the body. */
import { wholeOf } from './byte-stream.ts';
import { READINGS_MAX, TABLE_MAX_BYTES } from './import-limits.ts';
import { readTable } from './read-table.ts';
import type { ArchivedTable, ReadFile, ReadRow } from './reading.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unpackZip, type ZipEntry } from './zip-file.ts';

/** Names that promise weighings: their tables are read first, and their fault is told if none can be read. */
const PROMISING = /(?:^|\/)(?:weight|body)[^/]*$/i;

/** Reads each table that has a date and a figure of the diary, up to what one file may have; the others are named. */
export async function readTables(
  file: Blob,
  entries: readonly ZipEntry[],
  pause: () => Promise<void>,
): Promise<ReadFile> {
  const rows: ReadRow[] = [];
  const tables: ArchivedTable[] = [];
  const unreadTables: string[] = [];
  const unusedColumns = new Set<string>();
  let source: ReadFile['source'] | undefined;
  let fault = new UnreadableFile('nothingInArchive');
  let left = TABLE_MAX_BYTES;
  for (const entry of ordered(entries)) {
    const name = entry.name.slice(entry.name.lastIndexOf('/') + 1);
    try {
      const bytes = await wholeOf(unpackZip(file, entry), left);
      left -= bytes.length;
      const table = await readTable(bytes, pause);
      const from = rows.at(-1)?.place ?? 0;
      tables.push({ name, from });
      for (const row of table.rows) rows.push({ ...row, place: from + row.place });
      for (const column of table.unusedColumns) unusedColumns.add(column);
      source ??= table.source;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      unreadTables.push(name);
      // She is asked for the columns of a single table.
      if (fault.reason === 'nothingInArchive' && PROMISING.test(entry.name))
        fault = new UnreadableFile(error.reason);
    }
    if (rows.length > READINGS_MAX) throw new UnreadableFile('tooLarge');
  }
  if (source === undefined) throw fault;
  return { source, rows, unusedColumns: [...unusedColumns], tables, unreadTables };
}

function ordered(entries: readonly ZipEntry[]): ZipEntry[] {
  const rank = ({ name }: ZipEntry) => (PROMISING.test(name) ? 0 : 1);
  return entries.toSorted((one, other) => rank(one) - rank(other) || one.packedSize - other.packedSize);
}
