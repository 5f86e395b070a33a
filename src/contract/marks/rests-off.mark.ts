/** That a guided training leads on without the plan's rests; they are there until she switches them off. */
import type { MarkKind } from './mark-kind.ts';

export const restsOff: MarkKind<true> = {
  name: 'rests-off',
  key: /^guided$/,
  maxKept: 1,
  isValue: (value): value is true => value === true,
};

/** Its only key. */
export const GUIDED = 'guided';
