/**
 * Writes a ZIP archive (APPNOTE 6.3.10) as the parts of a blob, which are blobs again: the browser's copy of each file stays in
 * its place, on the disk if it is much, and only the headers between them are in the page's memory. Files are stored as they are,
 * not packed:
 *
 *   header, file │ header, file │ … │ list of them all │ its end (and, past four gigabytes, its end in 64 bits before it)
 */

export interface ZippedFile {
  name: string;
  /** ISO text; the time of the clocks at the place of its making. */
  moment: string;
  data: Blob;
  /** The checksum of the data (crc32.ts). */
  crc: number;
}

const UTF_8_NAMES = 0x0800;
const VERSION = 20;
const VERSION_64 = 45;
const SEE_64 = 0xffffffff;
const MANY = 0xffff;

export class ZipWriter {
  readonly #parts: BlobPart[] = [];
  readonly #listed: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;

  /** Each file is of less than four gigabytes; all of them may be more. */
  add({ name, moment, data, crc }: ZippedFile): void {
    const encoded = new TextEncoder().encode(name);
    const facts: Field[] = [
      [2, UTF_8_NAMES],
      [2, 0],
      ...dosTime(moment),
      [4, crc],
      [4, data.size],
      [4, data.size],
      [2, encoded.length],
    ];
    const offset = this.#size;
    const is64 = offset >= SEE_64;
    const extra = is64
      ? bytesOf([
          [2, 1],
          [2, 8],
          [8, offset],
        ])
      : new Uint8Array();
    this.#write(bytesOf([[4, 0x04034b50], [2, VERSION], ...facts, [2, 0]]), encoded);
    this.#write(data);
    const version = is64 ? VERSION_64 : VERSION;
    const listed: Field[] = [[4, 0x02014b50], [2, version], [2, version], ...facts, [2, extra.length]];
    const place: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, is64 ? SEE_64 : offset],
    ];
    this.#listed.push(bytesOf([...listed, ...place]), encoded, extra);
  }

  /** The parts of the archive; to be called once, after the last file. */
  finish(): BlobPart[] {
    const offset = this.#size;
    // Three parts were listed of each file.
    const count = this.#listed.length / 3;
    this.#write(...this.#listed);
    const size = this.#size - offset;
    if (offset >= SEE_64 || count >= MANY) this.#write(end64(count, size, offset, this.#size));
    const short = Math.min(count, MANY);
    const where: Field[] = [
      [4, size],
      [4, Math.min(offset, SEE_64)],
    ];
    this.#write(bytesOf([[4, 0x06054b50], [2, 0], [2, 0], [2, short], [2, short], ...where, [2, 0]]));
    return this.#parts;
  }

  #write(...parts: (Blob | Uint8Array<ArrayBuffer>)[]): void {
    for (const part of parts) {
      this.#parts.push(part);
      this.#size += part instanceof Blob ? part.size : part.length;
    }
  }
}

/** Its length in bytes, and its value. */
type Field = readonly [length: 2 | 4 | 8, value: number];

function bytesOf(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [length]) => sum + length, 0)));
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  return new Uint8Array(view.buffer);
}

function end64(count: number, size: number, offset: number, at: number): Uint8Array<ArrayBuffer> {
  const counts: Field[] = [
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ];
  const record: Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, VERSION_64],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
  ];
  const locator: Field[] = [
    [4, 0x07064b50],
    [4, 0],
    [8, at],
    [4, 1],
  ];
  return bytesOf([...record, ...counts, ...locator]);
}

/** Time and day in two bytes each, which know no seconds between the even ones and no year before 1980. */
function dosTime(moment: string): [Field, Field] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = moment
    .split(/\D/)
    .map((part) => Number(part));
  const time = (hour << 11) | (minute << 5) | (second >> 1);
  return [
    [2, time],
    [2, (Math.max(0, year - 1980) << 9) | (month << 5) | day],
  ];
}
