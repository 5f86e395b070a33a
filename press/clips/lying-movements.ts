/** On the back, seen from the side. */
import type { Movement } from './movement.ts';
import { onMat } from './movement.ts';
import { LONG_SUPINE, SUPINE, arms, around, foot, free, legs, turn, circled } from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const lifted = (angle: number, changes: Partial<KeyPose> = {}): KeyPose => ({
  ...SUPINE,
  hip: around([-96, 26], angle, 96),
  lean: angle + 180,
  head: 92 - angle,
  ...changes,
});
const BRIDGE = lifted(61);
const BRIDGE_DOWN = lifted(91, { head: 2 });
const ONE_LEG_DOWN = lifted(86, { head: 6, legs: legs(free(68, 70, 350), foot(68)) });
const HOLDING_HIP = arms(turn(100, 72));
const TABLETOP_LEGS = legs(free(356, 90, 30));
const DEAD_BUG: KeyPose = { ...SUPINE, arms: arms(turn(0)), legs: TABLETOP_LEGS };
const RAISED_HEAD: Partial<KeyPose> = { curl: 30, head: 26 };
const BEHIND_HEAD = arms(turn(4, 246));
export const LYING_MOVEMENTS = {
  bridge: onMat([BRIDGE, BRIDGE_DOWN]),
  bridgeRoll: onMat([lifted(66), { ...SUPINE, hip: [0, 34], lean: 266, curl: 6 }, BRIDGE_DOWN], 5),
  bridgeBand: onMat([BRIDGE, BRIDGE_DOWN], 3.4, {
    props: [{ kind: 'loop' }],
  }),
  bridgeWeight: onMat([lifted(61, { arms: HOLDING_HIP }), lifted(91, { head: 2, arms: HOLDING_HIP })], 3.4, {
    props: [{ kind: 'dumbbell', in: 'near' }],
  }),
  singleLegBridge: onMat([lifted(61, { legs: legs(free(64, 66, 350), foot(68)) }), ONE_LEG_DOWN]),
  bridgeLegLift: onMat([lifted(61, { legs: legs(free(14, 16, 300), foot(68)) }), BRIDGE]),
  frogBridge: onMat([
    lifted(61, { legs: legs({ to: [50, 14], foot: 60 }) }),
    lifted(91, { head: 2, legs: legs({ to: [50, 14], foot: 60 }) }),
  ]),
  deadBug: onMat(
    [
      { ...DEAD_BUG, arms: arms(turn(296), turn(0)), legs: legs(free(356, 90, 30), free(80, 84, 20)) },
      DEAD_BUG,
      { ...DEAD_BUG, arms: arms(turn(0), turn(296)), legs: legs(free(80, 84, 20), free(356, 90, 30)) },
      DEAD_BUG,
    ],
    5,
  ),
  toeTap: onMat(
    [
      { ...SUPINE, legs: legs(free(40, 148, 110), free(356, 90, 30)) },
      { ...SUPINE, legs: TABLETOP_LEGS },
      { ...SUPINE, legs: legs(free(356, 90, 30), free(40, 148, 110)) },
      { ...SUPINE, legs: TABLETOP_LEGS },
    ],
    4,
  ),
  heelSlide: onMat([
    { ...SUPINE, legs: legs(foot(154, 12, 20), foot(68)) },
    { ...SUPINE, legs: legs(foot(68, 12, 84), foot(68)) },
  ]),
  crunch: onMat(
    [
      { ...SUPINE, ...RAISED_HEAD, arms: BEHIND_HEAD },
      { ...SUPINE, arms: arms(turn(330, 220)) },
    ],
    2.8,
  ),
  rollUp: onMat(
    [
      {
        ...LONG_SUPINE,
        lean: 24,
        curl: 26,
        head: 16,
        arms: arms(turn(96, 92)),
        legs: legs(free(93, 95, 10)),
      },
      { ...LONG_SUPINE, lean: 290, curl: 34, head: 24, arms: arms(turn(76, 84)) },
      { ...LONG_SUPINE, arms: arms(turn(330, 340)) },
      { ...LONG_SUPINE, lean: 290, curl: 34, head: 24, arms: arms(turn(76, 84)) },
    ],
    6,
  ),
  rollUpBand: onMat(
    [
      {
        ...LONG_SUPINE,
        lean: 24,
        curl: 26,
        head: 16,
        arms: arms(turn(104, 84)),
        legs: legs(free(93, 95, 10)),
      },
      { ...LONG_SUPINE, lean: 300, curl: 34, head: 20, arms: arms(turn(92, 86)) },
      { ...LONG_SUPINE, lean: 280, curl: 22, head: 20, arms: arms(turn(92, 86)) },
      { ...LONG_SUPINE, lean: 300, curl: 34, head: 20, arms: arms(turn(92, 86)) },
    ],
    6,
    { props: [{ kind: 'band', through: ['near hand', 'near ankle'] }] },
  ),
  hundred: onMat(
    [
      { ...SUPINE, ...RAISED_HEAD, arms: arms(turn(80, 82)), legs: legs(free(50, 52, 50)) },
      { ...SUPINE, ...RAISED_HEAD, arms: arms(turn(94, 96)), legs: legs(free(50, 52, 50)) },
    ],
    1.2,
  ),
  singleLegStretch: onMat(
    [
      {
        ...SUPINE,
        ...RAISED_HEAD,
        arms: arms(turn(78, 50)),
        legs: legs(free(340, 88, 60), free(66, 68, 66)),
      },
      {
        ...SUPINE,
        ...RAISED_HEAD,
        arms: arms(turn(78, 50)),
        legs: legs(free(66, 68, 66), free(340, 88, 60)),
      },
    ],
    2.6,
  ),
  legCircle: onMat(
    circled((across, along) => ({
      ...LONG_SUPINE,
      legs: legs(free(8 + across * 18, 8 + across * 18 + along * 6, 300), free(95, 95, 10)),
    })),
    3,
    { isFlowing: true },
  ),
  legRaise: onMat([{ ...LONG_SUPINE, legs: legs(free(12, 12, 285), free(95, 95, 10)) }, LONG_SUPINE]),
  strapHamstring: onMat(
    [
      { ...LONG_SUPINE, arms: arms(turn(34, 18)), legs: legs(free(4, 4, 280), free(95, 95, 10)) },
      { ...LONG_SUPINE, arms: arms(turn(38, 24)), legs: legs(free(14, 14, 290), free(95, 95, 10)) },
    ],
    5,
    { props: [{ kind: 'strap', through: ['near hand', 'near ankle'] }] },
  ),
  pelvicTilt: onMat([{ ...SUPINE, hip: [0, 36], lean: 262, curl: 14, head: -4 }, SUPINE], 3.6),
  armArcs: onMat(
    [
      { ...SUPINE, arms: arms(turn(300)) },
      { ...SUPINE, arms: arms(turn(0)) },
      { ...SUPINE, arms: arms(turn(84)) },
      { ...SUPINE, arms: arms(turn(0)) },
    ],
    5,
  ),
  chestPress: onMat(
    [
      { ...SUPINE, arms: arms(turn(2, 0)) },
      { ...SUPINE, arms: arms(turn(86, 0)) },
    ],
    3,
    {
      props: [
        { kind: 'dumbbell', in: 'far' },
        { kind: 'dumbbell', in: 'near' },
      ],
    },
  ),
  figureFour: onMat(
    [
      { ...SUPINE, curl: 6, arms: arms(turn(64, 66)), legs: legs(free(10, 140, 60), free(352, 84, 30)) },
      { ...SUPINE, arms: arms(turn(64, 66)), legs: legs(free(20, 146, 66), free(6, 92, 40)) },
    ],
    5,
  ),
  happyBaby: onMat(
    [
      { ...SUPINE, arms: arms(turn(52, 20)), legs: legs(free(318, 4, 280)) },
      { ...SUPINE, arms: arms(turn(56, 24)), legs: legs(free(324, 8, 284)) },
    ],
    4.4,
  ),
  kneesToChest: onMat(
    [
      { ...SUPINE, arms: arms(turn(86, 40)), legs: legs(free(318, 96, 60)) },
      { ...SUPINE, arms: arms(turn(88, 54)), legs: legs(free(336, 100, 60)) },
    ],
    4.4,
  ),
  legsUpWall: onMat(
    [
      { ...SUPINE, arms: arms(turn(92)), legs: legs(free(8, 8, 280)) },
      { ...SUPINE, curl: 2, arms: arms(turn(92)), legs: legs(free(8, 8, 284)) },
    ],
    5,
    { props: [{ kind: 'wall', x: 42 }] },
  ),
  legsOnChair: onMat(
    [
      { ...SUPINE, arms: arms(turn(92)), legs: legs(free(14, 92, 20)) },
      { ...SUPINE, curl: 2, arms: arms(turn(92)), legs: legs(free(14, 92, 24)) },
    ],
    5,
    { props: [{ kind: 'chair', x: 72, facing: -1 }] },
  ),
  rest: onMat(
    [
      { ...LONG_SUPINE, arms: arms(turn(96)) },
      { ...LONG_SUPINE, curl: 2.5, head: -2, arms: arms(turn(96, 95)) },
    ],
    6,
  ),
  breatheLying: onMat(
    [
      { ...SUPINE, curl: 4, head: -3, arms: arms(turn(100, 62)) },
      { ...SUPINE, arms: arms(turn(102, 68)) },
    ],
    5,
  ),
} satisfies Record<string, Movement>;
