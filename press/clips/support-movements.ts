/** Planks and push-ups. */
import type { Movement } from './movement.ts';
import { onMat } from './movement.ts';
import {
  LONG_SEAT,
  STAND,
  arms,
  around,
  foot,
  free,
  legs,
  straight,
  straightFromKnee,
  swapped,
  to,
  turn,
} from './key-poses.ts';
import type { KeyPose } from './skeleton.ts';

const TOES = [-165, 33] as const;
const HANDS = to(84, 8);
const HIGH_PLANK = straight(TOES, 73, { head: -4, arms: arms(HANDS) });
const FOREARMS = arms(turn(180, 94));
const PLANK = straight(TOES, 83.5, { head: -6, arms: FOREARMS });
const KNEE = [-90, 16] as const;
const PUSH_DOWN = straightFromKnee(KNEE, 80, { head: -4, arms: arms(to(82, 8)) });
const PUSH_UP = straightFromKnee(KNEE, 57, { head: -4, arms: arms(to(82, 8)) });
const TAP = { ...HIGH_PLANK, arms: arms(turn(150, 20), HANDS) };
const CLIMB: KeyPose = {
  ...HIGH_PLANK,
  hip: [-14, 96],
  lean: 84,
  legs: legs(foot(10, 40, 150), foot(...TOES, 155)),
};
/** Goes down and up with the feet on the floor and the hands on something. */
const pushUpAt = (
  ankle: readonly [number, number],
  hands: readonly [number, number],
  down: number,
  up: number,
) =>
  [
    straight(ankle, down, { head: -4, arms: arms(to(...hands)) }),
    straight(ankle, up, { head: -2, arms: arms(to(...hands)) }),
  ] as const;
/** In a side plank, seen from in front, the head to the right: the near limbs are the lower ones. */
const sidePlank = (
  ankle: readonly [number, number],
  at: number,
  changes: Partial<KeyPose> = {},
): KeyPose => ({
  hip: around(ankle, at, 168),
  lean: at,
  arms: arms(turn(180, 97), turn(-20, -8)),
  legs: legs(free(at + 180, at + 180, 150), free(at + 170, at + 170, 170)),
  ...changes,
});
const FROM_FEET = [-150, 34] as const;
const kneeSidePlank = (at: number, changes: Partial<KeyPose> = {}): KeyPose => ({
  hip: around([-70, 34], at, 86),
  lean: at,
  arms: arms(turn(180, 97), turn(-20, -8)),
  legs: legs(free(at + 180, 264, 250), free(at + 172, 258, 250)),
  ...changes,
});
const HAND_ON_HIP = arms(turn(180, 97), turn(252, 120));
const FOLDED: KeyPose = {
  ...STAND,
  hip: [-186, 164],
  lean: 124,
  curl: 20,
  head: 20,
  arms: arms(to(-112, 10)),
  legs: legs(foot(-160)),
};
/** Between standing and the plank, with the plank's feet. */
const PIKE: KeyPose = {
  ...FOLDED,
  hip: [-100, 150],
  lean: 118,
  curl: 0,
  head: 10,
  arms: arms(to(0, 8)),
  legs: legs(foot(-162, 18, 112)),
};
const TALL: KeyPose = { ...STAND, hip: [-158, 176], legs: legs(foot(-160)) };
const STEPPED_IN: KeyPose = {
  ...HIGH_PLANK,
  hip: [-14, 100],
  lean: 88,
  legs: legs(foot(-30, 28, 135), foot(...TOES, 155)),
};
const CROUCHED: KeyPose = { ...HIGH_PLANK, hip: [20, 92], lean: 78, legs: legs(foot(-16, 28, 135)) };

export const SUPPORT_MOVEMENTS = {
  wallPushUp: {
    view: 'side',
    seconds: 3.2,
    props: [{ kind: 'wall', x: 106 }],
    keys: [...pushUpAt([-56, 16], [102, 236], 22, 13.5)],
  },
  tablePushUp: {
    view: 'side',
    seconds: 3.2,
    props: [{ kind: 'table', x: 92, y: 124, width: 76 }],
    keys: [...pushUpAt([-128, 26], [104, 130], 54, 43)],
  },
  lowPushUp: {
    view: 'side',
    seconds: 3.2,
    props: [{ kind: 'step', x: 78, y: 40, width: 90 }],
    keys: [...pushUpAt([-158, 30], [98, 46], 76, 64)],
  },
  kneePushUp: onMat([PUSH_DOWN, PUSH_UP], 3.2),
  slowKneePushUp: onMat([PUSH_DOWN, PUSH_UP], 6),
  plank: onMat([PLANK, { ...PLANK, curl: -1.5 }], 4),
  kneePlank: onMat(
    [
      straightFromKnee(KNEE, 75, { head: -6, arms: FOREARMS }),
      straightFromKnee(KNEE, 75, { head: -6, curl: -1.5, arms: FOREARMS }),
    ],
    4,
  ),
  highPlank: onMat([HIGH_PLANK, { ...HIGH_PLANK, curl: 2 }], 4),
  shoulderTap: onMat([TAP, HIGH_PLANK, swapped(TAP), HIGH_PLANK], 3.6),
  mountainClimber: onMat([CLIMB, swapped(CLIMB)], 1.3),
  sidePlank: onMat([sidePlank(FROM_FEET, 78), sidePlank(FROM_FEET, 78, { curl: -2 })], 4, { view: 'front' }),
  sidePlankDips: onMat(
    [
      sidePlank(FROM_FEET, 78, { arms: HAND_ON_HIP }),
      sidePlank(FROM_FEET, 84, { lean: 68, arms: HAND_ON_HIP }),
    ],
    2.8,
    { view: 'front' },
  ),
  kneeSidePlank: onMat([kneeSidePlank(72), kneeSidePlank(72, { curl: -2 })], 4, { view: 'front' }),
  kneeSidePlankArc: onMat(
    [
      kneeSidePlank(72, { arms: arms(turn(180, 97), turn(62, 66)) }),
      kneeSidePlank(72, { arms: arms(turn(180, 97), turn(-60, -66)) }),
    ],
    3.6,
    { view: 'front' },
  ),
  walkout: onMat([HIGH_PLANK, PIKE, FOLDED, TALL, FOLDED, PIKE], 7),
  stepBackToPlank: onMat(
    [STEPPED_IN, { ...HIGH_PLANK, legs: legs(foot(...TOES, 155)) }, swapped(STEPPED_IN), CROUCHED],
    4.4,
  ),
  tableTop: onMat(
    [
      { ...LONG_SEAT, hip: [6, 92], lean: 270, head: -2, arms: arms(to(-84, 8)), legs: legs(foot(92)) },
      { ...LONG_SEAT, hip: [-16, 34], lean: 318, head: 40, arms: arms(to(-84, 8)), legs: legs(foot(92)) },
    ],
    4,
  ),
} satisfies Record<string, Movement>;
