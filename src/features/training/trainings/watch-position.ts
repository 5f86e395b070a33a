/** The position of a video is stored when she stops; while she watches, the device remembers it in case she cannot. */
import { watchPosition, type WatchPosition } from '../../../../contract/marks/watch-position.mark.ts';
import { pathOf } from '../../../library/media-path.ts';
import { forget, remember } from '../../../session/member-memory.ts';
import type { FormerMemory } from '../../../platform/marks/carry-over.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Closer to the start than this, she has hardly begun; closer to the end, she has finished. */
const BEGUN_SECONDS = 10;
const ENDED_RATIO = 0.95;
const PREFIX = 'watched.';

/** The position to resume at after `seconds` of `duration`; null for a video hardly begun or nearly finished. */
export function positionAt(seconds: number, duration: number, film: string): WatchPosition | null {
  const isHalfway = seconds >= BEGUN_SECONDS && seconds < duration * ENDED_RATIO;
  return isHalfway ? { seconds: Math.floor(seconds), film } : null;
}

/** The name of a film's file, which is another once the film is; empty without an address. */
export function filmOf(address = ''): string {
  return pathOf(address).split('/').at(-1) ?? '';
}

export function rememberPosition(memberId: string, trainingId: string, position: WatchPosition | null): void {
  const name = `${PREFIX}${trainingId}`;
  if (position) remember(memberId, name, position, LIFE_MS);
  else forget(memberId, name);
}

/** The positions remembered by pages that ended while she watched; a former release remembered the seconds alone. */
export const rememberedPositions: FormerMemory = {
  prefix: PREFIX,
  lifeMs: LIFE_MS,
  marksOf: (key, value) => [
    { kind: watchPosition, key, value: typeof value === 'number' ? { seconds: value } : value },
  ],
};

/** `3:20`, `1:02:05`. */
export function formatPosition(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
