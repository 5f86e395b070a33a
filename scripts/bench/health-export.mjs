/** An Apple Health export of any length, written as it is made up: many records of others, and now and then a weighing. */
import { open } from 'node:fs/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** Weighings and waists, one to a moment; spread over the whole text. */
export const READINGS = 900;
const NAME = Buffer.from('apple_health_export/export.xml');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="et_EE">\n';
const TAIL = '</HealthData>\n';
const CHUNK_BYTES = 1_000_000;
const OWN_LENGTH = 30;

/**
 * @param {string} path
 * @param {number} bytes Of the text, more or less.
 * @returns {Promise<{ path: string, start: number, packedSize: number, size: number }>} The place of its data, and its lengths.
 */
export async function writeHealthExport(path, bytes) {
  const file = await open(path, 'w');
  try {
    const start = OWN_LENGTH + NAME.length;
    const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
    let [size, crc, packedSize] = [0, 0, 0];
    const writing = (async () => {
      for await (const piece of deflate) {
        await file.write(piece, 0, piece.length, start + packedSize);
        packedSize += piece.length;
      }
    })();
    for (const text of textsOf(bytes)) {
      const piece = Buffer.from(text);
      size += piece.length;
      crc = crc32(piece, crc);
      if (!deflate.write(piece)) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
    await writing;
    const { own, list } = headersOf({ size, crc, packedSize, listAt: start + packedSize });
    await file.write(own, 0, own.length, 0);
    await file.write(list, 0, list.length, start + packedSize);
    return { path, start, packedSize, size };
  } finally {
    await file.close();
  }
}

/** @param {number} bytes */
function* textsOf(bytes) {
  const chunks = Math.ceil(bytes / CHUNK_BYTES);
  yield HEAD;
  let written = 0;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const lines = [];
    for (let length = 0; length < CHUNK_BYTES; length += lines.at(-1)?.length ?? 0)
      lines.push(otherRecord(chunk * 5_000 + lines.length));
    const due = Math.round(((chunk + 1) / chunks) * READINGS);
    for (; written < due; written += 1) lines.push(weighing(written));
    yield lines.join('');
  }
  yield TAIL;
}

/** @param {number} seconds */
const momentOf = (seconds) =>
  `${new Date(Date.UTC(2016, 0, 1) + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} +0200`;

/** @param {number} index */
function otherRecord(index) {
  const at = momentOf(index * 60);
  const [type, unit, value] =
    index % 3 === 0
      ? ['StepCount', 'count', (index * 7919) % 180]
      : ['HeartRate', 'count/min', 50 + ((index * 31) % 120)];
  return ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Apple&#160;Watch" sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x${(index * 2654435761).toString(16)}&gt;, name:Apple Watch&gt;" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}">\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${index % 3}"/>\n </Record>\n`;
}

/** @param {number} index */
function weighing(index) {
  const at = momentOf(index * 3 * 24 * 3600 + 6 * 3600);
  return ` <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Kaal" unit="kg" creationDate="${at}" startDate="${at}" endDate="${at}" value="${60 + (index % 90) / 10}"/>\n`;
}

/** @param {{ size: number, crc: number, packedSize: number, listAt: number }} facts */
function headersOf({ size, crc, packedSize, listAt }) {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc, 10);
  common.writeUInt32LE(packedSize, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(NAME.length, 22);
  const listed = Buffer.concat([bytes(0x02014b50), Buffer.from([20, 0]), common, Buffer.alloc(14), NAME]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(listAt, 12);
  return {
    own: Buffer.concat([bytes(0x04034b50), common, NAME]),
    list: Buffer.concat([listed, bytes(0x06054b50), end]),
  };
}

/** @param {number} signature */
function bytes(signature) {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(signature);
  return four;
}
