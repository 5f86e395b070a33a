import { describe, expect, it } from 'vitest';
import { householdHint } from '../../../../src/features/recipes/household-measure.ts';

describe('householdHint', () => {
  it('counts spoons and decilitres by halves', () => {
    expect(householdHint(40, 'ML', '1 spl ≈ 15 ml')).toBe('≈ 2,5\u00A0spl');
    expect(householdHint(5, 'G', '1 tl ≈ 5 g')).toBe('≈ 1\u00A0tl');
    expect(householdHint(120, 'G', '1 dl ≈ 80 g')).toBe('≈ 1,5\u00A0dl');
  });

  it('repeats measures whose noun would have to be inflected', () => {
    expect(householdHint(270, 'G', '1 sibul ≈ 90 g')).toBe('1 sibul ≈ 90 g');
  });

  it('says nothing where a spoon is no help', () => {
    expect(householdHint(500, 'ML', '1 spl ≈ 15 ml')).toBeUndefined();
    expect(householdHint(2, 'ML', '1 spl ≈ 15 ml')).toBeUndefined();
  });

  it('does not mix grams with millilitres', () => {
    expect(householdHint(30, 'ML', '1 spl ≈ 10 g')).toBeUndefined();
  });

  it('says nothing of what is added to taste or has no measure', () => {
    expect(householdHint(null, 'TASTE', 'maitse järgi')).toBeUndefined();
    expect(householdHint(10, 'G', null)).toBeUndefined();
    expect(householdHint(10, 'G', '1 dl')).toBeUndefined();
  });
});
