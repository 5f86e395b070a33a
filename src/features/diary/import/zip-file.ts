/**
 * Reads a ZIP archive in place (APPNOTE 6.3.10): its list from its end, and then only the file that is wanted, unpacked by the
 * browser as it is read. Nothing is written anywhere, and no size that the archive states of itself is believed.
 */
import { piecesOf } from './byte-stream.ts';
import { ZIP_LIST_MAX_BYTES, ZIP_MAX_RATIO, ZIP_RATIO_FREE_BYTES } from './import-limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ZipEntry {
  name: string;
  isLocked: boolean;
  method: number;
  packedSize: number;
  size: number;
  /** The offset at which its own header begins. */
  offset: number;
}

const END = { signature: 0x06054b50, length: 22, maxComment: 0xffff };
const END_64 = { signature: 0x06064b50, length: 56 };
const LOCATOR_64 = { signature: 0x07064b50, length: 20 };
const LISTED = { signature: 0x02014b50, length: 46 };
const OWN = { signature: 0x04034b50, length: 30 };
const SIZES_64 = 0x0001;
const SEE_64 = 0xffffffff;
const LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;

export async function listZip(file: Blob): Promise<ZipEntry[]> {
  const { offset, size } = await findList(file);
  if (size > ZIP_LIST_MAX_BYTES) throw new UnreadableFile('tooLarge');
  const list = await viewOf(file, offset, size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < size) {
    if (at + LISTED.length > size || list.getUint32(at, true) !== LISTED.signature) throw broken();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      list.getUint16(at + field, true),
    );
    const name = at + LISTED.length;
    const extra = name + (nameLength ?? 0);
    const next = extra + (extraLength ?? 0) + (commentLength ?? 0);
    if (next > size) throw broken();
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, name, nameLength)),
      isLocked: (list.getUint16(at + 8, true) & LOCKED) !== 0,
      method: list.getUint16(at + 10, true),
      ...sizesAt(list, at, new DataView(list.buffer, extra, extraLength)),
    });
    at = next;
  }
  return entries;
}

/** The unpacked pieces of one file. Throws if it packs to less than honest data can, or is not what was listed. */
export async function* unpackZip(
  file: Blob,
  entry: ZipEntry,
  onRead: (packedBytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  if (entry.isLocked) throw new UnreadableFile('lockedArchive');
  if (entry.method !== STORED && entry.method !== DEFLATED) throw broken();
  const own = await viewOf(file, entry.offset, OWN.length);
  if (own.getUint32(0, true) !== OWN.signature) throw broken();
  const start = entry.offset + OWN.length + own.getUint16(26, true) + own.getUint16(28, true);
  const end = start + entry.packedSize;
  if (end > file.size) throw broken();
  const counted = file.slice(start, end).stream().pipeThrough(counting(onRead));
  const unpacked =
    entry.method === STORED ? counted : counted.pipeThrough(new DecompressionStream('deflate-raw'));
  const maxSize = Math.max(ZIP_RATIO_FREE_BYTES, entry.packedSize * ZIP_MAX_RATIO);
  let size = 0;
  try {
    for await (const piece of piecesOf(unpacked)) {
      size += piece.length;
      if (size > maxSize) throw new UnreadableFile('bomb');
      yield piece;
    }
  } catch (error) {
    // Any other error of the stream means that the bytes are no deflated data.
    throw error instanceof UnreadableFile || error instanceof DOMException ? error : broken();
  }
  if (size !== entry.size) throw broken();
}

async function findList(file: Blob): Promise<{ offset: number; size: number }> {
  const tailStart = Math.max(0, file.size - END.length - END.maxComment);
  const tail = await viewOf(file, tailStart, file.size - tailStart);
  for (let at = tail.byteLength - END.length; at >= 0; at -= 1) {
    const isEnd =
      tail.getUint32(at, true) === END.signature &&
      at + END.length + tail.getUint16(at + 20, true) === tail.byteLength;
    if (!isEnd) continue;
    const [size, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    const isLarge = offset === SEE_64 || size === SEE_64 || tail.getUint16(at + 10, true) === 0xffff;
    const list = isLarge ? await findList64(file, tailStart + at) : { offset, size };
    if (list.offset + list.size > file.size) throw broken();
    return list;
  }
  throw broken();
}

async function findList64(file: Blob, end: number): Promise<{ offset: number; size: number }> {
  if (end < LOCATOR_64.length) throw broken();
  const locator = await viewOf(file, end - LOCATOR_64.length, LOCATOR_64.length);
  if (locator.getUint32(0, true) !== LOCATOR_64.signature) throw broken();
  const end64 = await viewOf(file, large(locator, 8), END_64.length);
  if (end64.getUint32(0, true) !== END_64.signature) throw broken();
  return { size: large(end64, 40), offset: large(end64, 48) };
}

/** Sizes beyond four gigabytes are in an extra field, in this order and only those that do not fit. */
function sizesAt(
  list: DataView,
  at: number,
  extra: DataView,
): Pick<ZipEntry, 'packedSize' | 'size' | 'offset'> {
  const written = { size: list.getUint32(at + 24, true), packedSize: list.getUint32(at + 20, true) };
  const sizes = { ...written, offset: list.getUint32(at + 42, true) };
  for (let field = 0; field + 4 <= extra.byteLength; field += 4 + extra.getUint16(field + 2, true)) {
    if (extra.getUint16(field, true) !== SIZES_64) continue;
    let value = field + 4;
    for (const name of ['size', 'packedSize', 'offset'] as const) {
      if (sizes[name] !== SEE_64) continue;
      if (value + 8 > extra.byteLength) throw broken();
      sizes[name] = large(extra, value);
      value += 8;
    }
  }
  return sizes;
}

function large(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken();
  return Number(value);
}

async function viewOf(file: Blob, offset: number, size: number): Promise<DataView<ArrayBuffer>> {
  if (offset + size > file.size) throw broken();
  return new DataView(await file.slice(offset, offset + size).arrayBuffer());
}

function counting(
  onRead: (bytes: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length;
      onRead(bytes);
      controller.enqueue(piece);
    },
  });
}

const broken = () => new UnreadableFile('brokenArchive');
