import { apple, beans, berries, bread, carrot, porridge } from './foods.ts';
import { box, drawingOf, placed } from './shapes.ts';

const LAYERS = [
  { food: porridge, label: 'puder, 50 g kaerahelbeid', grams: 5 },
  { food: bread, label: 'kaks viilu rukkileiba', grams: 5 },
  { food: carrot, label: 'kaks porgandit', grams: 4 },
  { food: beans, label: 'pool purki ube', grams: 8 },
  { food: apple, label: 'õun koorega', grams: 4 },
  { food: berries, label: 'detsiliiter vaarikaid', grams: 4 },
] as const;

const [TOP, STEP] = [34, 42];
const total = LAYERS.reduce((sum, { grams }) => sum + grams, 0);

/** The figures are those of `content/foods.csv`. Each bar is as long as its grams. */
export const fibre = drawingOf({
  description: `Kuus toitu, mis päeva jooksul annavad kokku umbes ${total} grammi kiudaineid: kaerapuder 5, kaks viilu rukkileiba 5, kaks porgandit 4, pool purki ube 8, õun koorega 4 ja detsiliiter vaarikaid 4 grammi.`,
  width: 360,
  height: 322,
  shapes: LAYERS.flatMap(({ food, grams }, index) => {
    const y = TOP + index * STEP;
    return [
      box(62, y + 20, 276, 12, 6, 'PLATE'),
      box(62, y + 20, (276 * grams) / 10, 12, 6, 'LEAF'),
      ...placed(food, 34, y + 16, 0.75),
    ];
  }),
  labels: [
    ...LAYERS.map(({ label, grams }, index) => ({
      text: `${label}: ${grams} g`,
      x: 200,
      y: TOP + 8 + index * STEP,
    })),
    { text: `kokku umbes ${total} g`, x: 200, y: 303 },
  ],
});
