/** The position at which she left a training's video. Keyed by the training's id; it ends once she has seen the video to its end. */
import { CONTENT_ID } from '../content-id.ts';
import type { MarkKind } from './mark-kind.ts';

export interface WatchPosition {
  /** Whole seconds from the start. */
  seconds: number;
  /** Its file's name: staff may put another film in its place. Absent as a former release stored it. */
  film?: string;
}

/** No file has a longer one. */
const NAME_MAX_LENGTH = 255;
const DAY_SECONDS = 24 * 60 * 60;

export const watchPosition: MarkKind<WatchPosition> = {
  name: 'watch-position',
  key: CONTENT_ID,
  maxKept: 200,
  lifeMs: 30 * DAY_SECONDS * 1000,
  isValue(value): value is WatchPosition {
    if (typeof value !== 'object' || value === null) return false;
    const { seconds, film = '' }: Partial<Record<keyof WatchPosition, unknown>> = value;
    const isPlace =
      typeof seconds === 'number' && Number.isInteger(seconds) && seconds > 0 && seconds < DAY_SECONDS;
    return isPlace && typeof film === 'string' && film.length <= NAME_MAX_LENGTH;
  },
};
