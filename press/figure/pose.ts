/**
 * The figure of the clips and covers: a jointed body without a face. Lengths are in picture units; x grows to
 * the right, y upwards from the ground.
 */
export interface Point {
  x: number;
  y: number;
}

/** A limb's end, and the side to which its joint bends (1 or -1, seen from the body's end of the limb). */
export interface LimbPose {
  end: Point;
  bend: 1 | -1;
  /** Set if the joint itself rests on something, for example a knee on the mat. */
  joint?: Point;
}

export interface LegPose extends LimbPose {
  /** Direction of the foot from ankle to toe, in radians from the x axis. */
  toe: number;
}

export interface Pose {
  view: 'side' | 'front';
  pelvis: Point;
  chest: Point;
  /** The deviation of the middle of the back from the straight line between pelvis and chest. */
  spineBend: number;
  /** Direction from chest to head, in radians from straight up, clockwise. */
  head: number;
  /** Near side first. */
  arms: readonly [LimbPose, LimbPose];
  legs: readonly [LegPose, LegPose];
}

export const BONES = {
  torso: 96,
  thigh: 86,
  calf: 82,
  foot: 27,
  upperArm: 54,
  forearm: 52,
  ankle: 10,
} as const;

export function point(x: number, y: number): Point {
  return { x, y };
}

export function along(from: Point, angleFromUp: number, length: number): Point {
  return point(from.x + Math.sin(angleFromUp) * length, from.y + Math.cos(angleFromUp) * length);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function mixPoints(from: Point, to: Point, share: number): Point {
  return point(mix(from.x, to.x, share), mix(from.y, to.y, share));
}

/** The middle joint of a two-bone limb; if `end` is out of reach, the limb points straight at it. */
export function jointOf(start: Point, limb: LimbPose, upper: number, lower: number): Point {
  if (limb.joint) return limb.joint;
  const dx = limb.end.x - start.x;
  const dy = limb.end.y - start.y;
  const distance = Math.max(Math.hypot(dx, dy), 1);
  const reach = Math.min(distance, upper + lower - 0.5);
  const inward = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const outward = Math.sqrt(Math.max(upper * upper - inward * inward, 0)) * limb.bend;
  const ux = dx / distance;
  const uy = dy / distance;
  return point(start.x + ux * inward - uy * outward, start.y + uy * inward + ux * outward);
}

/** Points of the back from pelvis to chest, evenly spaced. */
export function spineOf(pose: Pose, steps: number): Point[] {
  const { pelvis, chest, spineBend } = pose;
  const length = Math.max(Math.hypot(chest.x - pelvis.x, chest.y - pelvis.y), 1);
  const normal = point(-(chest.y - pelvis.y) / length, (chest.x - pelvis.x) / length);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const straight = mixPoints(pelvis, chest, share);
    const lift = Math.sin(share * Math.PI) * spineBend;
    return point(straight.x + normal.x * lift, straight.y + normal.y * lift);
  });
}
