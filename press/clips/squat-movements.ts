/** Squats, calf raises and the machines for the legs. */
import type { Movement, Prop } from './movement.ts';
import { upAndDown } from './movement.ts';
import { STAND, STAND_FRONT, arms, foot, free, legs, mirrored, tiptoe, to, turn } from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const SQUAT: KeyPose = { ...STAND, hip: [-48, 92], lean: 36, curl: -2, head: -14, arms: arms(turn(92, 86)) };
const DEEP: KeyPose = {
  ...STAND,
  hip: [-44, 50],
  lean: 30,
  head: -10,
  arms: arms(turn(120, 80)),
  legs: legs(foot(2)),
};
const AT_CHEST = { arms: arms(turn(170, 30)) };
const ON_SHOULDERS = { arms: arms(turn(196, 40)) };
const UP = arms(turn(6, 2));
const PLIE: KeyPose = {
  ...STAND_FRONT,
  hip: [0, 112],
  arms: arms(turn(128, 240), turn(-128, -240)),
  legs: legs({ to: [82, 14], bend: 1 }, { to: [-82, 14], bend: -1 }),
};
const WIDE_STAND: KeyPose = {
  ...PLIE,
  hip: [0, 158],
  legs: legs({ to: [82, 14], bend: 1 }, { to: [-82, 14], bend: -1 }),
};
const PLIE_TIPTOE: KeyPose = {
  ...PLIE,
  legs: legs({ to: [82, 36], bend: 1, foot: 168 }, { to: [-82, 36], bend: -1, foot: 192 }),
};
const HALF_SQUAT: KeyPose = {
  ...STAND_FRONT,
  hip: [0, 130],
  arms: arms(turn(150, 262), turn(-150, -262)),
  legs: legs({ to: [44, 14], bend: 1 }, { to: [-44, 14], bend: -1 }),
};
const STEPPED: KeyPose = {
  ...HALF_SQUAT,
  hip: [30, 134],
  legs: legs({ to: [98, 14], bend: 1 }, { to: [-40, 14], bend: -1 }),
};
const BAND_AT_KNEES: readonly Prop[] = [
  { kind: 'loop' },
  { kind: 'band', through: ['near knee', 'far knee'] },
];
const CHAIR: Prop = { kind: 'chair', x: 100, facing: 1 };
const SIT: KeyPose = {
  ...STAND,
  hip: [-66, 98],
  lean: 30,
  head: -10,
  arms: arms(turn(100, 80)),
  legs: legs(foot(10)),
};
const STEP_EDGE: Prop = { kind: 'step', x: -6, y: 52, width: 110 };

export const SQUAT_MOVEMENTS = {
  squat: upAndDown(SQUAT, STAND),
  squatBand: {
    view: 'front',
    seconds: 3.4,
    props: BAND_AT_KNEES,
    keys: [
      { ...HALF_SQUAT, hip: [0, 96], legs: legs({ to: [52, 14], bend: 1 }, { to: [-52, 14], bend: -1 }) },
      { ...HALF_SQUAT, hip: [0, 166], legs: legs({ to: [52, 14], bend: 1 }, { to: [-52, 14], bend: -1 }) },
    ],
  },
  chairSquat: upAndDown(
    SIT,
    { ...STAND, hip: [4, 176], legs: legs(foot(10)) },
    { props: [{ kind: 'chair', x: -74, facing: 1 }] },
  ),
  squatCalf: {
    view: 'side',
    seconds: 4.2,
    keys: [SQUAT, { ...STAND, hip: [4, 200], legs: legs({ to: [9, 34], foot: 142 }) }],
  },
  squatReach: upAndDown({ ...SQUAT, arms: arms(turn(160, 140)) }, { ...STAND, arms: UP }),
  gobletSquat: upAndDown(
    { ...SQUAT, hip: [-44, 84], lean: 26, ...AT_CHEST },
    { ...STAND, ...AT_CHEST },
    { props: [{ kind: 'dumbbell', in: 'near' }] },
  ),
  kettlebellSquat: upAndDown(
    { ...SQUAT, hip: [-42, 74], lean: 24, ...AT_CHEST },
    { ...STAND, ...AT_CHEST },
    { props: [{ kind: 'kettlebell', in: 'near' }] },
  ),
  barSquat: upAndDown(
    { ...SQUAT, lean: 40, ...ON_SHOULDERS },
    { ...STAND, ...ON_SHOULDERS },
    { props: [{ kind: 'plate', in: 'near' }] },
  ),
  deepSquat: {
    view: 'side',
    seconds: 5,
    props: [{ kind: 'pole', x: 76 }],
    keys: [
      { ...DEEP, lean: 20, arms: arms(to(74, 118)) },
      { ...DEEP, hip: [-46, 56], lean: 24, arms: arms(to(74, 118)) },
    ],
  },
  deepSquatReach: {
    view: 'side',
    seconds: 4.4,
    keys: [
      { ...DEEP, lean: 42, curl: -4, head: -44, arms: arms(turn(10, 4), to(32, 18)) },
      { ...DEEP, lean: 46, arms: arms(to(36, 18), to(32, 18)) },
    ],
  },
  wallSit: {
    view: 'side',
    seconds: 4,
    props: [{ kind: 'wall', x: -38 }],
    keys: [
      { ...STAND, hip: [0, 98], lean: 0, head: 0, arms: arms(turn(178, 150)), legs: legs(foot(84)) },
      {
        ...STAND,
        hip: [0, 98],
        lean: 0,
        curl: 1.5,
        head: 2,
        arms: arms(turn(178, 154)),
        legs: legs(foot(84)),
      },
    ],
  },
  sideStep: {
    view: 'front',
    seconds: 2.8,
    keys: [STEPPED, HALF_SQUAT, mirrored(STEPPED), HALF_SQUAT],
  },
  plie: { view: 'front', seconds: 3.6, keys: [PLIE, WIDE_STAND] },
  plieCalf: { view: 'front', seconds: 2.6, keys: [PLIE_TIPTOE, PLIE] },
  calfRaise: {
    view: 'side',
    seconds: 2.8,
    props: [CHAIR],
    keys: [
      { ...STAND, hip: [6, 200], arms: arms(to(60, 200)), legs: legs(tiptoe(25)) },
      { ...STAND, arms: arms(to(60, 200)) },
    ],
  },
  stepCalfRaise: {
    view: 'side',
    seconds: 3.2,
    props: [STEP_EDGE, { kind: 'pole', x: 84 }],
    keys: [
      { ...STAND, hip: [-8, 252], arms: arms(to(84, 258)), legs: legs({ to: [-8, 86], foot: 140 }) },
      { ...STAND, hip: [-10, 214], arms: arms(to(84, 240)), legs: legs({ to: [-14, 48], foot: 62 }) },
    ],
  },
  stepCalfStretch: {
    view: 'side',
    seconds: 5,
    props: [STEP_EDGE, { kind: 'pole', x: 84 }],
    keys: [
      {
        ...STAND,
        hip: [-2, 208],
        lean: 4,
        arms: arms(to(84, 250)),
        legs: legs({ to: [-14, 44], foot: 56 }, foot(26, 62)),
      },
      {
        ...STAND,
        hip: [0, 218],
        arms: arms(to(84, 250)),
        legs: legs({ to: [-14, 60], foot: 88 }, foot(26, 62)),
      },
    ],
  },
  legPress: {
    view: 'side',
    seconds: 3.4,
    props: [{ kind: 'pad', x: -116, y: 40, width: 150 }, { kind: 'platform' }],
    keys: [
      {
        ...STAND,
        hip: [0, 64],
        lean: 302,
        head: 30,
        arms: arms(turn(120, 100)),
        legs: legs(foot(92, 120, 30)),
      },
      {
        ...STAND,
        hip: [0, 64],
        lean: 302,
        head: 30,
        arms: arms(turn(120, 100)),
        legs: legs(foot(140, 148, 30)),
      },
    ],
  },
  legCurl: {
    view: 'side',
    seconds: 3,
    isOnMat: false,
    props: [{ kind: 'bench', x: -110, y: 68, width: 230 }],
    keys: [
      {
        ...STAND,
        hip: [0, 92],
        lean: 90,
        head: -12,
        arms: arms(turn(168, 90)),
        legs: legs(free(270, 20, 290)),
      },
      {
        ...STAND,
        hip: [0, 92],
        lean: 90,
        head: -12,
        arms: arms(turn(168, 90)),
        legs: legs(free(270, 268, 190)),
      },
    ],
  },
  jumpSquat: {
    view: 'side',
    seconds: 2,
    keys: [
      { ...SQUAT, arms: arms(turn(214, 200)) },
      { ...STAND, hip: [2, 226], arms: arms(turn(150, 110)), legs: legs({ to: [-4, 60], foot: 140 }) },
    ],
  },
} satisfies Record<string, Movement>;
