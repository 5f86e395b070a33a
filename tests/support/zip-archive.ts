/** Writes ZIP archives, honest and other: every field can be given another value than the true one. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  name: string;
  contents: string | Uint8Array;
  /** Already packed, for contents that would not fit into memory. */
  packed?: { bytes: Uint8Array; size: number };
  isLocked?: boolean;
  isStored?: boolean;
  /** The archive's word on the unpacked size. */
  claimedSize?: number;
  /** Sizes and the offset are in the fields of those of more than four gigabytes. */
  is64?: boolean;
}

export function zipOf(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const contents = Buffer.from(file.contents);
    const data = file.packed
      ? Buffer.from(file.packed.bytes)
      : file.isStored
        ? contents
        : deflateRawSync(contents);
    const name = Buffer.from(file.name);
    const size = file.claimedSize ?? file.packed?.size ?? contents.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(file.isLocked ? 1 : 0, 2);
    common.writeUInt16LE(file.isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(contents), 10);
    common.writeUInt32LE(file.is64 ? 0xffffffff : data.length, 14);
    common.writeUInt32LE(file.is64 ? 0xffffffff : size, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(uint32(0x04034b50), common, name, data);
    const extra = file.is64 ? sizes64(size, data.length, offset) : Buffer.alloc(0);
    const inList = Buffer.from(common);
    inList.writeUInt16LE(extra.length, 24);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(file.is64 ? 0xffffffff : offset, 10);
    listed.push(uint32(0x02014b50), uint16(20), inList, rest, name, extra);
    offset += 4 + common.length + name.length + data.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, list, uint32(0x06054b50), end]));
}

function sizes64(size: number, packedSize: number, offset: number): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  [size, packedSize, offset].forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return extra;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
