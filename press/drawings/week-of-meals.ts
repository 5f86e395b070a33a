import { box, disc, drawingOf, stroke } from './shapes.ts';

const DAYS = ['E', 'T', 'K', 'N', 'R', 'L', 'P'] as const;
const MEALS = ['hommik', 'lõuna', 'õhtu'] as const;
/** A birthday, a late evening and a weekend: four of 21. */
const OTHERWISE = new Set(['3 2', '4 2', '5 1', '6 0']);
const center = (day: number, meal: number) => [98 + day * 38, 66 + meal * 46] as const;

/** A week's 21 meals, of which 17 are as planned. */
export const weekOfMeals = drawingOf({
  description:
    'Nädala 21 toidukorda ringidena. Seitseteist on rohelised ja linnukesega: need on kava järgi. Neli on oranžid: need on sellised, nagu elu tõi.',
  width: 360,
  height: 250,
  shapes: [
    box(74, 42, 280, 144, 14, 'PLATE'),
    ...DAYS.flatMap((_, day) =>
      MEALS.map((__, meal) => {
        const [x, y] = center(day, meal);
        return disc(x, y, 15, OTHERWISE.has(`${day} ${meal}`) ? 'ORANGE' : 'LEAF');
      }),
    ),
    ...DAYS.flatMap((_, day) =>
      MEALS.flatMap((__, meal) => {
        const [x, y] = center(day, meal);
        if (OTHERWISE.has(`${day} ${meal}`)) return [];
        return [stroke(`M${x - 6} ${y}L${x - 1} ${y + 5}L${x + 7} ${y - 5}`, 2.5, 'CREAM')];
      }),
    ),
    disc(40, 218, 8, 'LEAF'),
    disc(214, 218, 8, 'ORANGE'),
  ],
  labels: [
    ...DAYS.map((text, day) => ({ text, x: center(day, 0)[0], y: 22 })),
    ...MEALS.map((text, meal) => ({ text, x: 36, y: center(0, meal)[1] })),
    { text: '17 kava järgi', x: 110, y: 218 },
    { text: '4 muud moodi', x: 288, y: 218 },
  ],
});
