/**
 * The figure of the clips as a jointed puppet: every bone keeps its length, knees and elbows bend the way they do, and planted
 * hands and feet stay in place. Directions are degrees clockwise from straight up; seen from the side she faces 90.
 */
import type { Point } from '../figure/pose.ts';
import { BONES, jointOf, mix, mixPoints, point } from '../figure/pose.ts';

type Place = readonly [x: number, y: number];
/** The place of the hip, or its distance from the point that it turns around, for example the knee on the mat. */
export type HipPlace = Place | { from: Place; at: number; away: number };

/** A hand or an ankle at a place, or the directions of both bones. From the front, `bend` says to which side (1 right). */
export type Limb = { to: Place; bend?: 1 | -1 } | { turn: Place };
/** Without `foot`, a planted one is flat and a free one is at right angles to its calf. */
export type Leg = Limb & { foot?: number };
/** Near side first; from the front, the right of the picture. */
type Pair<Item> = readonly [Item, Item];

export interface KeyPose {
  hip: HipPlace;
  /** Direction of the lower back. */
  lean: number;
  /** The further bend of the upper back. */
  curl?: number;
  /** The turn of the head from the direction of the upper back. */
  head?: number;
  arms: Pair<Limb>;
  legs: Pair<Leg>;
}

export type View = 'side' | 'front';
export const SPINE_BONE = BONES.torso / 2;
const FRONT_HIPS = 17;
const FRONT_SHOULDERS = 26;
/** The distance of the shoulder below the neck. */
const SHOULDER_DROP = 8;
/** From the side, the far limbs stand a little behind, and so higher in the picture. */
const FAR = point(8, 3);

export interface ArmJoints {
  shoulder: Point;
  elbow: Point;
  hand: Point;
}

export interface LegJoints {
  hip: Point;
  knee: Point;
  ankle: Point;
  foot: number;
}

export interface Skeleton {
  hip: Point;
  waist: Point;
  neck: Point;
  head: number;
  arms: Pair<ArmJoints>;
  legs: Pair<LegJoints>;
}

export function toward(from: Point, direction: number, length: number): Point {
  const radians = (direction * Math.PI) / 180;
  return point(from.x + Math.sin(radians) * length, from.y + Math.cos(radians) * length);
}

export function directionOf(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
}

/** The shortest way around from one direction to another. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** The skeleton on its way from one key pose to the next: 0 is the one, 1 the other. */
export function skeletonBetween(view: View, one: KeyPose, other: KeyPose, share: number): Skeleton {
  const hip = hipBetween(one.hip, other.hip, share);
  const lean = turned(one.lean, other.lean, share);
  const upper = lean + mix(one.curl ?? 0, other.curl ?? 0, share);
  const waist = toward(hip, lean, SPINE_BONE);
  const neck = toward(waist, upper, SPINE_BONE);
  const shoulder = toward(neck, upper, -SHOULDER_DROP);
  const arm = (side: 0 | 1): ArmJoints => {
    const start = sideOf(view, shoulder, upper, side, FRONT_SHOULDERS);
    const end = (pose: KeyPose) => pose.arms[side];
    const bones = limbBetween(view, side, start, [end(one), end(other)], share, ARM);
    return { shoulder: start, elbow: bones.joint, hand: bones.end };
  };
  const leg = (side: 0 | 1): LegJoints => {
    const start = sideOf(view, hip, lean, side, FRONT_HIPS);
    const limbs = [one.legs[side], other.legs[side]] as const;
    const bones = limbBetween(view, side, start, limbs, share, LEG);
    const calf = directionOf(bones.joint, bones.end);
    const feet = limbs.map((each) => footOf(view, side, each, calf)) as [number, number];
    return { hip: start, knee: bones.joint, ankle: bones.end, foot: turned(feet[0], feet[1], share) };
  };
  const head = upper + mix(one.head ?? 0, other.head ?? 0, share);
  return { hip, waist, neck, head, arms: [arm(0), arm(1)], legs: [leg(0), leg(1)] };
}

interface LimbKind {
  upper: number;
  lower: number;
  /** The side to which its joint bends, seen from the body's end of the limb while she faces 90. */
  bend: 1 | -1;
}

const ARM: LimbKind = { upper: BONES.upperArm, lower: BONES.forearm, bend: -1 };
const LEG: LimbKind = { upper: BONES.thigh, lower: BONES.calf, bend: 1 };

/** Two planted ends lead it along the line between them; otherwise its bones turn. */
function limbBetween(
  view: View,
  side: 0 | 1,
  start: Point,
  [one, other]: Pair<Limb>,
  share: number,
  kind: LimbKind,
): { joint: Point; end: Point } {
  const solve = (to: Point, bend: 1 | -1 | undefined) => {
    const outward = side === 0 ? 1 : -1;
    const joint = jointOf(
      start,
      { end: to, bend: bend ?? (view === 'side' ? kind.bend : outward) },
      kind.upper,
      kind.lower,
    );
    return { joint, end: toward(joint, directionOf(joint, to), kind.lower) };
  };
  if ('to' in one && 'to' in other) {
    const to = mixPoints(placeOf(view, side, one.to), placeOf(view, side, other.to), share);
    return solve(to, share < 0.5 ? one.bend : other.bend);
  }
  const turnsOf = (limb: Limb): Place => {
    if ('turn' in limb) return limb.turn;
    const { joint, end } = solve(placeOf(view, side, limb.to), limb.bend);
    return [directionOf(start, joint), directionOf(joint, end)];
  };
  const [from, to] = [turnsOf(one), turnsOf(other)];
  const joint = toward(start, turned(from[0], to[0], share), kind.upper);
  return { joint, end: toward(joint, turned(from[1], to[1], share), kind.lower) };
}

function placeOf(view: View, side: 0 | 1, [x, y]: Place): Point {
  return view === 'side' && side === 1 ? point(x + FAR.x, y + FAR.y) : point(x, y);
}

function sideOf(view: View, centre: Point, trunk: number, side: 0 | 1, half: number): Point {
  if (view === 'front') return toward(centre, trunk + 90, side === 0 ? half : -half);
  return side === 0 ? centre : point(centre.x + FAR.x, centre.y + FAR.y);
}

function footOf(view: View, side: 0 | 1, limb: Leg, calf: number): number {
  if (limb.foot !== undefined) return limb.foot;
  if (view === 'front') return side === 0 ? 132 : 228;
  return 'to' in limb ? 90 : calf - 90;
}

function hipBetween(one: HipPlace, other: HipPlace, share: number): Point {
  if ('from' in one && 'from' in other) {
    const from = mixPoints(point(...one.from), point(...other.from), share);
    return toward(from, turned(one.at, other.at, share), mix(one.away, other.away, share));
  }
  return mixPoints(hipOf(one), hipOf(other), share);
}

function hipOf(place: HipPlace): Point {
  return 'from' in place ? toward(point(...place.from), place.at, place.away) : point(...place);
}

function turned(from: number, to: number, share: number): number {
  return from + turnBetween(from, to) * share;
}
