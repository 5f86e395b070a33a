/** Reads an MP4 file by its boxes: how long it is, its comment and its chapters. */
export interface FilmFacts {
  seconds: number;
  comment: string | undefined;
  chapters: { title: string; from: number }[];
  /** Of the pictures. */
  size: { width: number; height: number };
}

const HEAD = 8;

export function filmFacts(film: Buffer): FilmFacts {
  const index = boxIn(film, 'moov');
  const told = boxIn(index, 'udta');
  const comment = boxIn(boxIn(boxIn(boxIn(told, 'meta').subarray(4), 'ilst'), '\u00a9cmt'), 'data');
  const [width = 0, height = 0] = [8, 4].map((fromEnd) => {
    const track = boxIn(boxIn(index, 'trak'), 'tkhd');
    return track.readUInt32BE(track.length - fromEnd) / 65_536;
  });
  return {
    seconds: secondsOf(boxIn(index, 'mvhd')),
    comment: comment.toString('utf8', 8) || undefined,
    chapters: chaptersIn(boxIn(told, 'chpl')),
    size: { width, height },
  };
}

/** The content of the first box of this type; nothing if there is none. */
function boxIn(bytes: Buffer, type: string): Buffer {
  for (let at = 0; at + HEAD <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + HEAD) === type) return bytes.subarray(at + HEAD, at + size);
    if (size < HEAD) break;
    at += size;
  }
  return bytes.subarray(0, 0);
}

function secondsOf(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1;
  const at = isLong ? 20 : 12;
  const length = isLong ? Number(header.readBigUInt64BE(at + 4)) : header.readUInt32BE(at + 4);
  return length / header.readUInt32BE(at);
}

function chaptersIn(list: Buffer): FilmFacts['chapters'] {
  const chapters: FilmFacts['chapters'] = [];
  // A moment in tenths of a microsecond, the length of the title, the title.
  for (let at = 9; at + 9 <= list.length;) {
    const end = at + 9 + list.readUInt8(at + 8);
    chapters.push({
      from: Number(list.readBigUInt64BE(at)) / 1e7,
      title: list.toString('utf8', at + 9, end),
    });
    at = end;
  }
  return chapters;
}
