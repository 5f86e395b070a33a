/** Records that she wants the next weight of an exercise proposed; nothing is proposed before. */
import type { MarkKind } from './mark-kind.ts';

export const weightProposals: MarkKind<true> = {
  name: 'weight-proposals',
  key: /^trainings$/,
  maxKept: 1,
  isValue: (value) => value === true,
};

/** Its only key. */
export const ALL_TRAININGS = 'trainings';
