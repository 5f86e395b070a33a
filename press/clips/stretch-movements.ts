/** Stretches and mobility of back, hips and legs, standing or seated. */
import type { Movement, Prop } from './movement.ts';
import {
  CHAIR_SEAT,
  LONG_SEAT,
  STAND,
  STAND_FRONT,
  arms,
  foot,
  free,
  legs,
  mirrored,
  to,
  turn,
} from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const CHAIR: Prop = { kind: 'chair', x: 0, facing: 1 };
const WALL: Prop = { kind: 'wall', x: 112 };
const stretch = (keys: Movement['keys'], changes: Partial<Movement> = {}): Movement => ({
  view: 'side',
  seconds: 5,
  keys,
  ...changes,
});
const SIDE_BEND: KeyPose = {
  ...STAND_FRONT,
  hip: [-6, 178.5],
  lean: 12,
  curl: 20,
  head: 6,
  arms: arms(turn(134, 250), turn(16, 44)),
  legs: legs(foot(24, 14), foot(-24, 14)),
};
const MERMAID: KeyPose = {
  hip: [0, 28],
  lean: 8,
  curl: 22,
  head: 6,
  arms: arms(to(92, 10), turn(14, 46)),
  legs: legs(free(96, 262, 250), free(264, 98, 110)),
};
const NINETY: KeyPose = {
  hip: [0, 35],
  lean: 2,
  arms: arms(to(54, 27), to(-54, 27)),
  legs: legs(free(78, 118, 110), free(284, 100, 110)),
};
const FOLDED: KeyPose = {
  ...STAND,
  hip: [-30, 169],
  lean: 122,
  curl: 20,
  head: 26,
  arms: arms(turn(182, 178)),
};
const HALF_DOWN: KeyPose = {
  ...STAND,
  hip: [-6, 172],
  lean: 16,
  curl: 56,
  head: 30,
  arms: arms(turn(168, 178)),
};
const hips = (x: number, y: number, lean: number): KeyPose => ({
  ...STAND_FRONT,
  hip: [x, y],
  lean,
  curl: -lean * 1.2,
  arms: arms(turn(132, 246), turn(-132, -246)),
  legs: legs(foot(32, 14), foot(-32, 14)),
});

export const STRETCH_MOVEMENTS = {
  sideStretch: stretch(
    [
      SIDE_BEND,
      { ...STAND_FRONT, legs: SIDE_BEND.legs },
      mirrored(SIDE_BEND),
      { ...STAND_FRONT, legs: SIDE_BEND.legs },
    ],
    { view: 'front', seconds: 7 },
  ),
  mermaid: stretch(
    [MERMAID, { ...MERMAID, lean: -2, curl: 0, head: 0, arms: arms(to(84, 10), turn(300, 310)) }],
    { view: 'front', isOnMat: true },
  ),
  hipCircles: stretch([hips(22, 172, -12), hips(0, 166, 0), hips(-22, 172, 12), hips(0, 177, 0)], {
    view: 'front',
    seconds: 3.4,
    isFlowing: true,
  }),
  ninetyNinety: stretch(
    [
      NINETY,
      { ...NINETY, legs: legs(free(50, 150, 130), free(310, 210, 230)) },
      mirrored(NINETY),
      { ...NINETY, legs: legs(free(50, 150, 130), free(310, 210, 230)) },
    ],
    { view: 'front', isOnMat: true },
  ),
  ankleCircles: stretch(
    [
      { ...STAND, legs: legs(free(150, 172, 62), foot(-2)) },
      { ...STAND, legs: legs(free(150, 174, 96), foot(-2)) },
      { ...STAND, legs: legs(free(150, 172, 128), foot(-2)) },
      { ...STAND, legs: legs(free(150, 170, 96), foot(-2)) },
    ],
    { seconds: 2.2, isFlowing: true },
  ),
  ankleWall: stretch(
    [
      {
        ...STAND,
        hip: [-2, 138],
        lean: 6,
        arms: arms(to(106, 224)),
        legs: legs(foot(56), foot(-84, 22, 124)),
      },
      {
        ...STAND,
        hip: [-10, 148],
        lean: 8,
        arms: arms(to(106, 224)),
        legs: legs(foot(56), foot(-84, 18, 118)),
      },
    ],
    { seconds: 3.4, props: [WALL] },
  ),
  seatedFold: stretch(
    [
      { ...CHAIR_SEAT, lean: 92, curl: 30, head: 20, arms: arms(to(88, 26)) },
      { ...CHAIR_SEAT, lean: 30, curl: 30, head: 20, arms: arms(to(84, 104)) },
    ],
    { props: [CHAIR] },
  ),
  forwardHang: stretch([FOLDED, { ...FOLDED, lean: 119, arms: arms(turn(188, 182)) }]),
  rollDown: stretch([HALF_DOWN, FOLDED, HALF_DOWN, STAND], { seconds: 7 }),
  quadStretch: stretch(
    [
      { ...STAND, arms: arms(turn(206, 200), to(78, 226)), legs: legs(free(184, 342, 300), foot(-2)) },
      {
        ...STAND,
        hip: [1, 176],
        lean: 0,
        arms: arms(turn(208, 202), to(78, 226)),
        legs: legs(free(188, 344, 302), foot(-2)),
      },
    ],
    { props: [{ kind: 'pole', x: 76 }] },
  ),
  hamstring: stretch([
    {
      ...STAND,
      hip: [-38, 160],
      lean: 66,
      head: -8,
      arms: arms(turn(140, 110)),
      legs: legs(foot(42, 14, 40), foot(-30)),
    },
    {
      ...STAND,
      hip: [-26, 164],
      lean: 30,
      arms: arms(turn(150, 120)),
      legs: legs(foot(42, 14, 40), foot(-30)),
    },
  ]),
  seatedHamstring: stretch(
    [
      {
        ...LONG_SEAT,
        lean: 44,
        head: -6,
        arms: arms(turn(104, 100)),
        legs: legs(free(93, 95, 4), free(52, 204, 110)),
      },
      { ...LONG_SEAT, lean: 14, arms: arms(turn(130, 110)), legs: legs(free(93, 95, 8), free(52, 204, 110)) },
    ],
    { isOnMat: true },
  ),
  calfStretch: stretch(
    [
      { ...STAND, hip: [-8, 158], lean: 16, arms: arms(to(100, 236)), legs: legs(foot(46), foot(-74)) },
      { ...STAND, hip: [-22, 160], lean: 12, arms: arms(to(100, 236)), legs: legs(foot(46), foot(-74)) },
    ],
    { props: [WALL] },
  ),
  butterfly: stretch(
    [
      {
        hip: [0, 30],
        lean: 0,
        arms: arms(turn(158, 206), turn(202, 154)),
        legs: legs({ to: [26, 14], foot: 200 }, { to: [-26, 14], foot: 160 }),
      },
      {
        hip: [0, 30],
        lean: 0,
        arms: arms(turn(158, 206), turn(202, 154)),
        legs: legs({ to: [22, 20], foot: 200 }, { to: [-22, 20], foot: 160 }),
      },
    ],
    { view: 'front', isOnMat: true },
  ),
  saw: stretch(
    [
      {
        hip: [0, 26],
        lean: 10,
        curl: 30,
        head: 6,
        arms: arms(turn(128, 124), turn(296, 300)),
        legs: legs(free(95, 94, 60), free(265, 266, 300)),
      },
      {
        hip: [0, 26],
        lean: 0,
        arms: arms(turn(90), turn(270)),
        legs: legs(free(95, 94, 60), free(265, 266, 300)),
      },
    ],
    { view: 'front', isOnMat: true },
  ),
  rollingBall: stretch(
    [
      {
        hip: [0, 30],
        lean: 6,
        curl: 44,
        head: 24,
        arms: arms(turn(140, 96)),
        legs: legs(free(50, 196, 110)),
      },
      {
        hip: [-46, 40],
        lean: -54,
        curl: 44,
        head: 26,
        arms: arms(turn(92, 40)),
        legs: legs(free(-10, 136, 50)),
      },
    ],
    { seconds: 2.6, isOnMat: true },
  ),
  backExtension: stretch(
    [
      {
        ...STAND,
        hip: [0, 130],
        lean: 54,
        head: -6,
        arms: arms(turn(150, 30)),
        legs: legs(free(234, 234, 160)),
      },
      {
        ...STAND,
        hip: [0, 130],
        lean: 138,
        head: -6,
        arms: arms(turn(234, 114)),
        legs: legs(free(234, 234, 160)),
      },
    ],
    {
      seconds: 3.4,
      props: [
        { kind: 'bench', x: -18, y: 106, width: 60 },
        { kind: 'step', x: -166, y: 20, width: 60 },
      ],
    },
  ),
  bow: stretch(
    [
      { ...STAND, hip: [-20, 172], lean: 62, curl: 14, head: 12, arms: arms(turn(150, 96), turn(242, 238)) },
      STAND,
    ],
    { seconds: 4 },
  ),
} satisfies Record<string, Movement>;
