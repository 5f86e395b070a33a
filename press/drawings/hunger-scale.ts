import type { DrawingColour } from '../../contract/enumerations.ts';
import { plate } from './foods.ts';
import { box, disc, drawingOf, type DrawingShape, placed, slice, stroke } from './shapes.ts';

const bar = (step: number): DrawingColour => {
  if (step === 3 || step === 4) return 'LEAF';
  if (step === 7) return 'PLUM';
  return step < 3 ? 'ORANGE_SOFT' : step < 7 ? 'LEAF_SOFT' : 'PLUM_SOFT';
};

const face = (mouth: string): DrawingShape[] => [
  disc(0, 0, 21, 'CREAM'),
  disc(-7, -5, 2.6, 'BREAD'),
  disc(7, -5, 2.6, 'BREAD'),
  stroke(mouth, 2.6, 'BREAD'),
];

const left = (step: number) => 10 + (step - 1) * 34.2;
const middle = (step: number) => left(step) + 16;

/** From ravenous to overfull in ten steps, with marks for the beginning and the end of a meal. */
export const hungerScale = drawingOf({
  description:
    'Näljaskaala ühest kümneni. Üks on hundinälg ja kümme on ebamugavalt täis kõht. Söömist tasub alustada kolme või nelja juures ja lõpetada seitsme juures.',
  width: 360,
  height: 264,
  shapes: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => box(left(step), 130, 30, 40, 7, bar(step))),
    stroke(`M${left(3)} 122L${left(3)} 116L${left(4) + 30} 116L${left(4) + 30} 122`, 2.5, 'LEAF'),
    stroke(`M${left(7)} 122L${left(7)} 116L${left(7) + 30} 116L${left(7) + 30} 122`, 2.5, 'PLUM'),
    ...placed(face('M-8 10Q0 2 8 10'), middle(1) + 6, 222, 0.85),
    ...placed(face('M-8 6Q0 13 8 6'), middle(5) + 18, 222, 0.85),
    ...placed(face('M-8 9L8 9'), middle(10) - 6, 222, 0.85),
    ...placed(plate(0, 0, 26), left(4) - 2, 60),
    ...placed([slice(0, 0, 20, [0, 340], 'LEAF_SOFT')], left(4) - 2, 60),
    ...placed(plate(0, 0, 26), middle(7), 60),
    ...placed([slice(0, 0, 20, [0, 90], 'PLUM_SOFT')], middle(7), 60),
  ],
  labels: [
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((text, index) => ({
      text,
      x: middle(index + 1),
      y: 188,
    })),
    { text: 'alusta', x: left(4) - 2, y: 101 },
    { text: 'lõpeta', x: middle(7), y: 101 },
    { text: 'hundinälg', x: 46, y: 252 },
    { text: 'hea', x: middle(5) + 18, y: 252 },
    { text: 'liiga täis', x: 314, y: 252 },
  ],
});
