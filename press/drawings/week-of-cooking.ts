import { soup } from './foods.ts';
import { box, drawingOf, placed, stroke } from './shapes.ts';

const DAYS = ['E', 'T', 'K', 'N', 'R', 'L', 'P'] as const;
/** Cooked on Monday, Wednesday and Friday evening, each for two meals. */
const COOKED = [0, 2, 4] as const;
const left = (day: number) => 62 + day * 41;
const [LUNCH, DINNER] = [62, 148];

/** A week in which three evenings' cooking is also three lunches, and one evening is left open. */
export const weekOfCooking = drawingOf({
  description:
    'Nädala tabel. Esmaspäeval, kolmapäeval ja reedel tehakse õhtul topeltkogus, mis on ka järgmise päeva lõuna. Pühapäeva õhtu on lahti jäetud.',
  width: 360,
  height: 246,
  shapes: [
    ...DAYS.flatMap((_, day) => [
      box(left(day), LUNCH, 36, 58, 8, 'PLATE'),
      box(left(day), DINNER, 36, 58, 8, 'PLATE'),
    ]),
    ...COOKED.flatMap((day) => [
      box(left(day), DINNER, 36, 58, 8, 'ORANGE_SOFT'),
      box(left(day + 1), LUNCH, 36, 58, 8, 'LEAF_SOFT'),
    ]),
    ...COOKED.map((day) =>
      stroke(
        `M${left(day) + 20} ${DINNER - 3}Q${left(day) + 22} ${LUNCH + 66} ${left(day) + 36} ${LUNCH + 62}`,
        3,
        'LINE',
      ),
    ),
    ...COOKED.flatMap((day) => [
      ...placed(soup, left(day) + 18, DINNER + 36, 0.62),
      ...placed(soup, left(day + 1) + 18, LUNCH + 36, 0.5),
    ]),
    stroke(
      `M${left(6) + 2} ${DINNER + 2}L${left(6) + 34} ${DINNER + 2}L${left(6) + 34} ${DINNER + 56}L${left(6) + 2} ${DINNER + 56}Z`,
      2,
      'LINE',
    ),
  ],
  labels: [
    ...DAYS.map((text, day) => ({ text, x: left(day) + 18, y: 42 })),
    { text: 'lõuna', x: 32, y: LUNCH + 30 },
    { text: 'õhtu', x: 32, y: DINNER + 30 },
    { text: 'lahti', x: left(6) + 18, y: DINNER + 30 },
    { text: 'tee õhtul topeltkogus', x: 204, y: 228 },
  ],
});
