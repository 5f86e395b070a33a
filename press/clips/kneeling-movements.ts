/** On hands and knees, and kneeling. */
import type { Movement } from './movement.ts';
import { onMat } from './movement.ts';
import { KNEELING, QUADRUPED, arms, around, foot, free, legs, swapped, to, turn } from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const DOG: KeyPose = {
  ...QUADRUPED,
  arms: arms(to(36, 8), turn(84)),
  legs: legs(free(268, 268, 200), free(180, 267, 264)),
};
const SLID: KeyPose = {
  ...QUADRUPED,
  hip: around([-58, 15], -2),
  arms: arms(to(36, 8), to(118, 10)),
  legs: legs(free(236, 236, 225), free(178, 267, 264)),
};
const BEAR: KeyPose = {
  ...QUADRUPED,
  hip: [-58, 112],
  lean: 92,
  legs: legs({ to: [-118, 30], foot: 140 }),
};
const CHILD: KeyPose = {
  ...QUADRUPED,
  hip: around([-10, 15], -62),
  legs: legs(free(118, 267, 264)),
  lean: 102,
  curl: 14,
  head: -22,
  arms: arms(turn(104, 92)),
};

export const KNEELING_MOVEMENTS = {
  bearHold: onMat(
    [
      {
        ...BEAR,
        arms: arms(to(36, 34), to(36, 8)),
        legs: legs({ to: [-118, 30], foot: 140 }, { to: [-110, 52], foot: 150 }),
      },
      BEAR,
      {
        ...BEAR,
        arms: arms(to(36, 8), to(36, 34)),
        legs: legs({ to: [-110, 52], foot: 150 }, { to: [-118, 30], foot: 140 }),
      },
      BEAR,
    ],
    3.6,
  ),
  birdDog: onMat([DOG, QUADRUPED, swapped(DOG), QUADRUPED], 5),
  slideDog: onMat([SLID, QUADRUPED, swapped(SLID), QUADRUPED], 5),
  kickback: onMat([{ ...QUADRUPED, legs: legs(free(282, 12, 300), free(180, 267, 264)) }, QUADRUPED], 2.6),
  catCow: onMat(
    [
      { ...QUADRUPED, hip: [-56, 104], lean: 58, curl: 58, head: 36 },
      { ...QUADRUPED, hip: [-58, 100], lean: 106, curl: -36, head: -34 },
    ],
    4.4,
  ),
  spineWave: onMat(
    [
      { ...QUADRUPED, hip: [-56, 104], lean: 58, curl: 58, head: 36 },
      { ...QUADRUPED, hip: [-66, 100], lean: 78, curl: 30, head: 20 },
      { ...QUADRUPED, hip: [-58, 100], lean: 106, curl: -36, head: -34 },
      { ...QUADRUPED, hip: [-52, 101], lean: 96, curl: -6, head: 10 },
    ],
    6,
  ),
  scapularPush: onMat(
    [
      { ...QUADRUPED, lean: 82, curl: 14, head: 4 },
      { ...QUADRUPED, hip: around([-58, 15], 0), lean: 92, curl: -10, head: -8 },
    ],
    3,
  ),
  quadTwist: onMat(
    [
      { ...QUADRUPED, head: -30, arms: arms(turn(345, 120), to(36, 8)) },
      { ...QUADRUPED, head: 10, arms: arms(turn(150, 20), to(36, 8)) },
    ],
    3.6,
    { isElbowOut: true },
  ),
  threadNeedle: onMat(
    [
      {
        ...QUADRUPED,
        hip: [-56, 98],
        lean: 116,
        curl: 8,
        head: 10,
        arms: arms(turn(112, 100), turn(96, 100)),
      },
      { ...QUADRUPED, arms: arms(turn(20, 10), to(36, 8)) },
    ],
    4.4,
  ),
  quadHipCircle: onMat(
    [
      { ...QUADRUPED, legs: legs(free(110, 230, 200), free(180, 267, 264)) },
      { ...QUADRUPED, legs: legs(free(180, 280, 250), free(180, 267, 264)) },
      { ...QUADRUPED, legs: legs(free(250, 350, 280), free(180, 267, 264)) },
      { ...QUADRUPED, legs: legs(free(200, 320, 270), free(180, 267, 264)) },
    ],
    3.6,
    { isFlowing: true },
  ),
  rockBack: onMat(
    [{ ...QUADRUPED, hip: around([-58, 15], -46), lean: 84, legs: legs(free(134, 267, 264)) }, QUADRUPED],
    3.6,
  ),
  frog: onMat(
    [
      {
        ...QUADRUPED,
        hip: around([-40, 15], -44),
        lean: 96,
        arms: arms(turn(142, 92)),
        legs: legs(free(136, 267, 264)),
      },
      {
        ...QUADRUPED,
        hip: around([-40, 15], -16),
        lean: 108,
        arms: arms(turn(172, 92)),
        legs: legs(free(164, 267, 264)),
      },
    ],
    4.4,
  ),
  childPose: onMat([CHILD, { ...CHILD, curl: 11, head: -18 }], 5),
  childPoseSide: {
    view: 'front',
    isFromAbove: true,
    seconds: 5,
    keys: [
      {
        hip: [-40, 150],
        lean: 90,
        curl: -14,
        head: -6,
        arms: arms(turn(62, 58), turn(70, 62)),
        legs: legs(free(130, 296, 290), free(50, 244, 250)),
      },
      {
        hip: [-40, 150],
        lean: 90,
        curl: 14,
        head: 6,
        arms: arms(turn(110, 118), turn(118, 122)),
        legs: legs(free(130, 296, 290), free(50, 244, 250)),
      },
    ],
  },
  pigeon: onMat(
    [
      {
        ...KNEELING,
        hip: [0, 40],
        lean: 24,
        head: 4,
        arms: arms(to(66, 8)),
        legs: legs(free(110, 268, 262), free(262, 264, 262)),
      },
      {
        ...KNEELING,
        hip: [0, 38],
        lean: 62,
        head: 10,
        arms: arms(to(104, 8)),
        legs: legs(free(110, 268, 262), free(262, 264, 262)),
      },
    ],
    5,
  ),
  hipFlexor: onMat(
    [
      {
        ...KNEELING,
        hip: around([-44, 15], 24),
        lean: 4,
        arms: arms(turn(150, 100)),
        legs: legs(foot(66), free(204, 267, 264)),
      },
      {
        ...KNEELING,
        hip: around([-44, 15], 2),
        lean: 2,
        arms: arms(turn(150, 100)),
        legs: legs(foot(66), free(178, 267, 264)),
      },
    ],
    5,
  ),
} satisfies Record<string, Movement>;
