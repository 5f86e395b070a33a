/** Dance and boxing. */
import type { Movement } from './movement.ts';
import { STAND, STAND_FRONT, arms, foot, free, legs, mirrored, turn } from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const SOFT: KeyPose = {
  ...STAND_FRONT,
  hip: [0, 168],
  arms: arms(turn(140, 70), turn(-140, -70)),
  legs: legs({ to: [24, 14], bend: 1 }, { to: [-24, 14], bend: -1 }),
};
const STEP_SIDE: KeyPose = {
  ...SOFT,
  hip: [26, 160],
  lean: -6,
  curl: 8,
  arms: arms(turn(112, 60), turn(-150, -110)),
  legs: legs({ to: [72, 14], bend: 1 }, { to: [-24, 14], bend: -1 }),
};
const TOGETHER: KeyPose = {
  ...SOFT,
  hip: [50, 168],
  legs: legs({ to: [72, 14], bend: 1 }, { to: [34, 20], bend: -1 }),
};
const SALSA_FORWARD: KeyPose = {
  ...STAND,
  hip: [16, 168],
  lean: 4,
  arms: arms(turn(206, 110), turn(160, 66)),
  legs: legs(foot(52), foot(-22, 20, 116)),
};
const SALSA_MIDDLE: KeyPose = {
  ...STAND,
  hip: [0, 172],
  arms: arms(turn(190, 90)),
  legs: legs(foot(4), foot(-8)),
};
const SALSA_BACK: KeyPose = {
  ...STAND,
  hip: [-18, 168],
  lean: 4,
  arms: arms(turn(160, 66), turn(206, 110)),
  legs: legs(foot(4), foot(-64, 20, 120)),
};
const CUMBIA: KeyPose = {
  ...SOFT,
  hip: [-8, 160],
  lean: 10,
  curl: -16,
  head: 14,
  arms: arms(turn(112, 30), turn(-136, -96)),
  legs: legs({ to: [34, 14], bend: 1 }, { to: [-78, 22], bend: -1, foot: 232 }),
};
const ARMS_UP: KeyPose = {
  ...SOFT,
  hip: [-8, 166],
  lean: 8,
  curl: -14,
  head: -6,
  arms: arms(turn(40, 6), turn(-100, -80)),
  legs: legs(free(118, 208, 170), { to: [-20, 14], bend: -1 }),
};
const SWAY: KeyPose = {
  ...SOFT,
  hip: [20, 172],
  lean: -8,
  curl: 14,
  head: 4,
  arms: arms(turn(150, 160), turn(-140, -150)),
  legs: legs(foot(30, 14), foot(-30, 14)),
};
const TURN: KeyPose = {
  ...STAND,
  hip: [0, 186],
  arms: arms(turn(110, 60), turn(110, 60)),
  legs: legs({ to: [4, 26], foot: 132 }, free(160, 220, 150)),
};

const GUARD: KeyPose = {
  ...STAND,
  hip: [-6, 162],
  lean: 8,
  curl: 6,
  head: 4,
  arms: arms(turn(158, 24), turn(150, 30)),
  legs: legs(foot(-50, 18, 112), foot(40)),
};
const JAB: KeyPose = {
  ...GUARD,
  hip: [10, 156],
  lean: 12,
  arms: arms(turn(158, 24), turn(92, 88)),
  legs: legs(foot(-50, 22, 120), foot(66)),
};
const CROSS: KeyPose = {
  ...GUARD,
  hip: [10, 158],
  lean: 14,
  arms: arms(turn(92, 88), turn(152, 24)),
  legs: legs(foot(-46, 26, 134), foot(40)),
};
const KNEE: KeyPose = {
  ...GUARD,
  hip: [20, 174],
  lean: -2,
  arms: arms(turn(166, 60)),
  legs: legs(free(76, 176, 110), foot(28)),
};
const FRONT_GUARD: KeyPose = {
  ...SOFT,
  hip: [0, 162],
  arms: arms(turn(166, -14), turn(-166, 14)),
  legs: legs({ to: [40, 14], bend: 1 }, { to: [-40, 14], bend: -1 }),
};
const SLIP: KeyPose = {
  ...FRONT_GUARD,
  hip: [36, 112],
  lean: 14,
  head: -6,
  legs: legs({ to: [82, 14], bend: 1 }, { to: [-40, 14], bend: -1 }),
};

export const DANCE_MOVEMENTS = {
  danceSide: { view: 'front', seconds: 2.4, keys: [STEP_SIDE, TOGETHER, STEP_SIDE, SOFT] },
  diagonal: {
    view: 'side',
    seconds: 2.6,
    isFlowing: true,
    keys: [
      SALSA_FORWARD,
      { ...SALSA_MIDDLE, hip: [30, 172], legs: legs(foot(52), foot(40)) },
      SALSA_FORWARD,
      SALSA_MIDDLE,
    ],
  },
  salsa: { view: 'side', seconds: 2.4, keys: [SALSA_FORWARD, SALSA_MIDDLE, SALSA_BACK, SALSA_MIDDLE] },
  cumbia: { view: 'front', seconds: 2.4, keys: [CUMBIA, SOFT, mirrored(CUMBIA), SOFT] },
  turnInPlace: { view: 'side', seconds: 2.8, keys: [TURN, STAND] },
  danceRoutine: {
    view: 'front',
    seconds: 3.6,
    keys: [ARMS_UP, STEP_SIDE, mirrored(ARMS_UP), mirrored(STEP_SIDE)],
  },
  freeDance: {
    view: 'front',
    seconds: 3.2,
    isFlowing: true,
    keys: [ARMS_UP, SWAY, mirrored(ARMS_UP), mirrored(SWAY)],
  },
  sway: { view: 'front', seconds: 4.4, keys: [SWAY, mirrored(SWAY)] },
  boxGuard: { view: 'side', seconds: 1.8, keys: [GUARD, { ...GUARD, hip: [-4, 154] }] },
  jab: { view: 'side', seconds: 1.8, keys: [JAB, GUARD] },
  oneTwo: {
    view: 'side',
    seconds: 2,
    keys: [CROSS, GUARD, { ...JAB, hip: GUARD.hip, legs: GUARD.legs }, GUARD],
  },
  boxRoutine: { view: 'side', seconds: 3.6, keys: [CROSS, GUARD, JAB, GUARD, KNEE, GUARD] },
  slip: { view: 'front', seconds: 2.4, keys: [SLIP, FRONT_GUARD, mirrored(SLIP), FRONT_GUARD] },
  boxKnee: {
    view: 'side',
    seconds: 3,
    keys: [KNEE, GUARD, CROSS, { ...JAB, hip: GUARD.hip, legs: GUARD.legs }, CROSS, GUARD],
  },
} satisfies Record<string, Movement>;
