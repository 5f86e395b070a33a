import { describe, expect, it } from 'vitest';
import { GROUPS, isPlanGroup } from '../../../contract/permissions.ts';

describe('the groups', () => {
  it('that a subscription gives are distinguished from those of the team', () => {
    expect(GROUPS.filter(isPlanGroup)).toEqual(['vip', 'premium', 'food', 'basic']);
    expect(isPlanGroup('unknown')).toBe(false);
  });
});
