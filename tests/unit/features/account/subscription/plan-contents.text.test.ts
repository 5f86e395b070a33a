import { describe, expect, it } from 'vitest';
import {
  freeLine,
  planLines,
  type PlanContents,
} from '../../../../../src/features/account/subscription/plan-contents.text.ts';

const count = (open: number, all: number) => ({ __typename: 'ContentCount' as const, open, all });

const CONTENTS: PlanContents = {
  __typename: 'PlanContentsList',
  recipes: count(21, 108),
  trainings: count(1, 44),
  programs: count(0, 4),
  items: [
    {
      __typename: 'PlanContents',
      tier: 'BASIC',
      recipes: count(31, 108),
      trainings: count(40, 44),
      programs: count(4, 4),
      hasMenu: false,
    },
    {
      __typename: 'PlanContents',
      tier: 'VIP',
      recipes: count(1, 1),
      trainings: count(44, 44),
      programs: count(1, 2),
      hasMenu: true,
    },
  ],
};

describe('what a plan’s card says', () => {
  it('is how many of how many, and „kõik“ only if it is all of them', () => {
    expect(planLines('BASIC', CONTENTS)).toEqual([
      '40 treeningut 44-st',
      'kõik 4 programmi',
      '31 retsepti 108-st',
    ]);
    expect(planLines('VIP', CONTENTS)).toEqual([
      'kõik 44 treeningut',
      '1 programm 2-st',
      '1 retsept',
      'päevamenüü, toitumiskursus ja toitumiskava',
      'sinule koostatud personaalsed kavad',
    ]);
  });

  it('promises no number and no „kõik“ if the counts are unknown', () => {
    for (const tier of ['BASIC', 'FOOD', 'PREMIUM', 'VIP'] as const)
      expect(planLines(tier, undefined).join(' ')).not.toMatch(/kõik|\d/i);
  });

  it('is shown next to what is open without a plan', () => {
    expect(freeLine(CONTENTS)).toBe('Ilma paketita on avatud 1 treening 44-st ja 21 retsepti 108-st.');
  });
});
