import { apple, broccoli, fish, plate, porridge, soup } from './foods.ts';
import { disc, drawingOf, placed, stroke } from './shapes.ts';

const MEALS = [
  { x: 54, y: 132, radius: 39, hour: '8', label: 'hommik', share: '25%', food: porridge },
  { x: 140, y: 74, radius: 43, hour: '12', label: 'lõuna', share: '30%', food: soup },
  { x: 226, y: 82, radius: 30, hour: '16', label: 'vahepala', share: '15%', food: apple },
  {
    x: 306,
    y: 144,
    radius: 43,
    hour: '19',
    label: 'õhtu',
    share: '30%',
    food: [...placed(fish, 0, 8, 0.8), ...placed(broccoli, 0, -16, 0.6)],
  },
] as const;

/** Four meals along a day; the plates' areas are their shares of its energy. */
export const rhythmOfDay = drawingOf({
  description:
    'Päeva kaar hommikust õhtuni nelja taldrikuga: hommikusöök kell 8 ja 25 protsenti päeva energiast, lõuna kell 12 ja 30 protsenti, vahepala kell 16 ja 15 protsenti, õhtusöök kell 19 ja 30 protsenti.',
  width: 360,
  height: 276,
  shapes: [
    stroke('M8 190C70 60 130 60 180 62C240 62 300 80 352 200', 6, 'ORANGE_SOFT'),
    disc(24, 40, 15, 'ORANGE'),
    stroke(
      'M24 14L24 8M24 66L24 72M-2 40L-4 40M44 40L50 40M42 22L46 18M42 58L46 62M6 22L2 18M6 58L2 62',
      3,
      'ORANGE',
    ),
    disc(328, 46, 15, 'PLUM'),
    disc(334, 41, 13, 'GROUND'),
    ...MEALS.flatMap(({ x, y, radius, food }) => [
      ...plate(x, y, radius),
      ...placed(food, x, y + 3, radius / 40),
    ]),
  ],
  labels: MEALS.flatMap(({ x, hour, label, share }) => [
    { text: `kell ${hour}`, x, y: 210 },
    { text: label, x, y: 232 },
    { text: share, x, y: 254 },
  ]),
});
