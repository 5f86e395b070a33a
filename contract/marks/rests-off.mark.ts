/** Records that guided trainings skip the plan's rests, which they keep until she switches them off. */
import type { MarkKind } from './mark-kind.ts';

export const restsOff: MarkKind<true> = {
  name: 'rests-off',
  key: /^guided$/,
  maxKept: 1,
  isValue: (value): value is true => value === true,
};

/** Its only key. */
export const GUIDED = 'guided';
