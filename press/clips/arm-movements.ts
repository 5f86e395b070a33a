/** Pulling, pressing and moving the arms, standing or seated, and the mobility of shoulders, neck and wrists. */
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
import type { KeyPose, Limb } from './skeleton.ts';

const DUMBBELLS: readonly Prop[] = [
  { kind: 'dumbbell', in: 'far' },
  { kind: 'dumbbell', in: 'near' },
];
const BAND_IN_HANDS: Prop = { kind: 'band', through: ['near hand', 'far hand'] };
const front = (keys: Movement['keys'], seconds = 3, changes: Partial<Movement> = {}): Movement => ({
  view: 'front',
  seconds,
  keys,
  ...changes,
});
const side = (keys: Movement['keys'], seconds = 3, changes: Partial<Movement> = {}): Movement => ({
  view: 'side',
  seconds,
  keys,
  ...changes,
});
/** Both arms alike, seen from the front. */
const both = (upper: number, lower: number): [Limb, Limb] => [turn(upper, lower), turn(-upper, -lower)];
const facing = (armsOf: KeyPose['arms'], changes: Partial<KeyPose> = {}): KeyPose => ({
  ...STAND_FRONT,
  ...changes,
  arms: armsOf,
});
const standing = (armsOf: KeyPose['arms'], changes: Partial<KeyPose> = {}): KeyPose => ({
  ...STAND,
  ...changes,
  arms: armsOf,
});
const BENT: Partial<KeyPose> = { hip: [-36, 156], lean: 64, head: -6, legs: legs(foot(-2)) };
/** On the floor with the legs crossed, seen from the front. */
const CROSSED: KeyPose = {
  hip: [0, 28],
  lean: 0,
  arms: both(150, 196),
  legs: legs(free(94, 265, 250), free(266, 95, 110)),
};
const crossed = (armsOf: KeyPose['arms'], changes: Partial<KeyPose> = {}): KeyPose => ({
  ...CROSSED,
  ...changes,
  arms: armsOf,
});
const SEAT: Prop = { kind: 'chair', x: 0, facing: 1 };
const onChair = (armsOf: KeyPose['arms'], changes: Partial<KeyPose> = {}): KeyPose => ({
  ...CHAIR_SEAT,
  ...changes,
  arms: armsOf,
});
const ring = (...angles: readonly number[]) => angles.map((angle) => facing([turn(angle), turn(-angle)]));
const armRing = (): Movement['keys'] => {
  const [first, ...rest] = ring(20, 80, 140, 200, 260, 320);
  return [first ?? STAND_FRONT, ...rest];
};

export const ARM_MOVEMENTS = {
  oneArmRow: side(
    [standing(arms(turn(262, 172), to(60, 94)), BENT), standing(arms(turn(182, 180), to(60, 94)), BENT)],
    2.8,
    {
      props: [
        { kind: 'chair', x: 90, facing: -1 },
        { kind: 'dumbbell', in: 'near' },
      ],
    },
  ),
  bentRow: side([standing(arms(turn(258, 168)), BENT), standing(arms(turn(180, 180)), BENT)], 2.8, {
    props: DUMBBELLS,
  }),
  seatedRow: side(
    [
      { ...LONG_SEAT, lean: -2, arms: arms(turn(222, 96)), legs: legs(free(92, 96, 6)) },
      { ...LONG_SEAT, lean: 6, arms: arms(turn(112, 104)), legs: legs(free(92, 96, 6)) },
    ],
    2.8,
    { isOnMat: true, props: [{ kind: 'band', through: ['near hand', 'near ankle'] }] },
  ),
  cableRow: side(
    [
      { ...LONG_SEAT, hip: [0, 72], lean: -3, arms: arms(turn(222, 96)), legs: legs(foot(130, 56, 20)) },
      { ...LONG_SEAT, hip: [0, 72], lean: 8, arms: arms(turn(104, 94)), legs: legs(foot(130, 56, 20)) },
    ],
    2.8,
    {
      props: [
        { kind: 'bench', x: -60, y: 50, width: 120 },
        { kind: 'pad', x: 142, y: 84, width: 12 },
        { kind: 'pole', x: 190 },
        { kind: 'cable', through: ['near hand', [194, 116]] },
      ],
    },
  ),
  latPulldown: front(
    [
      facing(both(146, 14), {
        hip: [0, 98],
        legs: legs({ to: [34, 14], bend: 1 }, { to: [-34, 14], bend: -1 }),
      }),
      facing(both(30, 16), {
        hip: [0, 98],
        legs: legs({ to: [34, 14], bend: 1 }, { to: [-34, 14], bend: -1 }),
      }),
    ],
    3,
    {
      props: [
        { kind: 'pad', x: -44, y: 78, width: 88 },
        { kind: 'cable', through: [[0, 390], 'near hand', 'far hand', [0, 390]] },
      ],
    },
  ),
  facePull: side([standing(arms(turn(86, 70)), { lean: -2 }), standing(arms(turn(92, 88)))], 2.8, {
    props: [
      { kind: 'pole', x: 196, height: 280 },
      { kind: 'cable', through: ['near hand', [200, 262]] },
    ],
  }),
  pullApart: front([facing(both(94, 92)), facing(both(132, 32))], 2.8, { props: [BAND_IN_HANDS] }),
  frontPress: side([standing(arms(turn(94, 90))), standing(arms(turn(216, 84)))], 2.8, {
    props: [{ kind: 'band', through: ['near hand', 'near shoulder', 'far hand'] }],
  }),
  overheadPress: front([facing(both(18, 2)), facing(both(128, 4))], 3, { props: DUMBBELLS }),
  oneArmPress: front([facing([turn(12, 2), turn(222, 120)]), facing([turn(130, 6), turn(222, 120)])], 3, {
    props: [{ kind: 'kettlebell', in: 'near' }],
  }),
  curl: side([standing(arms(turn(180, 36))), standing(arms(turn(182, 172)))], 2.8, { props: DUMBBELLS }),
  bandCurl: side([standing(arms(turn(180, 40))), standing(arms(turn(182, 150)))], 2.8, {
    props: [{ kind: 'band', through: ['near hand', 'near ankle'] }],
  }),
  triceps: side([standing(arms(turn(352, 2))), standing(arms(turn(352, 216)))], 2.8, {
    props: [{ kind: 'dumbbell', in: 'near' }],
  }),
  wallAngel: front([facing(both(32, 10)), facing(both(112, 4))], 3.6, {
    props: [{ kind: 'wall', x: -150, width: 300 }],
  }),
  chinTuck: side(
    [standing(STAND.arms, { curl: -3, head: -4 }), standing(STAND.arms, { curl: 6, head: 12 })],
    3,
  ),
  armsSecond: front([facing(both(92, 100)), facing(both(140, 158))], 4),
  legExtension: side(
    [
      onChair(arms(turn(196, 160)), { legs: legs(free(88, 92, 10), foot(78)) }),
      onChair(arms(turn(196, 160))),
    ],
    3,
    { props: [SEAT] },
  ),
  seatedMarch: side(
    [
      onChair(arms(turn(196, 160)), { legs: legs(free(62, 172, 84), foot(78)) }),
      onChair(arms(turn(196, 160))),
      onChair(arms(turn(196, 160)), { legs: legs(foot(78), free(62, 172, 84)) }),
      onChair(arms(turn(196, 160))),
    ],
    2.4,
    { props: [SEAT] },
  ),
  seatedTwist: front(
    [
      crossed([turn(128, 100), turn(150, 84)], { curl: 4, head: 10 }),
      crossed(both(128, 230)),
      mirrored(crossed([turn(128, 100), turn(150, 84)], { curl: 4, head: 10 })),
      crossed(both(128, 230)),
    ],
    4.4,
    { isOnMat: true },
  ),
  armCircles: front(armRing(), 2.4, { isFlowing: true }),
  shoulderRolls: front(
    [
      facing(both(150, 176), { curl: 0, hip: [0, 180.5] }),
      facing(both(160, 178)),
      facing(both(172, 176)),
      facing(both(162, 170)),
    ],
    2.8,
    { isFlowing: true },
  ),
  shrug: side(
    [standing(arms(turn(196, 168)), { curl: -4, head: 4 }), standing(arms(turn(182, 176)), { curl: 3 })],
    3,
  ),
  neckStretch: front(
    [
      facing(both(166, 174), { head: 30 }),
      facing(both(166, 174)),
      facing(both(166, 174), { head: -30 }),
      facing(both(166, 174)),
    ],
    6,
  ),
  neckCircles: front(
    [
      facing(both(166, 174), { head: 26 }),
      facing(both(166, 174), { head: 0 }),
      facing(both(166, 174), { head: -26 }),
      facing(both(166, 174), { head: 0 }),
    ],
    5,
    { isFlowing: true },
  ),
  wristCircles: front(
    [facing(both(150, 20)), facing(both(154, 6)), facing(both(150, -8)), facing(both(146, 6))],
    1.8,
    { isFlowing: true },
  ),
  wristStretch: side(
    [standing(arms(turn(96, 84), turn(128, 56))), standing(arms(turn(98, 92), turn(128, 64)))],
    4,
  ),
  chestOpen: front([facing(both(76, 62), { head: 0 }), facing(both(128, 236))], 4.4),
  doorStretch: side(
    [
      standing(arms(turn(264, 0), turn(270, 4)), {
        hip: [26, 170],
        lean: 6,
        legs: legs(foot(58), foot(-26, 18, 115)),
      }),
      standing(arms(turn(280, 0), turn(284, 4)), {
        hip: [10, 166],
        lean: 2,
        legs: legs(foot(58), foot(-26, 14, 100)),
      }),
    ],
    5,
    { isElbowOut: true, props: [{ kind: 'door', x: -52 }] },
  ),
  shoulderStretch: front(
    [facing([turn(262, 264), turn(166, 70)]), facing([turn(256, 260), turn(170, 66)])],
    5,
  ),
  tricepsStretch: front([facing([turn(8, 212), turn(336, 62)]), facing([turn(14, 214), turn(340, 66)])], 5),
  latStretch: side(
    [
      {
        ...STAND,
        hip: [-76, 152],
        lean: 92,
        curl: 6,
        head: 4,
        arms: arms(to(92, 92)),
        legs: legs(foot(-66)),
      },
      { ...STAND, hip: [-64, 158], lean: 84, curl: 0, arms: arms(to(92, 92)), legs: legs(foot(-66)) },
    ],
    5,
    { props: [{ kind: 'chair', x: 118, facing: -1 }] },
  ),
  hang: front(
    [
      facing([to(34, 402), to(-34, 402)], {
        hip: [3, 210],
        lean: 0,
        legs: legs(free(176, 178, 168), free(184, 180, 192)),
      }),
      facing([to(34, 402), to(-34, 402)], {
        hip: [-3, 210],
        lean: 0,
        legs: legs(free(176, 180, 168), free(184, 182, 192)),
      }),
    ],
    4,
    { props: [{ kind: 'bar', at: [0, 408] }] },
  ),
  breatheStanding: front([facing(both(158, 172), { hip: [0, 181] }), facing(both(167, 176))], 5),
  breatheSeated: front([crossed(both(132, 250), { hip: [0, 29] }), crossed(both(140, 244))], 5, {
    isOnMat: true,
  }),
  eyesClosed: side(
    [standing(arms(turn(182, 176))), standing(arms(turn(183, 174)), { lean: 0.5, hip: [2, 176] })],
    5,
  ),
  farSight: side(
    [standing(arms(turn(178, 172)), { head: -6 }), standing(arms(turn(180, 174)), { head: -2 })],
    6,
  ),
} satisfies Record<string, Movement>;
