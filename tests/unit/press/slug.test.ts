import { describe, expect, it } from 'vitest';
import { isSlug } from '../../../press/slug.ts';

describe('isSlug', () => {
  it('accepts lower-case letters, digits and single hyphens between them', () => {
    expect(isSlug('kaerapuder-2')).toBe(true);
  });

  it.each(['Kaerapuder', 'õunakook', 'kaks--kriipsu', '-algus', 'lopp-', 'kaks sona', ''])(
    'refuses „%s“',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});
