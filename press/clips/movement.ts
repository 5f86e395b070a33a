/** A movement as data: the key poses that it passes through, and what she holds or leans on. */
import type { Point } from '../figure/pose.ts';
import type { KeyPose, Skeleton, View } from './skeleton.ts';
import { skeletonBetween } from './skeleton.ts';

export type Side = 'near' | 'far';
/** A joint that a band or a strap is fixed to, or a place. */
export type Fixing =
  | `${Side} ${'hand' | 'elbow' | 'knee' | 'ankle' | 'shoulder'}`
  | readonly [x: number, y: number];

export type Prop =
  | { kind: 'dumbbell' | 'kettlebell' | 'plate'; in: Side }
  | { kind: 'band' | 'strap' | 'cable'; through: readonly Fixing[] }
  | { kind: 'wall' | 'door'; x: number; width?: number }
  | { kind: 'pole'; x: number; height?: number }
  /** A band around both thighs, and a platform under both feet. */
  | { kind: 'loop' | 'platform' }
  | { kind: 'bar'; at: readonly [x: number, y: number] }
  /** Tops are at `y`. */
  | { kind: 'step' | 'bench' | 'table' | 'pad'; x: number; y: number; width: number }
  | { kind: 'chair'; x: number; facing: 1 | -1 }
  | { kind: 'wheel'; x: number; y: number; radius: number };

export interface Movement {
  view: View;
  /** The first tells the exercise even when the clip stands still. After the last comes the first. */
  keys: readonly [KeyPose, ...KeyPose[]];
  /** Duration of one round through all keys. */
  seconds: number;
  /** It goes through its keys without resting in each. */
  isFlowing?: boolean;
  isOnMat?: boolean;
  /** An elbow points out to the side, and so seen from the side may bend either way. */
  isElbowOut?: boolean;

  /** She lies, and is seen from above. */
  isFromAbove?: boolean;
  props?: readonly Prop[];
}

/** Share of the way from one key to the next for which she stays in it. */
const REST = 0.16;

export interface Moment {
  key: number;
  share: number;
}

/** Evenly spaced moments of one round. */
export function momentsOf({ keys, seconds }: Movement): Moment[] {
  if (keys.length < 2) return [{ key: 0, share: 0 }];
  const each = Math.max(4, Math.min(8, Math.round((seconds * 5) / keys.length)));
  return keys.flatMap((_, key) =>
    Array.from({ length: each }, (_step, step) => ({ key, share: step / each })),
  );
}

export function skeletonAt({ view, keys, isFlowing }: Movement, { key, share }: Moment): Skeleton {
  const one = keys[key] ?? keys[0];
  const other = keys[key + 1] ?? keys[0];
  return skeletonBetween(view, one, other, isFlowing ? share : eased(share));
}

export function fixingOf(fixing: Fixing, { arms, legs }: Skeleton): Point {
  if (typeof fixing !== 'string') return { x: fixing[0], y: fixing[1] };
  const [side, joint] = fixing.split(' ') as [Side, 'hand' | 'elbow' | 'knee' | 'ankle' | 'shoulder'];
  const index = side === 'near' ? 0 : 1;
  return { ...arms[index], ...legs[index] }[joint];
}

function eased(share: number): number {
  const moving = Math.max(0, Math.min(1, (share - REST / 2) / (1 - REST)));
  return (1 - Math.cos(moving * Math.PI)) / 2;
}

export const onMat = (keys: Movement['keys'], seconds = 3.4, changes: Partial<Movement> = {}): Movement => ({
  view: 'side',
  isOnMat: true,
  seconds,
  keys,
  ...changes,
});

export const upAndDown = (down: KeyPose, up: KeyPose, changes: Partial<Movement> = {}): Movement => ({
  view: 'side',
  seconds: 3.4,
  keys: [down, up],
  ...changes,
});
