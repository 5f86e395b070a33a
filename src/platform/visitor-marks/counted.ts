/** The visitor's marks on this device, in numbers alone: they may be another's. */
import { favourite } from '../../../contract/marks/favourite.mark.ts';
import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { pantryFood } from '../../../contract/marks/pantry-food.mark.ts';
import { recipeRating } from '../../../contract/marks/recipe-rating.mark.ts';
import { shoppingOrder } from '../../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../../contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../../contract/marks/shopping-source.mark.ts';
import { shoppingTick } from '../../../contract/marks/shopping-tick.mark.ts';
import { formatList, formatNumber } from '../../language/numbers.ts';
import { fill } from '../../language/words.ts';
import { valueOf } from '../marks/mark-value.ts';
import type { Carried } from './listed-in-account.ts';
import { visitorMarksText } from './visitor-marks.text.ts';

export interface Counted {
  /** `3 lemmikut, 1 hinnang ja 4 muud märget`. */
  words: string;
  /** There is one thing alone. */
  isOne: boolean;
}

export function counted(carried: readonly Carried[]): Counted {
  const of = (kind: MarkKind<unknown>) => carried.filter((each) => each.kind === kind).length;
  const rows = listRows(carried);
  // A tick of a counted row is no thing of its own.
  const ofRows = rows > 0 ? of(shoppingTick) + of(shoppingOrder) : 0;
  const named = [
    { n: of(favourite), forms: visitorMarksText.favourite },
    { n: of(recipeRating), forms: visitorMarksText.rating },
    { n: rows, forms: visitorMarksText.row },
    { n: of(pantryFood), forms: visitorMarksText.food },
  ].filter(({ n }) => n > 0);
  const ofNamed = of(favourite) + of(recipeRating) + of(pantryFood) + of(shoppingSource) + of(shoppingOwn);
  const others = {
    n: carried.length - ofNamed - ofRows,
    forms: named.length > 0 ? visitorMarksText.other : visitorMarksText.mark,
  };
  const all = others.n > 0 ? [...named, others] : named;
  const words = all.map(({ n, forms: { one, many } }) =>
    // A number stays on the line of its noun.
    fill(n === 1 ? one : many, { n: formatNumber(n) }).replace(' ', '\u00A0'),
  );
  return { words: formatList(words), isOne: all.reduce((sum, { n }) => sum + n, 0) === 1 };
}

/** As many as the list shows: each food once, however many dishes it is for, and weight and volume apart. */
function listRows(carried: readonly Carried[]): number {
  const own = carried.filter(({ kind }) => kind === shoppingOwn).length;
  const foods = carried.flatMap(({ kind, mark }) =>
    kind === shoppingSource ? (valueOf(shoppingSource, mark)?.foods ?? []) : [],
  );
  const measured = new Set(foods.flatMap(([id, , , unit]) => (unit === 'TASTE' ? [] : [`${id} ${unit}`])));
  const isMeasured = new Set(foods.flatMap(([id, , , unit]) => (unit === 'TASTE' ? [] : [id])));
  const toTaste = new Set(foods.map(([id]) => id).filter((id) => !isMeasured.has(id)));
  return own + measured.size + toTaste.size;
}
