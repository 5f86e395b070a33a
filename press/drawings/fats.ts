import { avocado, biscuit, butter, fish, nut, oilBottle } from './foods.ts';
import { box, drawingOf, placed } from './shapes.ts';

/** Three shelves: the lower, the more often. */
export const fats = drawingOf({
  description:
    'Kolm riiulit. Alumisel, iga päev: õli, avokaado, pähklid. Keskmisel, kaks-kolm korda nädalas: kala. Ülemisel, vahel: või ja küpsis.',
  width: 360,
  height: 292,
  shapes: [
    box(24, 82, 312, 8, 4, 'BREAD'),
    box(24, 176, 312, 8, 4, 'BREAD'),
    box(24, 270, 312, 8, 4, 'BREAD'),
    ...placed(butter, 226, 68, 1.05),
    ...placed(biscuit, 296, 66, 1.05),
    ...placed(fish, 220, 158, 1.05),
    ...placed(fish, 292, 158, 0.9),
    ...placed(oilBottle, 178, 243, 1.15),
    ...placed(avocado, 232, 246, 1.05),
    ...placed(nut, 278, 257),
    ...placed(nut, 304, 257),
    ...placed(nut, 291, 238),
  ],
  labels: [
    { text: 'vahel', x: 92, y: 60 },
    { text: 'kaks-kolm korda', x: 92, y: 136 },
    { text: 'nädalas', x: 92, y: 156 },
    { text: 'iga päev', x: 92, y: 248 },
  ],
});
