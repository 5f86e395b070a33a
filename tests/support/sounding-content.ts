/**
 * A few minutes of sound in the place of a film: browsers without a decoder for films play it, and it is too long to be
 * fetched completely before it plays.
 */
import type { TrainingContent } from '../../server/modules/platform/content/content.ts';
import { publishFilm } from './filmed-content.ts';

const RATE = 48_000;
const SECONDS = 180;
const BYTES_PER_SAMPLE = 2;
const WAVE_HEAD_BYTES = 44;

interface SoundingContent {
  /** For CONTENT_DIR. */
  folder: string;
  /** The training whose film it is. */
  training: TrainingContent;
  remove(): Promise<void>;
}

/** The sound belongs to a training that every plan opens. */
export async function makeSoundingContent(): Promise<SoundingContent> {
  const { folder, trainings, remove } = await publishFilm(waveOf(SECONDS), (content) => {
    const wanted = content.trainings.find(({ accessLevel }) => accessLevel === 'SUBSCRIBER');
    return (training) => training === wanted;
  });
  const [training] = trainings;
  if (!training) throw new Error('No training is open to every subscriber');
  return { folder, training, remove };
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
