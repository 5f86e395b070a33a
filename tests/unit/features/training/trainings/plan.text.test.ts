import { describe, expect, it } from 'vitest';
import type { PlanBlock, PlanStep } from '../../../../../src/features/training/trainings/plan.text.ts';
import {
  amountWords,
  restWords,
  roundsWords,
  sideWords,
} from '../../../../../src/features/training/trainings/plan.text.ts';

const step = (changes: Partial<PlanStep>): PlanStep => ({
  __typename: 'PlanStep',
  exercise: {
    __typename: 'Exercise',
    id: 'kukk',
    name: 'Kükk',
    technique: 'Kannad püsivad maas.',
    clip: null,
    equipment: null,
  },
  title: 'Kükk',
  sets: 1,
  unit: 'REPETITIONS',
  least: 12,
  most: 12,
  side: null,
  restSeconds: null,
  cue: null,
  ...changes,
});

describe('an amount is said', () => {
  it.each([
    [{ sets: 3 }, '3 × 12 kordust'],
    [{ least: 1, most: 1 }, '1 kordus'],
    [{ least: 8, most: 10 }, '8–10 kordust'],
    [{ unit: 'SECONDS', least: 1, most: 1 }, '1 sekund'],
    [{ unit: 'SECONDS', least: 90, most: 90, sets: 2 }, '2 × 90 sekundit'],
    [{ unit: 'SECONDS', least: 60, most: 60 }, '1 minut'],
    [{ unit: 'SECONDS', least: 60, most: 120 }, '1–2 minutit'],
    [{ unit: 'SECONDS', least: 60, most: 90 }, '60–90 sekundit'],
    [{ unit: 'BEATS', least: 100, most: 100 }, '100 lööki'],
    [{ unit: 'BREATHS', least: 1, most: 1 }, '1 hingetõmme'],
    [{ unit: 'METRES', least: 400, most: 400 }, '400 meetrit'],
    [{ unit: 'STEPS', least: 10, most: 10 }, '10 sammu'],
  ] as const)('of %o as „%s“', (changes, words) => {
    expect(amountWords(step(changes))).toBe(words);
  });
});

it('a step for both sides at once and without a rest says neither', () => {
  expect([sideWords(step({})), restWords(step({}))]).toEqual([undefined, undefined]);
});

it('a step for each side, with a rest, says both', () => {
  const each = step({ side: 'LEG', restSeconds: 120 });
  expect([sideWords(each), restWords(each)]).toEqual(['kumbki jalg', 'paus 2 minutit']);
});

it('rounds say how many there are and how long to rest between and after them', () => {
  const block = (changes: Partial<PlanBlock>): PlanBlock => ({
    __typename: 'PlanBlock',
    rounds: 1,
    roundRestSeconds: null,
    restAfterSeconds: null,
    notes: [],
    steps: [],
    ...changes,
  });
  expect(roundsWords(block({}))).toBeUndefined();
  expect(roundsWords(block({ rounds: 9 }))).toBe('9 ringi');
  expect(roundsWords(block({ rounds: 3, roundRestSeconds: 60, restAfterSeconds: 90 }))).toBe(
    '3 ringi, ringide vahel 1 minut, lõpus 90 sekundit',
  );
});
