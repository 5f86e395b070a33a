/** Draws a movement as one looping SVG. Its parts are rigid and only turn and travel, so a few hundred numbers tell it. */
import type { Look } from '../figure/figure-shapes.ts';
import { LOOKS } from '../figure/looks.ts';
import type { Point } from '../figure/pose.ts';
import { mixPoints } from '../figure/pose.ts';
import type { Shape } from '../figure/shape.ts';
import type { Movement } from './movement.ts';
import { momentsOf, skeletonAt } from './movement.ts';
import type { Path } from './props.ts';
import { heldParts, linePaths, pushedParts, standingPaths, wornParts } from './props.ts';
import { armParts, bellyParts, chestParts, headParts, legParts } from './puppet.ts';
import type { Skeleton } from './skeleton.ts';
import { directionOf } from './skeleton.ts';

const LOOK: Look = LOOKS.orange;
const SMALLEST_SIDE = 330;
const MARGIN = 34;

export function clipOf(movement: Movement): string {
  const frames = momentsOf(movement).map((moment) => skeletonAt(movement, moment));
  const frame = frameOf(frames, movement);
  const { x, y, side } = frame;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}">`,
    `<path fill="#F0E3F2" d="M${x} ${y}h${side}v${side}h${-side}z"/>`,
    `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${n(side * 0.42)}" fill="#E3CBE7"/>`,
    floorOf(frames, movement, frame),
    ...standingPaths(movement).map(pathText),
    ...partsOf(movement, LOOK).map((part) => partText(part, frames, movement.seconds)),
    ...linePaths(movement, frames).map((line) => lineText(line, movement.seconds)),
    '</svg>',
  ].join('');
}

interface Frame {
  x: number;
  y: number;
  side: number;
}

interface Part {
  shapes: readonly Shape[];
  /** The beginning of its bone, and the direction in which it lies. */
  of: (skeleton: Skeleton) => { from: Point; direction: number };
}

/** In painting order. */
function partsOf(movement: Movement, look: Look): Part[] {
  const { view } = movement;
  const isSide = view === 'side';
  const arm = (side: 0 | 1): Part[] => {
    const { upper, lower } = armParts(look, isSide && side === 1);
    const held = heldParts(movement, side);
    return [
      { shapes: upper, of: ({ arms }) => bone(arms[side].shoulder, arms[side].elbow) },
      { shapes: [...held, ...lower], of: ({ arms }) => bone(arms[side].elbow, arms[side].hand) },
    ];
  };
  const leg = (side: 0 | 1): Part[] => {
    const { thigh, calf, foot } = legParts(look, isSide && side === 1);
    const worn = wornParts(movement);
    return [
      { shapes: calf, of: ({ legs }) => bone(legs[side].knee, legs[side].ankle) },
      { shapes: [...thigh, ...worn], of: ({ legs }) => bone(legs[side].hip, legs[side].knee) },
      {
        shapes: [...pushedParts(movement), ...foot],
        of: ({ legs }) => ({ from: legs[side].ankle, direction: legs[side].foot }),
      },
    ];
  };
  const head: Part = {
    shapes: headParts(look, view),
    of: (each) => ({ from: each.neck, direction: each.head + 90 }),
  };
  const trunk: Part[] = [
    { shapes: bellyParts(look, view), of: ({ hip, waist }) => bone(hip, waist) },
    { shapes: chestParts(look, view), of: ({ waist, neck }) => bone(waist, neck) },
  ];
  return isSide
    ? [...arm(1), ...leg(1), head, ...trunk, ...leg(0), ...arm(0)]
    : [...leg(1), ...leg(0), head, ...trunk, ...arm(1), ...arm(0)];
}

function bone(from: Point, to: Point) {
  return { from, direction: directionOf(from, to) };
}

function partText({ shapes, of }: Part, frames: readonly Skeleton[], seconds: number): string {
  const places = frames.map(of);
  const steps = unwound(places.map(({ direction }) => direction - 90)).map(n);
  const spots = places.map(({ from }) => `${n(from.x)} ${n(-from.y)}`);
  return [
    `<g transform="translate(${spots[0] ?? ''}) rotate(${steps[0] ?? ''})">`,
    isStill(spots) && isStill(steps)
      ? ''
      : loop('translate', spots, seconds) + loop('rotate', steps, seconds),
    ...shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`),
    '</g>',
  ].join('');
}

/** A part that only turns still needs its place, because the first animation replaces what the attribute says. */
function loop(type: 'translate' | 'rotate', values: readonly string[], seconds: number): string {
  const told = isStill(values) ? [values[0] ?? ''] : [...values, values[0] ?? ''];
  const sum = type === 'rotate' ? ' additive="sum"' : '';
  return `<animateTransform attributeName="transform" type="${type}"${sum} dur="${seconds}s" repeatCount="indefinite" values="${told.join(';')}"/>`;
}

function isStill(values: readonly string[]): boolean {
  return values.every((value) => value === values[0]);
}

function lineText({ values, stroke, width }: ReturnType<typeof linePaths>[number], seconds: number): string {
  const [first = ''] = values;
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${first}"><animate attributeName="d" dur="${seconds}s" repeatCount="indefinite" values="${[...values, first].join(';')}"/></path>`;
}

function pathText({ d, fill }: Path): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

function floorOf(frames: readonly Skeleton[], { isOnMat, isFromAbove }: Movement, frame: Frame): string {
  if (isFromAbove)
    return `<rect x="${frame.x + 10}" y="-226" width="${frame.side - 20}" height="152" rx="14" fill="#C39BCB"/>`;
  const touching = frames.flatMap(jointsOf).filter(({ y }) => isOnMat === true || y < 45);
  if (touching.length === 0) return '';
  const xs = touching.map(({ x }) => x);
  const [left, right] = [Math.min(...xs) - 30, Math.max(...xs) + 30];
  if (isOnMat)
    return `<rect x="${n(left)}" y="-2" width="${n(right - left)}" height="13" rx="6.5" fill="#8C5292"/>`;
  return `<ellipse cx="${n((left + right) / 2)}" cy="3" rx="${n((right - left) / 2 + 6)}" ry="8" fill="#57265B" fill-opacity=".16"/>`;
}

export function jointsOf({ hip, waist, neck, head, arms, legs }: Skeleton): Point[] {
  const radians = (head * Math.PI) / 180;
  const crown = { x: neck.x + Math.sin(radians) * 70, y: neck.y + Math.cos(radians) * 70 };
  return [
    hip,
    waist,
    neck,
    crown,
    ...arms.flatMap(({ shoulder, elbow, hand }) => [shoulder, elbow, hand]),
    ...legs.flatMap(({ knee, ankle }) => [knee, ankle]),
  ];
}

/** A square around everything, so that all clips stand on the same line of a list. */
function frameOf(frames: readonly Skeleton[], movement: Movement): Frame {
  const held = movement.props?.some((prop) => 'in' in prop) ? frames.flatMap(heldEnds) : [];
  const points = [...frames.flatMap(jointsOf), ...held, ...extentOf(movement)];
  const left = Math.min(...points.map(({ x }) => x)) - MARGIN;
  const right = Math.max(...points.map(({ x }) => x)) + MARGIN;
  const top = Math.max(...points.map(({ y }) => y)) + MARGIN - 10;
  const side = Math.ceil(Math.max(right - left, top + 24, SMALLEST_SIDE));
  const below = Math.round(24 + Math.max(0, side - top - 24) * 0.35);
  return { x: Math.round((left + right - side) / 2), y: below - side, side };
}

/** The reach of the things in her hands. */
function heldEnds({ arms }: Skeleton): Point[] {
  return arms.map(({ elbow, hand }) => mixPoints(elbow, hand, 1.7));
}

function extentOf({ props = [] }: Movement): Point[] {
  return props.flatMap((prop): Point[] => {
    if ('at' in prop) return [{ x: prop.at[0], y: prop.at[1] }];
    if ('through' in prop)
      return prop.through.flatMap((fixing) =>
        typeof fixing === 'string' ? [] : [{ x: fixing[0], y: fixing[1] }],
      );
    if ('radius' in prop) return [{ x: prop.x + prop.radius, y: prop.y }];
    return 'x' in prop ? [{ x: prop.x, y: 0 }] : [];
  });
}

/** Directions without the jump from 359 to 0, which would turn a limb right around. */
function unwound(directions: readonly number[]): number[] {
  let former = directions[0] ?? 0;
  return directions.map((direction) => {
    former += ((((direction - former + 180) % 360) + 360) % 360) - 180;
    return former;
  });
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}
