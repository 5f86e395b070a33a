/**
 * The movements of the exercises: each returns the pose at a fraction (0 to 1) of one repetition. Those that
 * alternate sides go by the repetition's 0-based number.
 */
import { FRONT_STANCE } from './figure-shapes.ts';
import type { Point, Pose } from './pose.ts';
import { BONES, along, mix, mixPoints, point } from './pose.ts';

/** 0 before `from`, 1 after `to`, with a smooth transition in between. */
function smooth(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Down, a short pause, and back up. */
function dip(share: number): number {
  return smooth(0.02, 0.42, share) - smooth(0.5, 0.86, share);
}

const leg = (end: Point, toe = 0) => ({ end, toe, bend: 1 as const });
const arm = (end: Point, bend: 1 | -1 = -1) => ({ end, bend });

export function squat(share: number): Pose {
  const depth = dip(share);
  const pelvis = mixPoints(point(2, 176), point(-50, 90), depth);
  const chest = along(pelvis, mix(0.03, 0.66, depth), BONES.torso);
  const hand = mixPoints(
    point(chest.x + 16, chest.y - 104),
    point(chest.x + 96, chest.y - 4),
    smooth(0, 0.8, depth),
  );
  return {
    view: 'side',
    pelvis,
    chest,
    spineBend: mix(0, -4, depth),
    head: mix(0.05, 0.32, depth),
    arms: [arm(hand), arm(point(hand.x + 6, hand.y + 4))],
    legs: [leg(point(-8, 10)), leg(point(2, 13))],
  };
}

export function lunge(share: number, rep: number): Pose {
  const back = smooth(0, 0.28, share) - smooth(0.62, 0.9, share);
  const depth = smooth(0.1, 0.44, share) - smooth(0.52, 0.86, share);
  const pelvis = mixPoints(point(4, 176), point(-42, 104), depth);
  const chest = along(pelvis, mix(0.02, 0.1, depth), BONES.torso);
  const moving = leg(
    point(mix(2, -124, back), mix(10, 27, back) + Math.sin(back * Math.PI) * 12),
    mix(0, -0.95, back),
  );
  const standing = leg(point(mix(0, 8, back), 10));
  const hand = point(pelvis.x + 16, pelvis.y + 22);
  return {
    view: 'side',
    pelvis,
    chest,
    spineBend: 0,
    head: 0.08,
    arms: [arm(hand), arm(point(hand.x + 4, hand.y))],
    legs: rep % 2 === 0 ? [moving, standing] : [standing, moving],
  };
}

export function shoulderTap(share: number, rep: number): Pose {
  const lifted = smooth(0.06, 0.4, share) - smooth(0.56, 0.92, share);
  const chest = point(100 + lifted * 2, 113);
  const ankle = point(-160, 33);
  const pelvis = along(chest, Math.atan2(ankle.x - chest.x, ankle.y + 6 - chest.y), BONES.torso);
  const planted = arm(point(95, 8));
  const path = mixPoints(point(95, 8), point(chest.x + 16, chest.y - 26), lifted);
  const tapping = arm(point(path.x + Math.sin(lifted * Math.PI) * 16, path.y));
  return {
    view: 'side',
    pelvis,
    chest,
    spineBend: 3,
    head: 1.38,
    arms:
      rep % 2 === 0
        ? [tapping, { ...planted, end: point(102, 10) }]
        : [planted, { ...tapping, end: point(tapping.end.x + 7, tapping.end.y) }],
    legs: [leg(ankle, -1.2), leg(point(ankle.x - 12, ankle.y + 2), -1.2)],
  };
}

export function bridge(share: number): Pose {
  const lift = dip(share);
  const chest = mixPoints(point(-112, 22), point(-108, 27), lift);
  const pelvis = mixPoints(point(-17, 25), point(-27, 66), lift);
  return {
    view: 'side',
    pelvis,
    chest,
    spineBend: mix(0, 2, lift),
    head: -1.5,
    arms: [arm(point(-8, 8), 1), arm(point(-2, 10), 1)],
    legs: [leg(point(66, 10)), leg(point(76, 13))],
  };
}

export function sideStretch(share: number, rep: number): Pose {
  const reach = smooth(0, 0.22, share) - smooth(0.82, 1, share);
  const sway = Math.sin(share * Math.PI * 4) * 0.012 * reach;
  const lean = reach * 0.4 + sway;
  const pelvis = point(-reach * 12, 180);
  const chest = along(pelvis, lean, BONES.torso);
  const shoulder = along(along(chest, lean, -8), lean - Math.PI / 2, FRONT_STANCE.shoulders);
  const raised = along(shoulder, mix(-Math.PI + 0.12, 0.62, smooth(0, 1, reach)), mix(105, 99, reach));
  const resting = mixPoints(point(chest.x + 38, chest.y - 108), point(pelvis.x + 42, pelvis.y + 14), reach);
  const straightLeg = (side: 1 | -1, toe: number) => {
    const foot = point(40 * side, 18);
    return {
      ...leg(foot, toe),
      joint: mixPoints(point(pelvis.x + FRONT_STANCE.hips * side, pelvis.y), foot, 0.51),
    };
  };
  const pose: Pose = {
    view: 'front',
    pelvis,
    chest,
    spineBend: reach * 13,
    head: lean * 1.3,
    arms: [arm(resting, 1), arm(raised, 1)],
    legs: [straightLeg(1, -0.85), straightLeg(-1, Math.PI + 0.85)],
  };
  return rep % 2 === 0 ? pose : mirrored(pose);
}

function mirrored(pose: Pose): Pose {
  const flip = ({ x, y }: Point) => point(-x, y);
  const flipLeg = (limb: Pose['legs'][0]) => {
    const flipped = { ...limb, end: flip(limb.end), toe: Math.PI - limb.toe };
    return limb.joint ? { ...flipped, joint: flip(limb.joint) } : flipped;
  };
  const flipArm = (limb: Pose['arms'][0]) => arm(flip(limb.end), limb.bend === 1 ? -1 : 1);
  return {
    ...pose,
    pelvis: flip(pose.pelvis),
    chest: flip(pose.chest),
    spineBend: -pose.spineBend,
    head: -pose.head,
    arms: [flipArm(pose.arms[1]), flipArm(pose.arms[0])],
    legs: [flipLeg(pose.legs[1]), flipLeg(pose.legs[0])],
  };
}

export function march(share: number): Pose {
  const lift = (offset: number) => Math.max(0, Math.sin((share + offset) * Math.PI * 2)) ** 1.2;
  const near = lift(0);
  const far = lift(0.5);
  const pelvis = point(0, 175 + Math.max(near, far) * 4);
  const chest = along(pelvis, 0.05, BONES.torso);
  const foot = (raised: number, x: number, y: number) =>
    leg(point(mix(x, x + 62, raised), mix(y, 96, raised)), mix(0, -0.4, raised));
  const hand = (swing: number) =>
    arm(mixPoints(point(chest.x - 46, chest.y - 76), point(chest.x + 64, chest.y - 34), swing));
  const swing = (1 + Math.sin(share * Math.PI * 2)) / 2;
  return {
    view: 'side',
    pelvis,
    chest,
    spineBend: 0,
    head: 0.06,
    arms: [hand(1 - swing), hand(swing)],
    legs: [foot(near, -4, 10), foot(far, 4, 12)],
  };
}

export function kneePushUp(share: number): Pose {
  const depth = dip(share);
  const knee = point(-76, 16);
  const angle = Math.PI / 2 - mix(0.56, 0.19, depth);
  const pelvis = along(knee, angle, BONES.thigh);
  const chest = along(knee, angle, BONES.thigh + BONES.torso);
  const shin = (lift: number) => ({ ...leg(point(knee.x - 66, knee.y + 40 + lift), 2.3), joint: knee });
  return {
    view: 'side',
    pelvis,
    chest,
    spineBend: 2,
    head: angle + 0.06,
    arms: [arm(point(88, 8)), arm(point(95, 10))],
    legs: [shin(0), shin(10)],
  };
}

export function catCow(share: number): Pose {
  const arch = smooth(0, 0.4, share) - smooth(0.5, 0.9, share);
  const shin = (shift: number) => ({
    ...leg(point(-136 + shift, 11), Math.PI + 0.1),
    joint: point(-58 + shift, 15),
  });
  return {
    view: 'side',
    pelvis: point(mix(-58, -50, arch), mix(101, 98, arch)),
    chest: point(mix(54, 48, arch), mix(110, 113, arch)),
    spineBend: mix(-15, 32, arch),
    head: mix(0.95, 2.45, arch),
    arms: [arm(point(50, 8)), arm(point(57, 10))],
    legs: [shin(0), shin(6)],
  };
}
