/** The figure's parts, each drawn with its bone along the x axis from 0; the head's neck is at 0 and its crown up. */
import type { Look } from '../figure/figure-shapes.ts';
import { BONES, point } from '../figure/pose.ts';
import type { Shape } from '../figure/shape.ts';
import { blobShape, boneShape, discShape, domeShape, ovalShape } from '../figure/shape.ts';
import type { View } from './skeleton.ts';
import { SPINE_BONE } from './skeleton.ts';

const HERE = point(0, 0);
const WAIST = { side: 18.5, front: 22 } as const;
const CHEST = { side: [18.5, 21, 22.5, 21, 15], front: [22, 26, 30, 30, 22] } as const;
const HIPS = { side: [24, 24, 20.5], front: [29, 29, 25] } as const;

export function armParts(look: Look, isFar: boolean): { upper: Shape[]; lower: Shape[] } {
  const skin = isFar ? look.skinFar : look.skin;
  const elbow = point(BONES.upperArm, 0);
  const hand = point(BONES.forearm, 0);
  return {
    upper: [
      boneShape(HERE, elbow, 13.5, 9.5, skin),
      boneShape(HERE, point(12, 0), 14.5, 13.5, isFar ? look.topFar : look.top),
    ],
    lower: [boneShape(HERE, hand, 9.5, 7, skin), boneShape(hand, point(BONES.forearm + 9, 0), 7.5, 6, skin)],
  };
}

export function legParts(look: Look, isFar: boolean): { thigh: Shape[]; calf: Shape[]; foot: Shape[] } {
  const cloth = isFar ? look.leggingsFar : look.leggings;
  const cuff = point(BONES.calf * 0.82, 0);
  return {
    thigh: [boneShape(HERE, point(BONES.thigh, 0), 23, 14.5, cloth)],
    calf: [
      boneShape(cuff, point(BONES.calf, 0), 8.5, 7.5, isFar ? look.skinFar : look.skin),
      boneShape(HERE, cuff, 14.5, 9.5, cloth),
    ],
    foot: [boneShape(point(-5, -1.5), point(BONES.foot, -3.5), 9, 6, look.shoe)],
  };
}

export function bellyParts(look: Look, view: View): Shape[] {
  const corners = HIPS[view].map((half, index) => point(index * 12, half));
  return [
    boneShape(HERE, point(SPINE_BONE, 0), HIPS[view][0] - 1, WAIST[view], look.top),
    blobShape([...corners, ...corners.toReversed().map(({ x, y }) => point(x, -y))], look.leggings),
    discShape(HERE, HIPS[view][0] - 0.5, look.leggings),
  ];
}

export function chestParts(look: Look, view: View): Shape[] {
  const corners = CHEST[view].map((half, index) => point((index * SPINE_BONE) / 4, half));
  return [blobShape([...corners, ...corners.toReversed().map(({ x, y }) => point(x, -y))], look.top)];
}

export function headParts(look: Look, view: View): Shape[] {
  const neck = boneShape(point(0, -10), point(0, 20), 11, 9.5, look.skinFar);
  const at = (x: number, y: number) => point(x, y + 43);
  if (view === 'front') {
    return [
      neck,
      discShape(at(0, 27), 12, look.hair),
      ovalShape(at(0, 3), 25, 25, 0, look.hair),
      ovalShape(at(0, -2), 20.5, 23, 0, look.skin),
      domeShape(at(0, 6), 21.5, 18, 0, look.hair),
    ];
  }
  return [
    neck,
    discShape(at(-17, 22), 11.5, look.hair),
    ovalShape(at(-3, 3), 24, 24.5, 0, look.hair),
    ovalShape(at(5, -2), 18.5, 22, 0, look.skin),
    domeShape(at(0, 9), 22.5, 17.5, -0.12, look.hair),
    ovalShape(at(-5, -3), 4.5, 6, 0, look.skinFar),
  ];
}
