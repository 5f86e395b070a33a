/** Reads the measurements of a chosen file, of any kind. Everything happens on this device. */
import { piecesOf } from './byte-stream.ts';
import { TABLE_MAX_BYTES } from './import-limits.ts';
import { readHealthExport } from './read-health-export.ts';
import type { ColumnRole, ReadFile, UnmatchedTable } from './reading.ts';
import { readTable } from './read-table.ts';
import { readTables } from './read-tables.ts';
import { slices } from './slices.ts';
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';
import { listZip, unpackZip, type ZipEntry } from './zip-file.ts';

export type FileAnswer =
  | { ok: true; file: ReadFile }
  | { ok: false; reason: UnreadableReason; table?: UnmatchedTable };

interface ReadOptions {
  /** Called with the share that is read, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The roles of a table's columns, if she has said them. */
  roles?: readonly ColumnRole[];
}

/** Throws only when it is aborted. */
export async function readFile(
  file: Blob,
  { onProgress, signal, roles }: ReadOptions = {},
): Promise<FileAnswer> {
  try {
    const read = await readKind(file, slices(signal), onProgress ?? (() => undefined), roles);
    return { ok: true, file: read };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof UnreadableFile)
      return { ok: false, reason: error.reason, ...(error.table && { table: error.table }) };
    // The browser's own words for a file that was moved, or that a cloud has not brought to the phone.
    if (error instanceof DOMException) return { ok: false, reason: 'lost' };
    throw error;
  }
}

type Pause = () => Promise<void>;
type OnProgress = (share: number) => void;

async function readKind(
  file: Blob,
  pause: Pause,
  onProgress: OnProgress,
  roles?: readonly ColumnRole[],
): Promise<ReadFile> {
  if (file.size === 0) throw new UnreadableFile('empty');
  const head = new Uint8Array(await file.slice(0, 1_000).arrayBuffer());
  if (startsWith(head, 'PK')) return readArchive(file, pause, onProgress);
  const start = new TextDecoder()
    .decode(head)
    .replace(/[\0\uFEFF\uFFFD]/g, '')
    .trimStart();
  if (start.startsWith('<?xml') || start.startsWith('<HealthData')) {
    const pieces = counted(piecesOf(file.stream()), (bytes) => onProgress(bytes / file.size));
    return readHealthExport(pieces, pause);
  }
  if (start.startsWith('<')) throw new UnreadableFile('webPage');
  // The format of Excel before 2007.
  if (startsWith(head, '\u00D0\u00CF\u0011\u00E0')) throw new UnreadableFile('spreadsheet');
  if (file.size > TABLE_MAX_BYTES) throw new UnreadableFile('tooLarge');
  return readTable(new Uint8Array(await file.arrayBuffer()), pause, roles);
}

async function readArchive(file: Blob, pause: Pause, onProgress: OnProgress): Promise<ReadFile> {
  const entries = await listZip(file);
  const health = healthExportAmong(entries);
  if (health) {
    const unpacked = unpackZip(file, health, (bytes) => onProgress(bytes / health.packedSize));
    return readHealthExport(unpacked, pause);
  }
  const tables = entries.filter(({ name }) => name.toLowerCase().endsWith('.csv'));
  if (tables.length > 0) return readTables(file, tables, pause);
  if (entries.some(({ name }) => name === '[Content_Types].xml')) throw new UnreadableFile('spreadsheet');
  const holdsArchive = entries.some(({ name }) => /\.zip$/i.test(name));
  throw new UnreadableFile(holdsArchive ? 'archiveInArchive' : 'nothingInArchive');
}

/** Its name is in the language of the phone; the other text beside it, a clinical document, is named alike in all. */
function healthExportAmong(entries: readonly ZipEntry[]): ZipEntry | undefined {
  const texts = entries.filter(
    ({ name }) => /^apple_health_export\/[^/]+\.xml$/i.test(name) && !/cda/i.test(name),
  );
  return (
    entries.find(({ name }) => /(?:^|\/)export\.xml$/i.test(name)) ??
    texts.toSorted((one, other) => other.size - one.size)[0]
  );
}

async function* counted(
  pieces: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    onRead(bytes);
    yield piece;
  }
}

const startsWith = (bytes: Uint8Array, letters: string) =>
  Array.from(letters).every((letter, index) => bytes[index] === letter.charCodeAt(0));
