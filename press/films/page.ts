import { EXERCISES } from './exercises.ts';
import { PICTURE, paintScene, secondsOf } from './scene.ts';

const canvas = document.createElement('canvas');
canvas.width = PICTURE.width;
canvas.height = PICTURE.height;
const context = canvas.getContext('2d');

/** The renderer gets these from the page: the list of videos, and frames as base64 PNG. */
export const videos = EXERCISES.map(({ name, cues, reps, repSeconds }) => ({
  name,
  seconds: secondsOf({ reps, repSeconds }),
  framesPerSecond: PICTURE.framesPerSecond,
  tones: Array.from({ length: reps }, (_, rep) => rep).flatMap((rep) =>
    cues
      .filter(({ toneHz }) => toneHz > 0)
      .map(({ from, toneHz }) => ({
        atSeconds: PICTURE.introSeconds + (rep + from) * repSeconds,
        hz: toneHz,
      })),
  ),
}));

export function paintFrames(name: string, first: number, count: number): string[] {
  const exercise = EXERCISES.find((candidate) => candidate.name === name);
  if (!exercise || !context) throw new Error(`Nothing to paint for ${name}.`);
  return Array.from({ length: count }, (_, index) => {
    paintScene(context, exercise, (first + index) / PICTURE.framesPerSecond);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });
}
