/** The things that she holds, pulls, leans on or stands on. */
import { BONES, point } from '../figure/pose.ts';
import type { Shape } from '../figure/shape.ts';
import { boneShape, discShape } from '../figure/shape.ts';
import type { Movement, Prop } from './movement.ts';
import { fixingOf } from './movement.ts';
import type { Skeleton } from './skeleton.ts';

export interface Path {
  d: string;
  fill: string;
}

const IRON = '#2F2433';
const STEEL = '#6E6175';
const WOOD = '#B98A5E';
const WOOD_DARK = '#8F6540';
const WALL = '#9F84A5';
const LINES = {
  band: { stroke: '#1F6B4F', width: 5 },
  strap: { stroke: '#34509C', width: 6 },
  cable: { stroke: STEEL, width: 3 },
} as const;

/** In the hand's own axes: the forearm lies along x. */
export function heldParts({ props = [] }: Movement, side: 0 | 1): Shape[] {
  const grip = BONES.forearm + 5;
  return props.flatMap((prop): Shape[] => {
    if (!('in' in prop) || (prop.in === 'near') !== (side === 0)) return [];
    if (prop.kind === 'plate')
      return [discShape(point(grip, 0), 34, IRON), discShape(point(grip, 0), 12, STEEL)];
    if (prop.kind === 'kettlebell') {
      return [
        boneShape(point(grip + 2, -9), point(grip + 20, -11), 3.5, 3.5, STEEL),
        boneShape(point(grip + 2, 9), point(grip + 20, 11), 3.5, 3.5, STEEL),
        boneShape(point(grip + 2, -9), point(grip + 2, 9), 3.5, 3.5, STEEL),
        discShape(point(grip + 31, 0), 19, IRON),
      ];
    }
    return [
      boneShape(point(grip, -20), point(grip, 20), 4, 4, STEEL),
      ...[-1, 1].flatMap((end) => [
        boneShape(point(grip, end * 16), point(grip, end * 18), 12, 12, IRON),
        boneShape(point(grip, end * 22), point(grip, end * 24), 9, 9, '#453A4B'),
      ]),
    ];
  });
}

/** In the thigh's own axes. */
export function wornParts({ props = [] }: Movement): Shape[] {
  const isWorn = props.some(({ kind }) => kind === 'loop');
  return isWorn ? [boneShape(point(64, -16), point(64, 16), 4.5, 4.5, LINES.band.stroke)] : [];
}

/** In the foot's own axes: the platform that it pushes. */
export function pushedParts({ props = [] }: Movement): Shape[] {
  const isPushed = props.some(({ kind }) => kind === 'platform');
  return isPushed ? [boneShape(point(-34, -15), point(52, -15), 5, 5, STEEL)] : [];
}

/** Bands, straps and cables, frame by frame. */
export function linePaths({ props = [] }: Movement, frames: readonly Skeleton[]) {
  return props.flatMap((prop) => {
    if (!('through' in prop)) return [];
    const values = frames.map((frame) =>
      prop.through
        .map((fixing, index) => {
          const { x, y } = fixingOf(fixing, frame);
          return `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(-y)}`;
        })
        .join(''),
    );
    return [{ values, ...LINES[prop.kind] }];
  });
}

/** The still things, behind her. */
export function standingPaths({ props = [] }: Movement): Path[] {
  return props.flatMap(pathsOf);
}

function pathsOf(prop: Prop): Path[] {
  switch (prop.kind) {
    case 'wall':
      return [box(prop.x, 400, prop.width ?? 14, 400, prop.width ? '#CFB0D6' : WALL)];
    case 'door':
      return [box(prop.x, 330, 16, 330, WOOD), box(prop.x - 60, 346, 120, 18, WOOD)];
    case 'pole':
      return [box(prop.x, prop.height ?? 215, 9, prop.height ?? 215, STEEL)];
    case 'bar':
      return [box(prop.at[0] - 90, prop.at[1] + 4, 180, 8, STEEL)];
    case 'step':
      return [box(prop.x, prop.y, prop.width, prop.y, WOOD)];
    case 'pad':
      return [
        box(prop.x, prop.y, prop.width, 16, WOOD_DARK),
        box(prop.x + prop.width / 2 - 5, prop.y - 14, 10, prop.y - 14, STEEL),
      ];
    case 'table':
    case 'bench':
      return [
        box(prop.x, prop.y, prop.width, 12, WOOD),
        box(prop.x + 8, prop.y - 12, 9, prop.y - 12, WOOD_DARK),
        box(prop.x + prop.width - 17, prop.y - 12, 9, prop.y - 12, WOOD_DARK),
      ];
    case 'chair': {
      const back = prop.facing === 1 ? prop.x - 40 : prop.x + 31;
      return [
        box(prop.x - 40, 76, 80, 10, WOOD),
        box(prop.x - 40, 66, 9, 66, WOOD_DARK),
        box(prop.x + 31, 66, 9, 66, WOOD_DARK),
        box(back, 196, 9, 124, WOOD),
      ];
    }
    case 'wheel':
      return [ring(prop.x, prop.y, prop.radius), box(prop.x - 4, prop.y, 8, prop.y, STEEL)];
    default:
      return [];
  }
}

/** `y` is its top. */
function box(x: number, y: number, width: number, height: number, fill: string): Path {
  const r = Math.min(4, width / 2, height / 2);
  return {
    fill,
    d: `M${x} ${-y + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}h${-width}z`,
  };
}

function ring(x: number, y: number, radius: number): Path {
  const circle = (r: number) => `M${x - r} ${-y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return { fill: STEEL, d: circle(radius) };
}
