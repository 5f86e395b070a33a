import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../../../../src/features/account/settings/avatar.tsx';

const EMAIL = 'liige@example.com';

describe('the initials in place of a picture', () => {
  it.each([
    ['Mari', 'Õunapuu', 'MÕ'],
    ['mari', null, 'M'],
    [' ', 'tamm', 'T'],
    [null, null, 'L'],
  ])('of %j %j are %s', (firstName, lastName, initials) => {
    expect(initialsOf({ firstName, lastName, email: EMAIL })).toBe(initials);
  });
});
