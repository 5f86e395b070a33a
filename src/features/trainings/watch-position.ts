/** Where a video was left, stored on this device. */
import { forget, recall, remember } from '../../session/member-memory.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Closer to the start than this, she has hardly begun; closer to the end, she has finished. */
const BEGUN_SECONDS = 10;
const ENDED_RATIO = 0.95;

const nameOf = (trainingId: string) => `watched.${trainingId}`;

/** Seconds from the start; undefined if there is nothing to resume. */
export function readWatchPosition(memberId: string, trainingId: string): number | undefined {
  return recall(memberId, nameOf(trainingId), (value) => typeof value === 'number');
}

/** Records that `seconds` of `duration` were watched. A video hardly begun or nearly finished is forgotten. */
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
