import { crc32 as trueCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../src/device/crc32.ts';
import { ZipWriter } from '../../../src/device/zip-writer.ts';
import { listZip, unpackZip } from '../../../src/features/diary/import/zip-file.ts';

const GIGABYTE = 1024 ** 3;
const MOMENT = '2026-11-23T08:15:42+02:00';

async function textsOf(writer: ZipWriter): Promise<Record<string, string>> {
  const archive = new Blob(writer.finish());
  const texts: Record<string, string> = {};
  for (const entry of await listZip(archive)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of unpackZip(archive, entry)) pieces.push(piece);
    texts[entry.name] = Buffer.concat(pieces).toString();
  }
  return texts;
}

const written = (name: string, text: string) => ({
  name,
  moment: MOMENT,
  data: new Blob([text]),
  crc: crc32(Buffer.from(text)),
});

/** Says that it is this long, and has nothing of it. */
class Hollow extends Blob {
  override readonly size: number;
  constructor(size: number) {
    super();
    this.size = size;
  }
}

/** A file of these parts, of which the hollow ones are read as zeros. */
function fileOf(parts: readonly BlobPart[]): Blob {
  const sizes = parts.map((part) =>
    part instanceof Blob ? part.size : Buffer.from(part as Uint8Array).length,
  );
  const file = new Hollow(sizes.reduce((sum, size) => sum + size, 0));
  file.slice = (from = 0, to = file.size) => {
    let at = 0;
    const cut = parts.map((part, index) => {
      const size = sizes[index] ?? 0;
      const [start, end] = [Math.max(0, from - at), Math.min(size, to - at)];
      at += size;
      if (start >= end) return '';
      return part instanceof Hollow ? new Uint8Array(end - start) : new Blob([part]).slice(start, end);
    });
    return new Blob(cut);
  };
  return file;
}

describe('the checksum', () => {
  it('is the one that ZIP means', () => {
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
    const all = Uint8Array.from({ length: 5_000 }, (_none, index) => (index * 7919) & 0xff);
    expect(crc32(all)).toBe(trueCrc32(all));
    expect(crc32(new Uint8Array())).toBe(0);
  });
});

describe('an archive', () => {
  it('holds each file under its name, as it was', async () => {
    const archive = new ZipWriter();
    archive.add(written('2026-11-23.jpg', 'hommik'));
    archive.add(written('mõõdud.txt', ''));
    expect(await textsOf(archive)).toEqual({ '2026-11-23.jpg': 'hommik', 'mõõdud.txt': '' });
  });

  it('of nothing is an archive too', async () => {
    expect(await textsOf(new ZipWriter())).toEqual({});
  });

  it('says of each file when it was made, its checksum and that its name is in UTF-8', async () => {
    const archive = new ZipWriter();
    archive.add(written('a', 'hommik'));
    const view = new DataView(await new Blob(archive.finish()).arrayBuffer());
    expect(view.getUint16(6, true)).toBe(0x0800);
    const [time, day] = [view.getUint16(10, true), view.getUint16(12, true)];
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([8, 15, 42]);
    expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 11, 23]);
    expect(view.getUint32(14, true)).toBe(trueCrc32(Buffer.from('hommik')));
  });

  it('of more than four gigabytes says in 64 bits where its files and their list begin', async () => {
    const archive = new ZipWriter();
    for (const name of ['a', 'b', 'c']) {
      archive.add({ name, moment: MOMENT, data: new Hollow(3 * GIGABYTE), crc: 0 });
    }
    const file = fileOf(archive.finish());
    const entries = await listZip(file);
    expect(entries.map(({ name, size, offset }) => [name, size, offset])).toEqual([
      ['a', 3 * GIGABYTE, 0],
      ['b', 3 * GIGABYTE, 3 * GIGABYTE + 31],
      ['c', 3 * GIGABYTE, 6 * GIGABYTE + 62],
    ]);
  });

  it('of more files than two bytes can count says in 64 bits how many there are', () => {
    const archive = new ZipWriter();
    const data = new Blob();
    for (let count = 0; count < 65_536; count += 1)
      archive.add({ name: `${count}`, moment: MOMENT, data, crc: 0 });
    // Its end in 64 bits; a blob of so many parts takes many seconds.
    const { buffer } = archive.finish().at(-2) as Uint8Array<ArrayBuffer>;
    const view = new DataView(buffer);
    expect([view.getUint32(0, true), view.getBigUint64(32, true)]).toEqual([0x06064b50, 65_536n]);
  });
});
