import type { ExerciseDetailsFragment } from '../../../../../contract/documents.generated.ts';

/** Sets of eight to ten squats. */
export function planOf(equipment: ExerciseDetailsFragment['equipment'], sets = 2) {
  return [
    {
      __typename: 'PlanSection' as const,
      title: 'Põhiosa',
      blocks: [
        {
          __typename: 'PlanBlock' as const,
          rounds: 1,
          roundRestSeconds: null,
          restAfterSeconds: null,
          notes: [],
          steps: [
            {
              __typename: 'PlanStep' as const,
              title: 'Kükk kangiga',
              sets,
              unit: 'REPETITIONS' as const,
              least: 8,
              most: 10,
              side: null,
              restSeconds: 60,
              cue: null,
              exercise: {
                __typename: 'Exercise' as const,
                id: 'kukk-kangiga',
                name: 'Kükk kangiga',
                technique: 'Kannad maas.',
                clip: null,
                equipment,
              },
            },
          ],
        },
      ],
    },
  ];
}
