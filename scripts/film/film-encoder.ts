/** ffmpeg, which makes pictures and sound into a film. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { HEIGHT, WIDTH } from './film-look.ts';

/** Pictures a second. */
export const RATE = 25;
const LONGEST_COMPLAINT = 2000;

interface FilmFiles {
  /** WAV. */
  sound: string;
  /** ffmpeg's own form, with the chapters. */
  notes: string;
  film: string;
}

export interface FilmEncoder {
  /** Takes the next picture; its bytes may change once it resolves. */
  add(picture: Uint8Array): Promise<void>;
  /** Rejects, with what ffmpeg said, if there is no whole film. */
  end(): Promise<void>;
}

export function hasFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-nostdin', '-version'], { stdio: 'ignore' }).status === 0;
}

/** `keyMoments` are those at which a player can begin at once, in seconds. */
export function openEncoder(files: FilmFiles, keyMoments: readonly number[], seconds: number): FilmEncoder {
  const child = spawn('ffmpeg', argumentsOf(files, keyMoments, seconds), {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-LONGEST_COMPLAINT);
  });
  const ended = once(child, 'close').then(([status]) => {
    if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}: ${said}`);
  });
  // It may end while a picture is being written; who awaits either hears of it.
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  return {
    add: async (picture) => {
      const written = new Promise<void>((resolve) => child.stdin.write(picture, () => resolve()));
      await Promise.race([
        written,
        ended.then(() => Promise.reject(new Error(`ffmpeg ended early: ${said}`))),
      ]);
    },
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

const QUIET = '-nostdin -hide_banner -loglevel error -y';
/** Nothing but the given files is opened, whatever these name. */
const ONLY = '-protocol_whitelist file,pipe';
const PICTURES = `-f rawvideo -pix_fmt yuv420p -s ${WIDTH}x${HEIGHT} -r ${RATE} -i pipe:0`;
const STREAMS = '-map 0:v -map 1:a -map_metadata 2 -map_chapters 2 -metadata:s:a:0 language=est';
/** More than four references would need a level that older phones have no decoder for. */
const PICTURE = `-c:v libx264 -preset medium -tune animation -crf 40 -pix_fmt yuv420p -refs 4 -g ${20 * RATE}`;
const COLOURS = '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';
const SOUND = '-c:a aac -b:a 12k -ar 16000 -ac 1';

function argumentsOf(
  { sound, notes, film }: FilmFiles,
  keyMoments: readonly number[],
  seconds: number,
): string[] {
  const before = `${QUIET} ${ONLY} ${PICTURES} ${ONLY} -f wav -i`.split(' ');
  const chapters = `${ONLY} -f ffmetadata -i`.split(' ');
  const after = `${STREAMS} ${PICTURE} ${COLOURS} ${SOUND} -t ${seconds} -force_key_frames ${keyMoments.join(',')}`;
  return [
    ...before,
    sound,
    ...chapters,
    notes,
    ...after.split(' '),
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    film,
  ];
}
