import { apple } from './foods.ts';
import { arc, disc, drawingOf, placed, shape, stroke } from './shapes.ts';

const heart = shape('M0 14C-22 -2 -14 -18 -4 -14Q-1 -13 0 -9Q1 -13 4 -14C14 -18 22 -2 0 14Z', 'BERRY');

const walker = [
  disc(2, -22, 5, 'BREAD'),
  stroke('M1 -14L-1 0', 7, 'ORANGE'),
  stroke('M0 -12L10 -3M0 -12L-9 -4', 3.5, 'BREAD'),
  stroke('M-1 1L8 11L7 22M-1 1L-6 12L-15 19', 4.5, 'PLUM'),
];

const [X, Y, RADIUS] = [108, 120, 76];

/** The energy of a moderately active day by its uses: by the calculator's example 62 % at rest, and a tenth for digesting. */
export const energyOfDay = drawingOf({
  description:
    'Rõngas, mis näitab päeva energiat. Umbes kolm viiendikku kulub keha enda tööks: südamele, hingamisele, soojusele. Umbes kümnendik kulub toidu seedimiseks ja ülejäänu liikumiseks.',
  width: 360,
  height: 240,
  shapes: [
    arc(X, Y, RADIUS, [0, 359.9], 32, 'PLATE'),
    arc(X, Y, RADIUS, [10, 214], 24, 'PLUM'),
    arc(X, Y, RADIUS, [234, 312], 24, 'ORANGE'),
    arc(X, Y, RADIUS, [332, 350], 24, 'LEAF'),
    ...placed([heart], X, Y - 18, 1.4),
    disc(222, 40, 7, 'PLUM'),
    disc(222, 126, 7, 'ORANGE'),
    disc(222, 198, 7, 'LEAF'),
    ...placed(walker, 326, 132, 0.9),
    ...placed(apple, 326, 198, 0.8),
  ],
  labels: [
    { text: 'päeva', x: X, y: Y + 18 },
    { text: 'kütus', x: X, y: Y + 36 },
    { text: 'keha ise', x: 280, y: 40 },
    { text: 'süda, hingamine,', x: 282, y: 62 },
    { text: 'soojus', x: 280, y: 82 },
    { text: 'liikumine', x: 272, y: 126 },
    { text: 'seedimine', x: 272, y: 198 },
  ],
});
