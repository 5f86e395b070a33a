import type { Dish } from '../dishes/dish.ts';
import { foodsOf } from '../dishes/dish.ts';
import { lay, spotsIn } from '../drawing/scatter.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { pick } from '../drawing/seeded-random.ts';
import type { Vessel } from '../dishes/vessel.ts';

const ROUND = new Set<Vessel>(['BOWL', 'SOUP_PLATE', 'PLATE', 'POT', 'WOK']);
const SPOON =
  'M0-92C13-92 18-74 16-58C14-44 6-38 4-30L6 80Q6 88 0 88T-6 80L-4-30C-6-38-14-44-16-58C-18-74-13-92 0-92z';
const FORK =
  'M-13-92v34c0 14 7 18 9 24L-6 80Q-6 88 0 88T6 80L4-34c2-6 9-10 9-24v-34h-4v32h-5v-32h-5v32h-5v-32z';

/** The things around on the table: cutlery on one side, a little of the dish's foods on the other. */
export function besideVessel(sheet: Sheet, dish: Dish, vessel: Vessel): string {
  if (!ROUND.has(vessel)) return '';
  const isRight = sheet.random() < 0.5;
  const isSpooned = vessel !== 'PLATE';
  return (
    cutlery(sheet, isSpooned ? SPOON : FORK, isRight ? 374 : 26) + crumbs(sheet, dish, isRight ? 28 : 372)
  );
}

function cutlery(sheet: Sheet, shape: string, x: number): string {
  const turn = x > 200 ? 6 : -6;
  return [
    `<path d="${shape}" transform="translate(${x + 5} 162)rotate(${turn})scale(1.250)" fill="#1d0803" fill-opacity=".34"/>`,
    `<path d="${shape}" transform="translate(${x} 154)rotate(${turn})scale(1.250)" fill="${sheet.slope(pick(['#C9CDD3', '#D2A95C', '#B98A5A'], sheet.random), 1.5)}" stroke="#fff" stroke-opacity=".4"/>`,
  ].join('');
}

function crumbs(sheet: Sheet, dish: Dish, x: number): string {
  const pieces = foodsOf(dish, 'herb', 'crumb', 'berry', 'leaf', 'chunk').flatMap(({ look, group }) =>
    look.piece && !['liha', 'kala', 'mereannid'].includes(group) && look.piece.radius < 26
      ? [look.piece]
      : [],
  );
  const [first, second = first] = pieces;
  if (!first || !second) return '';
  const corner = sheet.random() < 0.5 ? 36 : 262;
  return spotsIn({ x, y: corner, rx: 34, ry: 26 }, 4, sheet.random)
    .map((spot, index) => lay(sheet, index % 2 === 0 ? first : second, spot))
    .join('');
}
