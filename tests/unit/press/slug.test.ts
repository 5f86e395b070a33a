import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from '../../../press/slug.ts';

describe('slugOf', () => {
  it.each([
    ['Kõrvitsaseemned', 'korvitsaseemned'],
    ['Piim 2,5%', 'piim-2-5'],
    ['Juust 15% (kerge)', 'juust-15-kerge'],
    ['Tume šokolaad 70%', 'tume-sokolaad-70'],
  ])('makes %s into %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

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
