import { beans, bread, broccoli, carrot, cucumber, egg, fish, plate, potato, tomato } from './foods.ts';
import { drawingOf, placed, slice, stroke } from './shapes.ts';

const [X, Y] = [180, 148];

/** Half of vegetables, a quarter each of protein and of what fills. */
export const plateModel = drawingOf({
  description:
    'Taldrik ülalt vaadates. Pool taldrikust on köögivili: brokoli, porgand, tomat, kurk. Veerand on valk: kala, muna või oad. Veerand on lisand: kartul või leib.',
  width: 360,
  height: 296,
  shapes: [
    ...plate(X, Y, 132),
    slice(X, Y, 112, [180, 360], 'LEAF_SOFT'),
    slice(X, Y, 112, [0, 90], 'BLUE_SOFT'),
    slice(X, Y, 112, [90, 180], 'ORANGE_SOFT'),
    stroke(`M${X} ${Y - 112}L${X} ${Y + 112}M${X} ${Y}L${X + 112} ${Y}`, 4, 'PLATE'),
    ...placed(broccoli, 140, 84, 1.1),
    ...placed(tomato, 100, 124),
    ...placed(carrot, 146, 200, 1.1, 35),
    ...placed(cucumber, 104, 186),
    ...placed(cucumber, 126, 232, 0.8),
    ...placed(fish, 226, 82, 0.95, -20),
    ...placed(egg, 258, 118, 0.65, 20),
    ...placed(beans, 205, 122, 0.55),
    ...placed(potato, 218, 186, 1),
    ...placed(bread, 252, 176, 0.7, 15),
    ...placed(potato, 210, 224, 0.8, 40),
  ],
  labels: [
    { text: 'köögivili', x: 124, y: 155 },
    { text: 'valk', x: 216, y: 52 },
    { text: 'lisand', x: 250, y: 214 },
  ],
});
