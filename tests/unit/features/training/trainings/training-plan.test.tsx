/** @vitest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { TrainingPlan } from '../../../../../src/features/training/trainings/training-plan.tsx';

afterEach(cleanup);

const squat = {
  __typename: 'PlanStep',
  exercise: {
    __typename: 'Exercise',
    id: 'kukk',
    name: 'Kükk',
    technique: 'Kannad püsivad maas.',
    clip: null,
    equipment: null,
  },
  title: 'Kükk kangiga',
  sets: 4,
  unit: 'REPETITIONS',
  least: 8,
  most: 8,
  side: 'LEG',
  restSeconds: 120,
  cue: 'selg sirge.',
} as const;

const sections: PlanSectionDetailsFragment[] = [
  {
    __typename: 'PlanSection',
    title: 'Põhiosa',
    blocks: [
      {
        __typename: 'PlanBlock',
        rounds: 3,
        roundRestSeconds: 60,
        restAfterSeconds: null,
        notes: ['Võta aega.'],
        steps: [squat, { ...squat, title: 'Kükk', cue: null }],
      },
    ],
  },
  {
    __typename: 'PlanSection',
    title: 'Millal raskust lisada',
    blocks: [
      {
        __typename: 'PlanBlock',
        rounds: 1,
        roundRestSeconds: null,
        restAfterSeconds: null,
        notes: ['Kui on kerge.', 'Kui varu on kolm kordust.'],
        steps: [],
      },
    ],
  },
];

it('shows each exercise with its amount, side, rest and cue, under the rounds it is in', () => {
  render(<TrainingPlan sections={sections} />);
  const part = within(screen.getByRole('region', { name: 'Põhiosa' }));
  expect(part.getByText('3 ringi, ringide vahel 1 minut')).toBeTruthy();
  expect(part.getByText('Võta aega.')).toBeTruthy();
  const [first, second] = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toBe('Kükk kangiga4 × 8 kordust, kumbki jalg, paus 2 minutitselg sirge.');
  expect(second).toContain('Kannad püsivad maas.');
});

it('shows a part without exercises as a list of advice', () => {
  render(<TrainingPlan sections={sections} />);
  const part = within(screen.getByRole('region', { name: 'Millal raskust lisada' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kui on kerge.',
    'Kui varu on kolm kordust.',
  ]);
});
