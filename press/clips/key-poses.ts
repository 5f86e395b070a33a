/** Poses that many movements begin from, and how they are turned into others. */
import { BONES } from '../figure/pose.ts';
import type { HipPlace, KeyPose, Leg, Limb } from './skeleton.ts';

type Changes = Partial<KeyPose>;
export type Place = readonly [x: number, y: number];
export const LEG_LENGTH = BONES.thigh + BONES.calf;

export const to = (x: number, y: number): Limb => ({ to: [x, y] });
export const turn = (upper: number, lower = upper): Limb => ({ turn: [upper, lower] });
export const foot = (x: number, y = 10, direction?: number): Leg =>
  direction === undefined ? { to: [x, y] } : { to: [x, y], foot: direction };
export const free = (thigh: number, calf = thigh, direction?: number): Leg =>
  direction === undefined ? { turn: [thigh, calf] } : { turn: [thigh, calf], foot: direction };
/** On the ball of the foot, with its toes at `x`. */
export const tiptoe = (x: number): Leg => ({ to: [x - 16, 32], foot: 140 });

export const arms = (one: Limb, other: Limb = one): KeyPose['arms'] => [one, other];
export const legs = (one: Leg, other: Leg = one): KeyPose['legs'] => [one, other];
export const around = (from: Place, at: number, away: number = BONES.thigh): HipPlace => ({ from, at, away });

export const STAND: KeyPose = {
  hip: [0, 176],
  lean: 2,
  head: 2,
  arms: arms(turn(184, 172)),
  legs: legs(foot(-2)),
};

export const STAND_FRONT: KeyPose = {
  hip: [0, 180.5],
  lean: 0,
  arms: arms(turn(166, 172), turn(194, 188)),
  legs: legs(foot(20, 14), foot(-20, 14)),
};

/** Flat on the back, the head to the left, the feet on the floor. */
export const SUPINE: KeyPose = {
  hip: [0, 25],
  lean: 270,
  arms: arms(turn(94, 94)),
  legs: legs(foot(68)),
};

export const LONG_SUPINE: KeyPose = { ...SUPINE, legs: legs(free(95, 95, 10)) };

/** Face down, the head to the right. */
export const PRONE: KeyPose = {
  hip: [0, 24],
  lean: 90,
  curl: -4,
  head: 10,
  arms: arms(turn(60, 110)),
  legs: legs(free(267, 265, 262)),
};

export const QUADRUPED: KeyPose = {
  hip: around([-58, 15], 0),
  lean: 86,
  head: -6,
  arms: arms(to(36, 8)),
  legs: legs(free(180, 267, 264)),
};

/** On a chair that stands at 0. */
export const CHAIR_SEAT: KeyPose = {
  hip: [-4, 99],
  lean: 1,
  arms: arms(to(60, 112)),
  legs: legs(foot(78)),
};

export const LONG_SEAT: KeyPose = {
  hip: [0, 25],
  lean: 2,
  arms: arms(turn(170, 140)),
  legs: legs(free(94, 95, 8)),
};

export const KNEELING: KeyPose = {
  hip: around([0, 15], 0),
  lean: 0,
  arms: arms(turn(184, 172)),
  legs: legs(free(180, 267, 264)),
};

/** Straight from ankle to head, leaning by `at` around `ankle`. */
export function straight(ankle: Place, at: number, changes: Changes = {}): KeyPose {
  return {
    hip: around(ankle, at, LEG_LENGTH),
    lean: at,
    arms: arms(turn(180)),
    legs: legs(free(at + 180, at + 180, 155)),
    ...changes,
  };
}

/** Straight from knee to head, leaning by `at` around the knee. */
export function straightFromKnee(knee: Place, at: number, changes: Changes = {}): KeyPose {
  return {
    hip: around(knee, at),
    lean: at,
    arms: arms(turn(180)),
    legs: legs(free(at + 180, 285, 275)),
    ...changes,
  };
}

/** Returns the pose with near and far exchanged, as seen from the side. */
export function swapped(pose: KeyPose): KeyPose {
  return { ...pose, arms: [pose.arms[1], pose.arms[0]], legs: [pose.legs[1], pose.legs[0]] };
}

/** The mirror image, as seen from the front. */
export function mirrored(pose: KeyPose): KeyPose {
  const limb = <Each extends Leg>(each: Each): Each => ({
    ...each,
    ...('to' in each ? { to: [-each.to[0], each.to[1]] } : { turn: [-each.turn[0], -each.turn[1]] }),
    ...('bend' in each && each.bend !== undefined && { bend: -each.bend }),
    ...(each.foot !== undefined && { foot: -each.foot }),
  });
  const { hip } = pose;
  return {
    ...pose,
    hip: 'from' in hip ? { ...hip, from: [-hip.from[0], hip.from[1]], at: -hip.at } : [-hip[0], hip[1]],
    lean: -pose.lean,
    curl: -(pose.curl ?? 0),
    head: -(pose.head ?? 0),
    arms: [limb(pose.arms[1]), limb(pose.arms[0])],
    legs: [limb(pose.legs[1]), limb(pose.legs[0])],
  };
}

const CIRCLE = [0, 60, 120, 180, 240, 300] as const;

/** Keys around a circle, of which the pose is told across and along. */
export const circled = (
  make: (across: number, along: number) => KeyPose,
): readonly [KeyPose, ...KeyPose[]] => {
  const [first, ...rest] = CIRCLE.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return make(Math.cos(radians), Math.sin(radians));
  });
  return [first ?? make(1, 0), ...rest];
};
