/** Reads an MP4 file by its boxes: how long it is, its comment and its chapters. */
import { boxIn, chaptersIn, type FilmChapter } from '../../press/film-boxes.ts';

export interface FilmFacts {
  seconds: number;
  comment: string | undefined;
  chapters: FilmChapter[];
  /** Of the pictures. */
  size: { width: number; height: number };
}

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
    chapters: chaptersIn(film),
    size: { width, height },
  };
}

function secondsOf(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1;
  const at = isLong ? 20 : 12;
  const length = isLong ? Number(header.readBigUInt64BE(at + 4)) : header.readUInt32BE(at + 4);
  return length / header.readUInt32BE(at);
}
