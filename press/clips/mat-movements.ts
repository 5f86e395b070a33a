/** Face down, on the side, and what is seen from above. */
import type { Movement } from './movement.ts';
import { onMat } from './movement.ts';
import { PRONE, arms, free, legs, swapped, to, turn, circled } from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

/** Lying on the side, seen from in front: the near limbs are the upper ones. */
const ON_SIDE: KeyPose = {
  hip: [0, 32],
  lean: 270,
  head: 4,
  arms: arms(turn(150, 96), turn(272, 272)),
  legs: legs(free(93, 93, 80), free(92, 92, 100)),
};
const fromFront = (keys: Movement['keys'], seconds = 3, changes: Partial<Movement> = {}): Movement => ({
  view: 'front',
  isOnMat: true,
  seconds,
  keys,
  ...changes,
});
const sideLegAt = (direction: number, changes: Partial<KeyPose> = {}): KeyPose => ({
  ...ON_SIDE,
  legs: legs(free(direction, direction, direction - 8), free(92, 92, 100)),
  ...changes,
});
/** Seen from above, the head to the left. */
const ABOVE: KeyPose = {
  hip: [0, 150],
  lean: 270,
  arms: arms(turn(72, 80), turn(108, 100)),
  legs: legs(free(84, 86, 70), free(96, 94, 110)),
};
const fromAbove = (keys: Movement['keys'], seconds = 4.5): Movement => ({
  view: 'front',
  isFromAbove: true,
  seconds,
  keys,
});
/** On the side, seen from in front and a little from above. */
const CLAM: KeyPose = { ...ABOVE, head: 4, arms: arms(turn(136, 92), turn(268, 272)) };
const KNEES_UP_ABOVE = legs(free(86, 92, 70), free(94, 88, 110));
const WIDE_ARMS = arms(turn(8, 4), turn(172, 176));
const kneesTo = (up: boolean): KeyPose => ({
  ...ABOVE,
  arms: WIDE_ARMS,
  head: up ? -14 : 14,
  legs: up ? legs(free(28, 118, 110), free(38, 124, 110)) : legs(free(142, 56, 70), free(152, 62, 70)),
});
const FROG_LEGS = legs(free(40, 158, 150), free(140, 22, 30));
const SWIM: KeyPose = {
  ...PRONE,
  curl: -12,
  head: -2,
  arms: arms(turn(64, 66), turn(84, 88)),
  legs: legs(free(269, 267, 262), free(284, 284, 276)),
};
const FACE_DOWN: KeyPose = { ...PRONE, curl: 0, head: 6 };
const PULLED: Partial<KeyPose> = { curl: -14, head: -4 };

export const MAT_MOVEMENTS = {
  clam: fromAbove(
    [
      { ...CLAM, legs: legs(free(80, 222, 200), free(112, 232, 200)) },
      { ...CLAM, legs: legs(free(110, 231, 200), free(112, 232, 200)) },
    ],
    3,
  ),
  sideLegRaise: fromFront([sideLegAt(52), sideLegAt(93)]),
  sideLegKick: fromAbove(
    [
      { ...ABOVE, head: 6, legs: legs(free(128, 128, 160), free(90, 90, 110)) },
      { ...ABOVE, head: 6, legs: legs(free(72, 70, 100), free(90, 90, 110)) },
    ],
    2.6,
  ),
  sideLegCircle: fromFront(
    circled((across, along) => sideLegAt(72 + along * 12, { hip: [across * 2, 32] })),
    2.4,
    { isFlowing: true },
  ),
  kneeFallOut: fromAbove([
    { ...ABOVE, legs: legs(free(48, 152, 140), free(94, 90, 110)) },
    { ...ABOVE, legs: legs(free(84, 88, 70), free(94, 90, 110)) },
  ]),
  kneeRock: fromAbove([kneesTo(true), kneesTo(false)], 4),
  supineTwist: fromAbove(
    [kneesTo(true), { ...kneesTo(true), head: -18, legs: legs(free(24, 114, 108), free(34, 120, 108)) }],
    5,
  ),
  supineButterfly: fromAbove(
    [
      { ...ABOVE, arms: arms(turn(50, 60), turn(130, 120)), legs: FROG_LEGS },
      {
        ...ABOVE,
        arms: arms(turn(50, 60), turn(130, 120)),
        legs: legs(free(48, 150, 140), free(132, 30, 40)),
      },
    ],
    5,
  ),
  supineOpen: fromAbove(
    [
      { ...ABOVE, arms: arms(turn(350, 348), turn(190, 192)), legs: KNEES_UP_ABOVE },
      { ...ABOVE, arms: arms(turn(2, 4), turn(178, 176)), legs: KNEES_UP_ABOVE },
    ],
    5,
  ),
  openBook: fromAbove(
    [
      {
        ...ABOVE,
        head: 14,
        arms: arms(turn(10, 6), turn(176, 178)),
        legs: legs(free(150, 62, 90), free(160, 68, 90)),
      },
      {
        ...ABOVE,
        head: 2,
        arms: arms(turn(160, 176), turn(176, 178)),
        legs: legs(free(150, 62, 90), free(160, 68, 90)),
      },
    ],
    4.4,
  ),
  sideRest: fromAbove(
    [
      {
        ...ABOVE,
        head: 6,
        arms: arms(turn(170, 230), turn(186, 240)),
        legs: legs(free(146, 72, 90), free(158, 80, 90)),
      },
      {
        ...ABOVE,
        head: 4,
        curl: 2,
        arms: arms(turn(168, 228), turn(184, 238)),
        legs: legs(free(146, 72, 90), free(158, 80, 90)),
      },
    ],
    6,
  ),
  swimming: onMat([SWIM, swapped(SWIM)], 1.8),
  proneLift: onMat([
    { ...FACE_DOWN, curl: -22, head: 8, arms: arms(turn(264, 262)) },
    { ...FACE_DOWN, arms: arms(turn(264, 262)) },
  ]),
  proneArms: onMat(
    [
      { ...FACE_DOWN, arms: arms(turn(66, 64)) },
      { ...FACE_DOWN, arms: arms(turn(94, 94)) },
    ],
    3,
  ),
  proneSqueeze: onMat(
    [
      { ...FACE_DOWN, ...PULLED, arms: arms(turn(300, 296)) },
      { ...FACE_DOWN, arms: arms(turn(262, 262)) },
    ],
    3,
  ),
  cobra: onMat(
    [
      { ...PRONE, lean: 66, curl: -30, head: -4, arms: arms(to(88, 8)) },
      { ...PRONE, arms: arms(to(88, 8)) },
    ],
    4.4,
  ),
  proneChest: fromAbove(
    [
      {
        ...ABOVE,
        lean: 282,
        head: -20,
        arms: arms(turn(120, 190), turn(186, 184)),
        legs: legs(free(66, 140, 120), free(96, 94, 110)),
      },
      {
        ...ABOVE,
        head: -4,
        arms: arms(turn(120, 190), turn(180, 180)),
        legs: legs(free(80, 90, 80), free(96, 94, 110)),
      },
    ],
    5,
  ),
} satisfies Record<string, Movement>;
