/** The illustration in a box of 400 by 560, drawn as an element and on pictures. */

/** The point at which each leaf leaves the stem, and its rotation in degrees. */
export const LEAVES = [
  [228, 70, -52],
  [220, 96, -160],
  [208, 160, -24],
  [205, 196, -172],
  [200, 262, -12],
  [194, 306, 176],
  [184, 360, -6],
  [174, 404, 170],
  [169, 452, 4],
] as const;

/** Centre and radius. */
export const BERRIES = [
  [232, 118, 20],
  [180, 140, 24],
  [214, 176, 28],
  [160, 196, 19],
  [246, 222, 26],
  [192, 232, 30],
  [226, 278, 32],
  [172, 290, 22],
  [250, 330, 22],
  [196, 340, 27],
  [160, 382, 20],
  [220, 402, 24],
] as const;

export const STEM = 'M176 560C190 470 150 420 190 330S190 170 236 40';
export const LEAF = 'M0 0C40-40 96-40 150 0 96 30 40 30 0 0Z';
