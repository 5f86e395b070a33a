/** Poses for still pictures, in addition to those taken from the movements. */
import type { LegPose, LimbPose, Point, Pose } from './pose.ts';
import { BONES, along, point } from './pose.ts';

const leg = (end: Point, toe = 0, joint?: Point): LegPose => ({
  end,
  toe,
  bend: 1,
  ...(joint ? { joint } : {}),
});
const arm = (end: Point, bend: 1 | -1 = -1, joint?: Point): LimbPose => ({
  end,
  bend,
  ...(joint ? { joint } : {}),
});
const outwardRight = -0.8;
const outwardLeft = Math.PI + 0.8;

function standing(arms: Pose['arms'], spread = 36): Pose {
  const side = (sign: 1 | -1) =>
    leg(
      point(spread * sign, 18),
      sign === 1 ? outwardRight : outwardLeft,
      point((spread + 15) * 0.52 * sign, 97),
    );
  return {
    view: 'front',
    pelvis: point(0, 180),
    chest: point(0, 276),
    spineBend: 0,
    head: 0,
    arms,
    legs: [side(1), side(-1)],
  };
}

export const overheadPress = standing([
  arm(point(52, 372), 1, point(60, 318)),
  arm(point(-52, 372), 1, point(-60, 318)),
]);

export const bicepsCurl = standing([
  arm(point(66, 258), 1, point(44, 216)),
  arm(point(-46, 172), 1, point(-44, 218)),
]);

export const wallAngel = standing(
  [arm(point(84, 318), 1, point(78, 264)), arm(point(-84, 318), 1, point(-78, 264))],
  26,
);

export const starJump: Pose = {
  ...standing([arm(point(92, 384), 1, point(68, 330)), arm(point(-92, 384), 1, point(-68, 330))]),
  pelvis: point(0, 208),
  chest: point(0, 304),
  legs: [leg(point(100, 56), -0.6, point(62, 134)), leg(point(-100, 56), Math.PI + 0.6, point(-62, 134))],
};

export const dance: Pose = {
  view: 'front',
  pelvis: point(-6, 178),
  chest: point(10, 272),
  spineBend: 14,
  head: -0.12,
  arms: [arm(point(74, 354), 1, point(66, 300)), arm(point(-108, 240), 1, point(-64, 254))],
  legs: [leg(point(38, 84), -1, point(82, 140)), leg(point(-24, 18), outwardLeft, point(-24, 98))],
};

export const danceStep: Pose = {
  view: 'front',
  pelvis: point(8, 174),
  chest: point(-8, 268),
  spineBend: -14,
  head: 0.14,
  arms: [arm(point(58, 196), 1, point(62, 236)), arm(point(-74, 350), 1, point(-66, 298))],
  legs: [leg(point(62, 18), outwardRight, point(56, 98)), leg(point(-52, 18), outwardLeft, point(-12, 96))],
};

export const tree: Pose = {
  ...standing([arm(point(8, 386), 1, point(44, 338)), arm(point(-8, 386), 1, point(-44, 338))]),
  legs: [leg(point(6, 112), -2.2, point(92, 134)), leg(point(-12, 18), outwardLeft, point(-14, 98))],
};

export const lotus: Pose = {
  view: 'front',
  pelvis: point(0, 30),
  chest: point(0, 126),
  spineBend: 0,
  head: 0,
  arms: [arm(point(72, 44), 1, point(56, 84)), arm(point(-72, 44), 1, point(-56, 84))],
  legs: [leg(point(-34, 14), Math.PI - 0.1, point(84, 26)), leg(point(34, 14), 0.1, point(-84, 26))],
};

export const forwardFold: Pose = {
  view: 'side',
  pelvis: point(-84, 25),
  chest: point(-6, 78),
  spineBend: 16,
  head: 1.5,
  arms: [arm(point(76, 38), 1), arm(point(82, 42), 1)],
  legs: [leg(point(84, 14), 1.45, point(2, 18)), leg(point(90, 16), 1.45, point(6, 20))],
};

export const boat: Pose = {
  view: 'side',
  pelvis: point(-34, 25),
  chest: point(-88, 104),
  spineBend: -4,
  head: -0.42,
  arms: [arm(point(12, 104), -1), arm(point(18, 108), -1)],
  legs: [leg(point(98, 116), 0.75, point(34, 76)), leg(point(104, 112), 0.75, point(38, 72))],
};

export const birdDog: Pose = {
  view: 'side',
  pelvis: point(-56, 100),
  chest: point(50, 106),
  spineBend: 2,
  head: 1.4,
  arms: [arm(point(52, 8)), arm(point(150, 128), 1)],
  legs: [
    leg(point(-216, 124), Math.PI + 0.9, point(-138, 112)),
    leg(point(-134, 11), Math.PI + 0.1, point(-58, 15)),
  ],
};

const rowPelvis = point(-40, 148);
const rowChest = along(rowPelvis, 1.05, BONES.torso);
export const row: Pose = {
  view: 'side',
  pelvis: rowPelvis,
  chest: rowChest,
  spineBend: 0,
  head: 0.95,
  arms: [arm(point(10, 132), -1, point(-14, 178)), arm(point(52, 96))],
  legs: [leg(point(-18, 10)), leg(point(-4, 13))],
};

export const boxing: Pose = {
  view: 'side',
  pelvis: point(-4, 160),
  chest: along(point(-4, 160), 0.16, BONES.torso),
  spineBend: -4,
  head: 0.14,
  arms: [arm(point(44, 246), -1, point(22, 200)), arm(point(120, 252), -1)],
  legs: [leg(point(-74, 14), -0.25), leg(point(56, 10))],
};

export const walk: Pose = {
  view: 'side',
  pelvis: point(0, 172),
  chest: along(point(0, 172), 0.06, BONES.torso),
  spineBend: 0,
  head: 0.05,
  arms: [arm(point(-46, 186), -1), arm(point(56, 202), -1)],
  legs: [leg(point(52, 16), 0.35), leg(point(-62, 20), -0.6)],
};

export const warrior: Pose = {
  view: 'side',
  pelvis: point(-6, 116),
  chest: point(-4, 212),
  spineBend: 0,
  head: 0,
  arms: [arm(point(102, 208), 1), arm(point(-110, 208), -1)],
  legs: [leg(point(84, 10)), leg(point(-140, 12), -0.1)],
};
