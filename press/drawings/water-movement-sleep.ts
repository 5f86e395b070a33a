import { glass } from './foods.ts';
import { arc, disc, drawingOf, placed, shape, stroke } from './shapes.ts';

const shoe = [
  shape('M-28 -14L-12 -14Q-8 -4 6 -1Q26 3 28 12L-28 12Z', 'BERRY'),
  shape('M-29 12L29 12Q29 19 23 19L-23 19Q-29 19 -29 12Z', 'CREAM'),
  stroke('M-10 -8L-3 -12M-5 -4L2 -8M1 -1L8 -5', 2.5, 'CREAM'),
];

const moon = [
  disc(0, 0, 24, 'ORANGE'),
  disc(10, -7, 20, 'PLATE'),
  shape('M22 -20L24 -14L30 -12L24 -10L22 -4L20 -10L14 -12L20 -14Z', 'ORANGE'),
  shape('M12 8L13 12L17 13L13 14L12 18L11 14L7 13L11 12Z', 'ORANGE'),
];

/** Three rings of a day and a week. */
export const waterMovementSleep = drawingOf({
  description:
    'Kolm ringi. Vesi: umbes 2 liitrit vedelikku päevas, toit kaasa arvatud. Liikumine: 150 kuni 300 minutit nädalas. Uni: 7 kuni 9 tundi öösel.',
  width: 360,
  height: 216,
  shapes: [
    ...[64, 180, 296].flatMap((x) => [disc(x, 78, 52, 'PLATE')]),
    arc(64, 78, 52, [0, 359.9], 6, 'BLUE'),
    arc(180, 78, 52, [0, 359.9], 6, 'BERRY'),
    arc(296, 78, 52, [0, 359.9], 6, 'ORANGE'),
    ...placed(glass, 64, 78),
    ...placed(shoe, 180, 78),
    ...placed(moon, 294, 80),
  ],
  labels: [
    { text: 'vesi', x: 64, y: 152 },
    { text: 'umbes 2 l', x: 64, y: 174 },
    { text: 'päevas', x: 64, y: 194 },
    { text: 'liikumine', x: 180, y: 152 },
    { text: '150–300 min', x: 180, y: 174 },
    { text: 'nädalas', x: 180, y: 194 },
    { text: 'uni', x: 296, y: 152 },
    { text: '7–9 tundi', x: 296, y: 174 },
    { text: 'öösel', x: 296, y: 194 },
  ],
});
