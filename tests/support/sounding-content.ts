/**
 * The built content with one film replaced by a few minutes of sound: browsers without a decoder for the films play
 * it, and it is too long to be fetched completely before it plays.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content, TrainingContent } from '../../server/modules/content/content.ts';

const BUILT = fileURLToPath(new URL('../../dist/content/', import.meta.url));
const RATE = 48_000;
const SECONDS = 180;
const BYTES_PER_SAMPLE = 2;
const WAVE_HEAD_BYTES = 44;

export interface SoundingContent {
  /** For CONTENT_DIR. */
  folder: string;
  /** The training whose film it is. */
  training: { id: string; title: string };
  remove(): Promise<void>;
}

/** The sound belongs to a training that every plan opens. */
export async function makeSoundingContent(): Promise<SoundingContent> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-sounding-'));
  await cp(BUILT, folder, { recursive: true });
  const file = join(folder, 'content.json');
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  const isWanted = ({ accessLevel, video }: TrainingContent) =>
    accessLevel === 'SUBSCRIBER' && video !== null;
  const training = content.trainings.find(isWanted);
  const address = training?.video;
  if (!training || !address) throw new Error('No training for every subscriber has a film');
  const sound = waveOf(SECONDS);
  await writeFile(join(folder, address), sound);
  const trainings = content.trainings.map((each) =>
    each.video === address ? { ...each, videoBytes: sound.length } : each,
  );
  await writeFile(file, JSON.stringify({ ...content, trainings, version: `${content.version}-sounding` }));
  return { folder, training, remove: () => rm(folder, { recursive: true }) };
}

/** A quiet tone, uncompressed mono. */
function waveOf(seconds: number): Buffer {
  const samples = seconds * RATE;
  const sound = Buffer.alloc(WAVE_HEAD_BYTES + samples * BYTES_PER_SAMPLE);
  sound.write('RIFF', 0);
  sound.writeUInt32LE(sound.length - 8, 4);
  sound.write('WAVEfmt ', 8);
  sound.writeUInt32LE(16, 16);
  sound.writeUInt16LE(1, 20);
  sound.writeUInt16LE(1, 22);
  sound.writeUInt32LE(RATE, 24);
  sound.writeUInt32LE(RATE * BYTES_PER_SAMPLE, 28);
  sound.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  sound.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  sound.write('data', 36);
  sound.writeUInt32LE(samples * BYTES_PER_SAMPLE, 40);
  for (let index = 0; index < samples; index += 1) {
    const value = Math.round(300 * Math.sin((2 * Math.PI * 220 * index) / RATE));
    sound.writeInt16LE(value, WAVE_HEAD_BYTES + index * BYTES_PER_SAMPLE);
  }
  return sound;
}
