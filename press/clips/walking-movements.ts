/** Walking, running, marching, hopping and machines that one walks, pedals or rows on. */
import type { Movement } from './movement.ts';
import {
  LONG_SEAT,
  STAND,
  STAND_FRONT,
  arms,
  foot,
  free,
  legs,
  mirrored,
  swapped,
  to,
  turn,
} from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const REACHING: KeyPose = {
  ...STAND,
  hip: [0, 171],
  lean: 3,
  arms: arms(turn(208, 195), turn(152, 132)),
  legs: legs(foot(44, 15, 72), foot(-52, 22, 128)),
};
const PASSING: KeyPose = {
  ...STAND,
  hip: [0, 176],
  lean: 3,
  arms: arms(turn(184, 168)),
  legs: legs(foot(0), foot(-10, 34, 108)),
};
/** Steps under her as she walks: the near foot in front, under her, behind, and passing. */
const walking = (one: KeyPose, two: KeyPose, seconds: number): Movement => ({
  view: 'side',
  isFlowing: true,
  seconds,
  keys: [one, two, swapped(one), swapped(two)],
});

const BRISK: Partial<KeyPose> = { lean: 6, arms: arms(turn(222, 128), turn(150, 62)) };
const MARCH: KeyPose = {
  ...STAND,
  arms: arms(turn(215, 130), turn(148, 60)),
  legs: legs(free(96, 182, 84), foot(-2)),
};
const RUN: KeyPose = {
  ...STAND,
  hip: [0, 178],
  lean: 8,
  arms: arms(turn(228, 130), turn(158, 62)),
  legs: legs(free(122, 205, 100), foot(-8, 14, 108)),
};
const HIGH_KNEES: KeyPose = {
  ...RUN,
  hip: [0, 184],
  lean: 4,
  legs: legs(free(88, 178, 88), foot(-2, 30, 132)),
};
const STEP_TOP = 44;
const STEP_PROP = { kind: 'step', x: 18, y: STEP_TOP, width: 120 } as const;
const ON_STEP: KeyPose = {
  ...STAND,
  hip: [48, 176 + STEP_TOP],
  arms: arms(turn(200, 160), turn(150, 110)),
  legs: legs(foot(54, 10 + STEP_TOP), free(112, 196, 95)),
};
const BEFORE_STEP: KeyPose = {
  ...STAND,
  hip: [-6, 172],
  lean: 10,
  arms: arms(turn(200, 160), turn(160, 130)),
  legs: legs(foot(48, 10 + STEP_TOP), foot(-26)),
};

const WIDE: KeyPose = {
  ...STAND_FRONT,
  hip: [0, 184],
  arms: arms(turn(20, 8), turn(-20, -8)),
  legs: legs(foot(66, 28, 150), foot(-66, 28, 210)),
};
const SKATE: KeyPose = {
  ...STAND_FRONT,
  hip: [30, 128],
  lean: 16,
  head: -8,
  arms: arms(turn(140, 150), turn(150, 130)),
  legs: legs({ to: [52, 14], bend: 1, foot: 120 }, { to: [-96, 20], bend: 1, foot: 200 }),
};

const CRANK: readonly [number, number] = [62, 62];
const pedalAt = (angle: number, bottom = 26) => {
  const radians = (angle * Math.PI) / 180;
  return foot(CRANK[0] + Math.sin(radians) * bottom - 8, CRANK[1] + Math.cos(radians) * bottom + 10, 96);
};
const riding = (angle: number): KeyPose => ({
  hip: [-10, 176],
  lean: 32,
  head: -8,
  arms: arms(to(112, 196)),
  legs: legs(pedalAt(angle), pedalAt(angle + 180)),
});

const CATCH: KeyPose = {
  ...LONG_SEAT,
  hip: [14, 62],
  lean: 22,
  arms: arms(to(142, 108)),
  legs: legs(foot(108, 52, 30)),
};
const FINISH: KeyPose = {
  ...LONG_SEAT,
  hip: [-52, 62],
  lean: -16,
  arms: arms(to(-12, 112)),
  legs: legs(foot(108, 52, 30)),
};

const CIRCLING = (angle: number): KeyPose['arms'] => arms(turn(angle), turn(angle + 180));

export const WALKING_MOVEMENTS = {
  walk: walking(REACHING, PASSING, 1.8),
  walkInPlace: walking(
    { ...PASSING, legs: legs(foot(0), foot(4, 40, 118)) },
    { ...STAND, legs: legs(foot(0, 12), foot(0, 16, 100)) },
    1.8,
  ),
  briskWalk: walking({ ...REACHING, ...BRISK }, { ...PASSING, lean: 6, arms: arms(turn(186, 96)) }, 1.2),
  toeWalk: walking(
    { ...REACHING, hip: [0, 190], legs: legs(foot(34, 34, 128), foot(-44, 40, 140)) },
    { ...PASSING, hip: [0, 196], legs: legs(foot(-4, 34, 138), foot(-6, 56, 130)) },
    1.8,
  ),
  heelWalk: walking(
    { ...REACHING, hip: [0, 172], legs: legs(foot(40, 12, 52), foot(-40, 14, 58)) },
    { ...PASSING, legs: legs(foot(0, 12, 52), foot(-8, 34, 62)) },
    1.8,
  ),
  march: { view: 'side', seconds: 2, keys: [MARCH, STAND, swapped(MARCH), STAND] },
  kneeLift: {
    view: 'side',
    seconds: 1.2,
    keys: [
      HIGH_KNEES,
      { ...RUN, legs: legs(foot(-2, 20, 120)) },
      swapped(HIGH_KNEES),
      { ...RUN, legs: legs(foot(-2, 20, 120)) },
    ],
  },
  marchCircles: {
    view: 'side',
    seconds: 2.4,
    isFlowing: true,
    keys: [
      { ...MARCH, arms: CIRCLING(0) },
      { ...STAND, arms: CIRCLING(90) },
      { ...swapped(MARCH), arms: CIRCLING(180) },
      { ...STAND, arms: CIRCLING(270) },
    ],
  },
  jog: walking(RUN, { ...RUN, hip: [0, 190], legs: legs(free(150, 232, 140), foot(-22, 40, 130)) }, 0.9),
  stepUp: { view: 'side', seconds: 3, props: [STEP_PROP], keys: [ON_STEP, BEFORE_STEP] },
  stairs: {
    view: 'side',
    seconds: 3.2,
    props: [STEP_PROP, { kind: 'step', x: 78, y: STEP_TOP * 2, width: 60 }],
    keys: [
      {
        ...STAND,
        hip: [14, 186],
        lean: 14,
        arms: arms(turn(205, 150), turn(140, 110)),
        legs: legs(foot(92, 10 + STEP_TOP * 2), foot(-22, 22, 120)),
      },
      {
        ...STAND,
        hip: [84, 176 + STEP_TOP * 2],
        lean: 6,
        legs: legs(foot(92, 10 + STEP_TOP * 2), free(166, 206, 120)),
      },
    ],
  },
  stepsUpAndDown: {
    view: 'side',
    seconds: 3.6,
    props: [STEP_PROP, { kind: 'pole', x: 148 }],
    keys: [
      {
        ...ON_STEP,
        arms: arms(turn(184, 170), to(148, 226)),
        legs: legs(foot(54, 10 + STEP_TOP), foot(46, 10 + STEP_TOP)),
      },
      { ...BEFORE_STEP, arms: arms(turn(190, 170), to(118, 214)) },
    ],
  },
  jumpingJack: {
    view: 'front',
    seconds: 1.3,
    keys: [WIDE, { ...STAND_FRONT, legs: legs(foot(17, 14), foot(-17, 14)) }],
  },
  skater: { view: 'front', seconds: 2.4, keys: [SKATE, mirrored(SKATE)] },
  cycle: {
    view: 'side',
    seconds: 1.6,
    isFlowing: true,
    props: [
      { kind: 'wheel', x: 132, y: 54, radius: 44 },
      { kind: 'wheel', x: 62, y: 62, radius: 14 },
      { kind: 'pad', x: -44, y: 152, width: 60 },
      { kind: 'pad', x: 96, y: 194, width: 36 },
    ],
    keys: [
      riding(90),
      riding(135),
      riding(180),
      riding(225),
      riding(270),
      riding(315),
      riding(0),
      riding(45),
    ],
  },
  rowMachine: {
    view: 'side',
    seconds: 2.8,
    props: [
      { kind: 'pad', x: -110, y: 30, width: 250 },
      { kind: 'pad', x: 116, y: 66, width: 14 },
      { kind: 'wheel', x: 160, y: 62, radius: 34 },
      { kind: 'cable', through: ['near hand', [150, 96]] },
    ],
    keys: [CATCH, FINISH],
  },
} satisfies Record<string, Movement>;
