import { broccoli, carrot, egg, fish, plate, porridge, potato, soup } from './foods.ts';
import { drawingOf, placed, stroke } from './shapes.ts';

const [Y, RADIUS] = [104, 39];
const center = (week: number) => 46 + week * 89.5;

const ON_PLATES = [
  placed(porridge, 0, 2, 0.95),
  [...placed(potato, -13, 8, 0.75), ...placed(broccoli, 12, -7, 0.75), ...placed(carrot, 8, 15, 0.5, 60)],
  [...placed(fish, -2, -9, 0.75, -12), ...placed(broccoli, -14, 14, 0.55), ...placed(egg, 14, 12, 0.55, 15)],
  placed(soup, 0, 4, 0.95),
] as const;

const WORDS = [
  ['kolm', 'toidukorda'],
  ['köögivili', 'juurde'],
  ['valk', 'igal korral'],
  ['kaks uut', 'retsepti'],
] as const;

/** The additions of each of the challenge's weeks; nothing is taken away. */
export const fourWeeks = drawingOf({
  description:
    'Neli taldrikut reas, üks iga nädala jaoks. Esimesel nädalal kolm toidukorda päevas, teisel tuleb juurde köögivili, kolmandal valk igal toidukorral, neljandal kaks uut retsepti.',
  width: 360,
  height: 204,
  shapes: [
    ...ON_PLATES.flatMap((foods, week) => [
      ...plate(center(week), Y, RADIUS),
      ...placed(foods, center(week), Y),
    ]),
    ...[0, 1, 2].map((week) => {
      const x = center(week) + 44.8;
      return stroke(`M${x - 3} ${Y - 52}L${x + 3} ${Y - 46}L${x - 3} ${Y - 40}`, 2.5, 'PLUM');
    }),
  ],
  labels: WORDS.flatMap(([first, second], week) => [
    { text: `${week + 1}. nädal`, x: center(week), y: 42 },
    { text: first, x: center(week), y: 164 },
    { text: second, x: center(week), y: 184 },
  ]),
});
