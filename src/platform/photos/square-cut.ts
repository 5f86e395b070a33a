/** Decides which square of a picture becomes the profile picture. */
import type { ImageSize } from '../../../contract/image-size.ts';

export interface SquareChoice {
  /** 1: the largest square that fits; 3: a third of its side. */
  zoom: number;
  /** The square's position: 0 is the left or top edge, 1 the right or bottom one. */
  across: number;
  down: number;
}

export const MIDDLE_SQUARE: SquareChoice = { zoom: 1, across: 0.5, down: 0.5 };
export const MAX_ZOOM = 3;

export interface Square {
  left: number;
  top: number;
  side: number;
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A square in pixels of the picture, always within its edges. */
export function squareOf({ width, height }: ImageSize, { zoom, across, down }: SquareChoice): Square {
  const side = Math.min(width, height) / within(zoom, 1, MAX_ZOOM);
  return {
    left: (width - side) * within(across, 0, 1),
    top: (height - side) * within(down, 0, 1),
    side,
  };
}

/**
 * The choice after dragging the picture by a fraction of the square's side: the picture follows the finger, so the
 * square moves the other way.
 */
export function dragged(size: ImageSize, choice: SquareChoice, byX: number, byY: number): SquareChoice {
  const { side } = squareOf(size, choice);
  const moved = (place: number, by: number, length: number) =>
    length - side < 1 ? place : within(place - (by * side) / (length - side), 0, 1);
  return {
    zoom: choice.zoom,
    across: moved(choice.across, byX, size.width),
    down: moved(choice.down, byY, size.height),
  };
}
