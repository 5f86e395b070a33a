/** Lunges, hinges, carrying and what is done on one leg. */
import type { Movement, Prop } from './movement.ts';
import { upAndDown } from './movement.ts';
import { STAND, STAND_FRONT, arms, foot, free, legs, mirrored, to, turn } from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const DUMBBELLS: readonly Prop[] = [
  { kind: 'dumbbell', in: 'far' },
  { kind: 'dumbbell', in: 'near' },
];
const SPLIT = legs(foot(62), foot(-92, 24, 128));
const LUNGE: KeyPose = { ...STAND, hip: [-14, 108], lean: 5, arms: arms(turn(184, 172)), legs: SPLIT };
const SIDE_BY_SIDE: KeyPose = { ...STAND, hip: [60, 176], legs: legs(foot(62), foot(60)) };
const AT_BACK_FOOT: KeyPose = { ...STAND, hip: [-80, 176], legs: legs(foot(-80), foot(-82)) };
const UP = arms(turn(6, 2));
const HINGE: KeyPose = {
  ...STAND,
  hip: [-44, 162],
  lean: 78,
  head: -8,
  arms: arms(turn(178, 180)),
  legs: legs(foot(-2)),
};
const DEADLIFT: KeyPose = { ...HINGE, hip: [-56, 120], lean: 60, arms: arms(turn(176, 182)) };
const SIDE_LUNGE: KeyPose = {
  ...STAND_FRONT,
  hip: [42, 104],
  lean: 14,
  head: -10,
  arms: arms(turn(140, 262), turn(190, 90)),
  legs: legs({ to: [70, 14], bend: 1 }, foot(-104, 14)),
};
const CURTSY: KeyPose = {
  ...STAND_FRONT,
  hip: [8, 122],
  lean: 4,
  arms: arms(turn(128, 240), turn(-128, -240)),
  legs: legs({ to: [36, 14], bend: 1 }, { to: [98, 22], bend: -1, foot: 160 }),
};
const SUPPORT: readonly Prop[] = [{ kind: 'table', x: 66, y: 186, width: 90 }];
const ON_TABLE = arms(to(72, 192));

/** Holds the weights with straight, hanging arms. */
const CARRYING: Movement = {
  view: 'side',
  seconds: 2,
  isFlowing: true,
  keys: [
    { ...STAND, hip: [0, 172], arms: arms(turn(181)), legs: legs(foot(42, 14, 76), foot(-48, 20, 125)) },
    { ...STAND, arms: arms(turn(181)), legs: legs(foot(0), foot(-10, 32, 108)) },
    { ...STAND, hip: [0, 172], arms: arms(turn(181)), legs: legs(foot(-48, 20, 125), foot(42, 14, 76)) },
    { ...STAND, arms: arms(turn(181)), legs: legs(foot(-10, 32, 108), foot(0)) },
  ],
};

export const LUNGE_MOVEMENTS = {
  splitSquat: upAndDown(
    { ...LUNGE, hip: [-8, 106], lean: 12, legs: legs(foot(56), foot(-98, 66, 200)) },
    { ...LUNGE, hip: [10, 158], lean: 8, legs: legs(foot(56), foot(-98, 66, 200)) },
    { props: [{ kind: 'bench', x: -170, y: 52, width: 90 }] },
  ),
  lungeForward: { view: 'side', seconds: 3.4, keys: [LUNGE, AT_BACK_FOOT] },
  lunge: { view: 'side', seconds: 3.4, keys: [LUNGE, SIDE_BY_SIDE] },
  lungeWeights: { view: 'side', seconds: 3.4, keys: [LUNGE, SIDE_BY_SIDE], props: DUMBBELLS },
  walkingLunge: { view: 'side', seconds: 3.2, keys: [LUNGE, AT_BACK_FOOT], props: DUMBBELLS },
  lungeTwist: {
    view: 'front',
    seconds: 3.6,
    keys: [
      {
        ...CURTSY,
        hip: [0, 128],
        lean: 6,
        curl: 8,
        head: 8,
        arms: arms(turn(108, 100), turn(150, 96)),
        legs: legs({ to: [30, 14], bend: 1 }, { to: [-46, 24], bend: -1, foot: 200 }),
      },
      { ...STAND_FRONT, arms: arms(turn(150, 262), turn(-150, -262)) },
    ],
  },
  lungeReach: { view: 'side', seconds: 3.4, keys: [{ ...LUNGE, arms: UP }, SIDE_BY_SIDE] },
  curtsy: { view: 'front', seconds: 3.2, keys: [CURTSY, STAND_FRONT, mirrored(CURTSY), STAND_FRONT] },
  sideLunge: {
    view: 'front',
    seconds: 3.4,
    keys: [SIDE_LUNGE, STAND_FRONT, mirrored(SIDE_LUNGE), STAND_FRONT],
  },
  lungeOpen: {
    view: 'side',
    seconds: 4.6,
    isOnMat: true,
    keys: [
      {
        ...LUNGE,
        hip: [-18, 84],
        lean: 69,
        curl: -4,
        head: -46,
        arms: arms(turn(350, 348), to(44, 14)),
        legs: legs(foot(66), foot(-152, 26, 128)),
      },
      {
        ...LUNGE,
        hip: [-18, 84],
        lean: 70,
        head: -10,
        arms: arms(to(38, 14), to(44, 14)),
        legs: legs(foot(66), foot(-152, 26, 128)),
      },
    ],
  },
  singleLegStand: {
    view: 'side',
    seconds: 5,
    keys: [
      { ...STAND, arms: arms(turn(150, 120), turn(210, 190)), legs: legs(free(100, 190, 92), foot(-2)) },
      {
        ...STAND,
        lean: 0,
        arms: arms(turn(146, 116), turn(214, 194)),
        legs: legs(free(96, 186, 90), foot(-2)),
      },
    ],
  },
  singleLegHinge: upAndDown(
    { ...HINGE, hip: [-14, 174], lean: 80, legs: legs(free(272, 272, 190), foot(-2)) },
    { ...STAND, legs: legs(free(186, 196, 110), foot(-2)) },
  ),
  hinge: upAndDown({ ...HINGE, arms: arms(turn(190, 68)) }, { ...STAND, arms: arms(turn(200, 76)) }),
  hingeWeights: upAndDown(HINGE, STAND, { props: DUMBBELLS }),
  hingeBar: upAndDown(
    HINGE,
    { ...STAND, arms: arms(turn(172, 168)) },
    { props: [{ kind: 'plate', in: 'near' }] },
  ),
  deadlift: upAndDown(DEADLIFT, STAND, { props: DUMBBELLS }),
  kettlebellDeadlift: upAndDown(
    DEADLIFT,
    { ...STAND, arms: arms(turn(174, 168)) },
    { props: [{ kind: 'kettlebell', in: 'near' }] },
  ),
  swing: {
    view: 'side',
    seconds: 1.7,
    props: [{ kind: 'kettlebell', in: 'near' }],
    keys: [
      { ...HINGE, hip: [-46, 146], lean: 68, arms: arms(turn(212, 218)) },
      { ...STAND, hip: [2, 176], lean: -2, arms: arms(turn(98, 92)) },
    ],
  },
  legThreeWays: {
    view: 'front',
    seconds: 4.5,
    props: [{ kind: 'pole', x: -78 }],
    keys: [
      {
        ...STAND_FRONT,
        arms: arms(turn(130, 250), to(-74, 208)),
        legs: legs(free(128, 128, 110), foot(-21, 14)),
      },
      { ...STAND_FRONT, arms: arms(turn(130, 250), to(-74, 208)), legs: legs(foot(21, 14), foot(-21, 14)) },
    ],
  },
  arabesque: upAndDown(
    { ...STAND, lean: 14, head: -6, arms: ON_TABLE, legs: legs(free(236, 236, 214), foot(-2)) },
    { ...STAND, arms: ON_TABLE, legs: legs(foot(-20, 14, 110), foot(-2)) },
    { props: SUPPORT },
  ),
  heelBack: {
    view: 'side',
    seconds: 1.8,
    keys: [
      { ...STAND, lean: 6, arms: arms(turn(222, 110)), legs: legs(free(186, 316, 280), foot(-2)) },
      { ...STAND, arms: arms(turn(150, 96)) },
      { ...STAND, lean: 6, arms: arms(turn(222, 110)), legs: legs(foot(-2), free(186, 316, 280)) },
      { ...STAND, arms: arms(turn(150, 96)) },
    ],
  },
  carry: { ...CARRYING, props: DUMBBELLS },
  suitcase: { ...CARRYING, props: [{ kind: 'kettlebell', in: 'near' }] },
} satisfies Record<string, Movement>;
