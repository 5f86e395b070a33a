import type { LegPose, LimbPose, Point, Pose } from './pose.ts';
import { BONES, along, jointOf, mixPoints, point, spineOf } from './pose.ts';
import type { Shape } from './shape.ts';
import { blobShape, boneShape, discShape, domeShape, ovalShape } from './shape.ts';

/** One figure's colours; the far ones belong to the limbs away from the viewer. */
export interface Look {
  skin: string;
  skinFar: string;
  hair: string;
  top: string;
  topFar: string;
  leggings: string;
  leggingsFar: string;
  shoe: string;
  hasSleeves: boolean;
}

/** Half the distance between the two hips and the two shoulders. */
interface Stance {
  hips: number;
  shoulders: number;
}

const SIDE_STANCE: Stance = { hips: 3, shoulders: 2 };
export const FRONT_STANCE: Stance = { hips: 17, shoulders: 27 };
/** Half-widths of the trunk from pelvis to chest. */
const SIDE_TRUNK = [24, 23, 20, 18.5, 19, 21, 22, 20, 16];
const FRONT_TRUNK = [29, 29, 25, 22, 22.5, 26, 30, 31, 24];
/** The number of those steps that the leggings cover. */
const WAIST_STEP = 3;

/** The figure's shapes in painting order. */
export function figureShapes(pose: Pose, look: Look): Shape[] {
  return pose.view === 'front' ? frontShapes(pose, look) : sideShapes(pose, look);
}

function sideShapes(pose: Pose, look: Look): Shape[] {
  const hips = spread(SIDE_STANCE.hips, pose.pelvis, 0);
  const shoulders = spread(SIDE_STANCE.shoulders, along(pose.chest, trunkAngle(pose), -8), 0);
  return [
    ...armShapes(shoulders[1], pose.arms[1], look, true),
    ...legShapes(hips[1], pose.legs[1], look, true),
    ...headShapes(pose, look),
    ...trunkShapes(pose, look, SIDE_TRUNK),
    ...legShapes(hips[0], pose.legs[0], look, false),
    ...armShapes(shoulders[0], pose.arms[0], look, false),
  ];
}

/** From the front, an arm raised over the head passes behind it. */
function frontShapes(pose: Pose, look: Look): Shape[] {
  const angle = trunkAngle(pose);
  const hips = spread(FRONT_STANCE.hips, pose.pelvis, angle);
  const shoulders = spread(FRONT_STANCE.shoulders, along(pose.chest, angle, -8), angle);
  const arms = pose.arms.map((arm, index) => ({
    isRaised: arm.end.y > pose.chest.y,
    shapes: armShapes(shoulders[index === 0 ? 0 : 1], arm, look, false),
  }));
  return [
    ...arms.filter(({ isRaised }) => isRaised).flatMap(({ shapes }) => shapes),
    ...legShapes(hips[1], pose.legs[1], look, false),
    ...legShapes(hips[0], pose.legs[0], look, false),
    ...headShapes(pose, look),
    ...trunkShapes(pose, look, FRONT_TRUNK),
    ...arms.filter(({ isRaised }) => !isRaised).flatMap(({ shapes }) => shapes),
  ];
}

function trunkAngle({ pelvis, chest }: Pose): number {
  return Math.atan2(chest.x - pelvis.x, chest.y - pelvis.y);
}

function spread(half: number, centre: Point, angle: number): [Point, Point] {
  const side = (sign: number) =>
    point(centre.x + Math.cos(angle) * half * sign, centre.y - Math.sin(angle) * half * sign);
  return [side(1), side(-1)];
}

function armShapes(shoulder: Point, arm: LimbPose, look: Look, isFar: boolean): Shape[] {
  const skin = isFar ? look.skinFar : look.skin;
  const elbow = jointOf(shoulder, arm, BONES.upperArm, BONES.forearm);
  const reach = Math.max(Math.hypot(arm.end.x - elbow.x, arm.end.y - elbow.y), 1);
  const fingertips = mixPoints(elbow, arm.end, 1 + 9 / reach);
  const cuff = mixPoints(shoulder, elbow, look.hasSleeves ? 0.62 : 0.2);
  return [
    boneShape(shoulder, elbow, 13.5, 9.5, skin),
    boneShape(elbow, arm.end, 9.5, 7, skin),
    boneShape(arm.end, fingertips, 7.5, 6, skin),
    boneShape(shoulder, cuff, 14.5, look.hasSleeves ? 13 : 13.5, isFar ? look.topFar : look.top),
  ];
}

function legShapes(hip: Point, leg: LegPose, look: Look, isFar: boolean): Shape[] {
  const cloth = isFar ? look.leggingsFar : look.leggings;
  const knee = jointOf(hip, leg, BONES.thigh, BONES.calf);
  const cuff = mixPoints(knee, leg.end, 0.82);
  const toeward = point(Math.cos(leg.toe), Math.sin(leg.toe));
  const instep = point(-toeward.y, toeward.x);
  const heel = point(leg.end.x - toeward.x * 5 - instep.x * 1.5, leg.end.y - toeward.y * 5 - instep.y * 1.5);
  const toe = point(
    leg.end.x + toeward.x * BONES.foot - instep.x * 3.5,
    leg.end.y + toeward.y * BONES.foot - instep.y * 3.5,
  );
  return [
    boneShape(cuff, leg.end, 8.5, 7.5, isFar ? look.skinFar : look.skin),
    boneShape(hip, knee, 23, 14.5, cloth),
    boneShape(knee, cuff, 14.5, 9.5, cloth),
    boneShape(heel, toe, 9, 6, look.shoe),
  ];
}

function trunkShapes(pose: Pose, look: Look, widths: readonly number[]): Shape[] {
  const spine = spineOf(pose, widths.length - 1);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, here] of spine.entries()) {
    const before = spine[Math.max(index - 1, 0)] ?? here;
    const after = spine[Math.min(index + 1, spine.length - 1)] ?? here;
    const share = (widths[index] ?? 0) / Math.max(Math.hypot(after.x - before.x, after.y - before.y), 1);
    const normal = point(-(after.y - before.y) * share, (after.x - before.x) * share);
    left.push(point(here.x + normal.x, here.y + normal.y));
    right.push(point(here.x - normal.x, here.y - normal.y));
  }
  return [
    blobShape([...left, ...right.toReversed()], look.top),
    blobShape(
      [...left.slice(0, WAIST_STEP + 1), ...right.slice(0, WAIST_STEP + 1).toReversed()],
      look.leggings,
    ),
    discShape(pose.pelvis, (widths[0] ?? 0) - 0.5, look.leggings),
  ];
}

function headShapes(pose: Pose, look: Look): Shape[] {
  const centre = along(pose.chest, pose.head, 43);
  /** Converts from the head's own axes (x towards the face, y to the crown) to the picture's. */
  const place = (x: number, y: number) => {
    const up = along(centre, pose.head, y);
    return along(up, pose.head + Math.PI / 2, x);
  };
  const turn = -pose.head;
  const neck = boneShape(
    along(pose.chest, pose.head, -6),
    along(pose.chest, pose.head, 20),
    11,
    9.5,
    look.skinFar,
  );
  if (pose.view === 'front') {
    return [
      neck,
      discShape(place(0, 27), 12, look.hair),
      ovalShape(place(0, 3), 25, 25, turn, look.hair),
      ovalShape(place(0, -2), 20.5, 23, turn, look.skin),
      domeShape(place(0, 6), 21.5, 18, turn, look.hair),
    ];
  }
  return [
    neck,
    discShape(place(-25, 12), 11.5, look.hair),
    ovalShape(place(-3, 3), 24, 24.5, turn, look.hair),
    ovalShape(place(5, -2), 18.5, 22, turn, look.skin),
    domeShape(place(0, 9), 22.5, 17.5, turn - 0.12, look.hair),
    ovalShape(place(-5, -3), 4.5, 6, turn, look.skinFar),
  ];
}
