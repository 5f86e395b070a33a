import { beans, chicken, cube, egg, fish, tub } from './foods.ts';
import type { DrawingShape } from './shapes.ts';
import { box, drawingOf, placed } from './shapes.ts';

const PORTIONS: readonly { shapes: readonly DrawingShape[]; label: string; amount: string }[] = [
  { shapes: placed(fish, 0, 0, 1.1), label: 'lõhe', amount: '100 g' },
  { shapes: placed(chicken, 0, 0, 1.1), label: 'kanafilee', amount: '90 g' },
  {
    shapes: [...placed(egg, -24, 2, 0.8), ...placed(egg, 0, -2, 0.8), ...placed(egg, 24, 2, 0.8)],
    label: 'muna',
    amount: '3 tükki',
  },
  { shapes: placed(tub, 0, 4, 1.1), label: 'kodujuust', amount: '1 tops' },
  { shapes: placed(beans, 0, 0, 1.2), label: 'oad', amount: '1 purk' },
  { shapes: placed(cube, 0, 0, 1.2), label: 'tofu', amount: '120 g' },
];

/** The figures are those of `content/foods.csv`: 100 g salmon 20.4 g, a tin of beans of 240 g 20.9 g. */
export const proteinPortions = drawingOf({
  description:
    'Kuus portsjonit, igaühes umbes 20 grammi valku: 100 grammi lõhet, 90 grammi kanafileed, kolm muna, tops kodujuustu, purk keedetud ube, 120 grammi tofut.',
  width: 360,
  height: 304,
  shapes: PORTIONS.flatMap(({ shapes }, index) => {
    const [x, y] = placeOf(index);
    return [box(x - 54, y - 42, 108, 120, 14, 'PLATE'), ...placed(shapes, x, y)];
  }),
  labels: [
    { text: 'Igaühes umbes 20 g valku', x: 180, y: 22 },
    ...PORTIONS.flatMap(({ label, amount }, index) => {
      const [x, y] = placeOf(index);
      return [
        { text: label, x, y: y + 42 },
        { text: amount, x, y: y + 62 },
      ];
    }),
  ],
});

function placeOf(index: number): [number, number] {
  return [64 + (index % 3) * 116, 88 + Math.floor(index / 3) * 128];
}
