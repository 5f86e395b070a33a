/** An MP4 file is boxes within boxes, each with its length and its type before its content. */
const HEAD_BYTES = 8;
/** A chapter's moment is in tenths of a microsecond. */
const UNITS_PER_SECOND = 1e7;

export interface FilmChapter {
  title: string;
  /** In seconds. */
  from: number;
}

/** Returns the chapters that a film brings along; none if it has none. */
export function chaptersIn(film: Buffer): FilmChapter[] {
  const list = boxIn(boxIn(boxIn(film, 'moov'), 'udta'), 'chpl');
  const chapters: FilmChapter[] = [];
  // A moment, the length of the title, the title.
  for (let at = 9; at + 9 <= list.length;) {
    const end = at + 9 + list.readUInt8(at + 8);
    chapters.push({
      from: Number(list.readBigUInt64BE(at)) / UNITS_PER_SECOND,
      title: list.toString('utf8', at + 9, end),
    });
    at = end;
  }
  return chapters;
}

/** The content of the first box of this type; nothing if there is none. */
export function boxIn(bytes: Buffer, type: string): Buffer {
  for (const { at, size, name } of boxesOf(bytes))
    if (name === type) return bytes.subarray(at + HEAD_BYTES, at + size);
  return bytes.subarray(0, 0);
}

/** The types of a file's boxes, in order. */
export function boxNames(bytes: Buffer): string[] {
  return [...boxesOf(bytes)].map(({ name }) => name);
}

function* boxesOf(bytes: Buffer): Generator<{ at: number; size: number; name: string }> {
  for (let at = 0; at + HEAD_BYTES <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    yield { at, size, name: bytes.toString('latin1', at + 4, at + HEAD_BYTES) };
    if (size < HEAD_BYTES) return;
    at += size;
  }
}
