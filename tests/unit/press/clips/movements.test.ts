import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { clipOf, jointsOf } from '../../../../press/clips/clip.ts';
import type { Movement } from '../../../../press/clips/movement.ts';
import { momentsOf, skeletonAt } from '../../../../press/clips/movement.ts';
import { MOVEMENTS } from '../../../../press/clips/movements.ts';
import type { Leg, Limb, Skeleton } from '../../../../press/clips/skeleton.ts';
import { SPINE_BONE } from '../../../../press/clips/skeleton.ts';
import type { Point } from '../../../../press/figure/pose.ts';
import { BONES } from '../../../../press/figure/pose.ts';

const movements = [...MOVEMENTS];
/** In picture units: a foot is 27 long. */
const TOLERANCE = 1;
const MOST_BENT = 165;

const framesOf = (movement: Movement) =>
  momentsOf(movement).map((moment) => ({ ...moment, skeleton: skeletonAt(movement, moment) }));
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Degrees by which the second bone turns from the first, clockwise. */
function bendOf(start: Point, joint: Point, end: Point): number {
  const angle = (from: Point, to: Point) => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  return ((((angle(joint, end) - angle(start, joint) + 180) % 360) + 360) % 360) - 180;
}

function bonesOf({ hip, waist, neck, arms, legs }: Skeleton): [length: number, expected: number][] {
  return [
    [distance(hip, waist), SPINE_BONE],
    [distance(waist, neck), SPINE_BONE],
    ...arms.flatMap(({ shoulder, elbow, hand }): [number, number][] => [
      [distance(shoulder, elbow), BONES.upperArm],
      [distance(elbow, hand), BONES.forearm],
    ]),
    ...legs.flatMap(({ hip: joint, knee, ankle }): [number, number][] => [
      [distance(joint, knee), BONES.thigh],
      [distance(knee, ankle), BONES.calf],
    ]),
  ];
}

test.each(movements)('%s keeps the length of every bone', (_, movement) => {
  for (const { skeleton } of framesOf(movement))
    for (const [length, expected] of bonesOf(skeleton)) expect(Math.abs(length - expected)).toBeLessThan(0.1);
});

test.each(movements.filter(([, { view }]) => view === 'side'))(
  '%s bends knees back and elbows forward, and neither too far',
  (_, movement) => {
    for (const { skeleton, key, share } of framesOf(movement)) {
      for (const { hip, knee, ankle } of skeleton.legs) {
        const bend = bendOf(hip, knee, ankle);
        expect(bend, `knee, key ${key}, ${share}`).toBeGreaterThan(-8);
        expect(bend, `knee, key ${key}, ${share}`).toBeLessThan(MOST_BENT);
      }
      for (const { shoulder, elbow, hand } of movement.isElbowOut ? [] : skeleton.arms) {
        const bend = -bendOf(shoulder, elbow, hand);
        expect(bend, `elbow, key ${key}, ${share}`).toBeGreaterThan(-12);
        expect(bend, `elbow, key ${key}, ${share}`).toBeLessThan(MOST_BENT);
      }
    }
  },
);

test.each(movements.filter(([, { isFromAbove }]) => !isFromAbove))(
  '%s stays above the floor',
  (_, movement) => {
    for (const { skeleton, key, share } of framesOf(movement))
      for (const { y } of jointsOf(skeleton)) expect(y, `key ${key}, ${share}`).toBeGreaterThan(-TOLERANCE);
  },
);

test.each(movements)('%s reaches what its hands and feet are planted on, and stays there', (_, movement) => {
  const { keys, view } = movement;
  const placeOf = (limb: Limb | Leg) => ('to' in limb ? limb.to : undefined);
  for (const { skeleton, key, share } of framesOf(movement)) {
    const [one, other] = [keys[key] ?? keys[0], keys[key + 1] ?? keys[0]];
    for (const side of [0, 1] as const) {
      const ends = [
        [placeOf(one.arms[side]), placeOf(other.arms[side]), skeleton.arms[side].hand, 'hand'],
        [placeOf(one.legs[side]), placeOf(other.legs[side]), skeleton.legs[side].ankle, 'foot'],
      ] as const;
      for (const [from, to, end, name] of ends) {
        if (!from || !to || from.join() !== to.join()) continue;
        const far = view === 'side' && side === 1 ? { x: 8, y: 3 } : { x: 0, y: 0 };
        const missed = distance(end, { x: from[0] + far.x, y: from[1] + far.y });
        expect(missed, `${name} ${side}, key ${key}, ${share}`).toBeLessThan(TOLERANCE);
      }
    }
  }
});

test.each(movements)('%s is a small picture that loops by itself and holds nothing else', (_, movement) => {
  const svg = clipOf(movement);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d .]+">.*<\/svg>$/su);
  expect(svg).not.toMatch(/href|<script|<image|<style|<text|<foreignObject| on[a-z]+=| id=|NaN|undefined/u);
  expect(svg).toContain('repeatCount="indefinite"');
  expect(gzipSync(svg).length).toBeLessThan(4_000);
});

test('no two movements look the same', () => {
  const drawings = new Map<string, string>();
  for (const [name, movement] of movements) {
    const drawing = clipOf(movement);
    expect(drawings.get(drawing), name).toBeUndefined();
    drawings.set(drawing, name);
  }
});
