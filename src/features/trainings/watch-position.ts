/** Where a video was left, kept on this device. */
import { forget, recall, remember } from '../../session/member-memory.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Less than this in, she has hardly begun; nearer to the end than this, she is through. */
const BEGUN_SECONDS = 10;
const ENDED_RATIO = 0.95;

const nameOf = (trainingId: string) => `watched.${trainingId}`;

/** Seconds from the start; undefined where there is nothing to go on with. */
export function readWatchPosition(memberId: string, trainingId: string): number | undefined {
  return recall(memberId, nameOf(trainingId), (value) => typeof value === 'number');
}

/** `seconds` of `duration` seconds were watched. What is hardly begun or all but over is forgotten. */
export function keepWatchPosition(
  memberId: string,
  trainingId: string,
  seconds: number,
  duration: number,
): void {
  const isHalfway = seconds >= BEGUN_SECONDS && seconds < duration * ENDED_RATIO;
  if (isHalfway) remember(memberId, nameOf(trainingId), Math.floor(seconds), LIFE_MS);
  else forget(memberId, nameOf(trainingId));
}

/** `3:20`, `1:02:05`. */
export function formatPosition(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
