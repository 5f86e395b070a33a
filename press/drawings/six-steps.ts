import { avocado, bread, broccoli, egg, glass } from './foods.ts';
import { box, disc, drawingOf, placed, stroke } from './shapes.ts';

const clock = [disc(0, 0, 19, 'LINE'), disc(0, 0, 17, 'PLATE'), stroke('M0 -11L0 0L8 5', 3, 'PLUM')];

const STEPS = [
  { label: 'rütm', things: clock, scale: 0.85 },
  { label: 'vesi', things: glass, scale: 0.75 },
  { label: 'köögivili', things: broccoli, scale: 0.95 },
  { label: 'valk', things: egg, scale: 0.9 },
  { label: 'täistera', things: bread, scale: 0.8 },
  { label: 'rasv', things: avocado, scale: 0.8 },
] as const;

const [STAIR, RISE, LEFT, FLOOR] = [57, 24, 9, 262];
const top = (step: number) => FLOOR - 50 - step * RISE;

/** The plan's six steps as a stair that is climbed from the left. */
export const sixSteps = drawingOf({
  description:
    'Trepp kuue astmega vasakult paremale: rütm, vesi, köögivili, valk, täistera ja rasv. Igal astmel on oma pilt: kell, veeklaas, brokoli, muna, leib ja avokaado.',
  width: 360,
  height: 318,
  shapes: STEPS.flatMap(({ things, scale }, step) => {
    const x = LEFT + step * STAIR;
    return [
      box(x, top(step), STAIR - 3, FLOOR - top(step), 6, step % 2 === 0 ? 'LEAF_SOFT' : 'ORANGE_SOFT'),
      ...placed(things, x + STAIR / 2 - 1, top(step) - 24, scale),
    ];
  }),
  // Two rows, because a word is wider than its stair.
  labels: STEPS.flatMap(({ label }, step) => {
    const x = LEFT + step * STAIR + STAIR / 2 - 1;
    return [
      { text: String(step + 1), x, y: FLOOR - 24 },
      { text: label, x: Math.min(330, x), y: FLOOR + (step % 2 === 0 ? 18 : 38) },
    ];
  }),
});
