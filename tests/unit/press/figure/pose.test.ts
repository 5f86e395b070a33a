import { expect, test } from 'vitest';
import * as movements from '../../../../press/figure/movements.ts';
import { BONES, jointOf, point } from '../../../../press/figure/pose.ts';

test('bends a limb so that both bones keep their length', () => {
  const hip = point(-50, 90);
  const knee = jointOf(hip, { end: point(-8, 10), bend: 1 }, BONES.thigh, BONES.calf);
  expect(Math.hypot(knee.x - hip.x, knee.y - hip.y)).toBeCloseTo(BONES.thigh, 5);
  expect(Math.hypot(knee.x + 8, knee.y - 10)).toBeCloseTo(BONES.calf, 5);
});

test('bends to the requested side', () => {
  const end = point(0, 20);
  expect(jointOf(point(0, 150), { end, bend: 1 }, 86, 82).x).toBeGreaterThan(0);
  expect(jointOf(point(0, 150), { end, bend: -1 }, 86, 82).x).toBeLessThan(0);
});

test('points straight at an end that is too far away', () => {
  const knee = jointOf(point(0, 300), { end: point(0, 0), bend: 1 }, 86, 82);
  expect(Math.abs(knee.x)).toBeLessThan(10);
  expect(knee.y).toBeCloseTo(300 - 86, 0);
});

test.each(Object.entries(movements))(
  '%s ends in the pose that the next repetition begins with',
  (_, poseAt) => {
    for (const rep of [0, 1]) {
      const { pelvis, chest } = poseAt(1, rep);
      const next = poseAt(0, rep + 1);
      expect(Math.hypot(pelvis.x - next.pelvis.x, pelvis.y - next.pelvis.y)).toBeLessThan(1);
      expect(Math.hypot(chest.x - next.chest.x, chest.y - next.chest.y)).toBeLessThan(1);
    }
  },
);

test.each(Object.entries(movements))('%s keeps the body above the floor', (_, poseAt) => {
  for (let share = 0; share <= 1; share += 0.05) {
    const { pelvis, chest, arms, legs } = poseAt(share, 0);
    for (const { y } of [pelvis, chest, ...[...arms, ...legs].map(({ end }) => end)])
      expect(y).toBeGreaterThanOrEqual(7);
  }
});
