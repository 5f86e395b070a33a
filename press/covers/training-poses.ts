import type { TrainingCategory } from '../../contract/enumerations.ts';
import {
  bridge,
  catCow,
  kneePushUp,
  lunge,
  march,
  shoulderTap,
  sideStretch,
  squat,
} from '../figure/movements.ts';
import type { Pose } from '../figure/pose.ts';
import {
  bicepsCurl,
  birdDog,
  boat,
  boxing,
  dance,
  danceStep,
  forwardFold,
  lotus,
  overheadPress,
  row,
  starJump,
  tree,
  walk,
  wallAngel,
  warrior,
} from '../figure/still-poses.ts';

export interface CoverPose {
  pose: Pose;
  canHoldWeights: boolean;
  isJump: boolean;
}

const plain = (pose: Pose): CoverPose => ({ pose, canHoldWeights: false, isJump: false });
const loaded = (pose: Pose): CoverPose => ({ ...plain(pose), canHoldWeights: true });

const deepSquat = plain(squat(0.46));
const deepLunge = plain(lunge(0.48, 0));
const highPlank = plain(shoulderTap(0, 0));
const highBridge = plain(bridge(0.46));
const roundedBack = plain(catCow(0.45));
const highKnee = plain(march(0.25));
const jump: CoverPose = { ...plain(starJump), isJump: true };

/** The poses that show each category at a glance; the first pose of each needs no jumping. */
const POSES: Readonly<Record<TrainingCategory, readonly [CoverPose, ...CoverPose[]]>> = {
  ABS: [plain(boat), plain(shoulderTap(0.48, 0))],
  ARMS: [loaded(bicepsCurl), loaded(overheadPress)],
  BACK: [plain(birdDog), loaded(row)],
  BOOTY: [highBridge, deepSquat],
  CHEST: [plain(kneePushUp(0.2)), highPlank],
  DANCE: [plain(dance), plain(danceStep)],
  FULLBODY: [plain(warrior), loaded(overheadPress), deepSquat],
  GUEST: [plain(boxing), plain(tree)],
  HABIT: [plain(walk)],
  HIIT: [highKnee, jump],
  LEGS: [deepLunge, deepSquat],
  LOWERBODY: [deepSquat, deepLunge, highBridge],
  MIX: [highKnee, jump, deepLunge],
  PILATES: [plain(birdDog), plain(boat), highBridge],
  POSTURE: [plain(wallAngel), roundedBack],
  PROGRAM: [loaded(overheadPress), deepLunge, plain(warrior)],
  STRETCH: [plain(sideStretch(0.5, 0)), plain(forwardFold), plain(lotus), plain(warrior)],
};

/** The poses that fit a training of this category. */
export function posesOf(category: TrainingCategory, canJump: boolean): readonly [CoverPose, ...CoverPose[]] {
  const [first, ...others] = POSES[category];
  return [first, ...others.filter(({ isJump }) => canJump || !isJump)];
}
