import { AISLES, shoppingOrder } from '../../../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../../../contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../../../contract/marks/shopping-staple.mark.ts';
import { shoppingTick } from '../../../../contract/marks/shopping-tick.mark.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { parsedValue } from '../../../platform/marks/mark-value.ts';
import { type ShoppingList, shoppingList } from './shopping-list.ts';
import type { SharedList } from './shopping-list.question.ts';

/** The list behind a link, computed as on its owner's phone. */
export function sharedShoppingList({ marks }: SharedList): ShoppingList {
  const valuesOf = <Value>(kind: MarkKind<Value>) =>
    new Map(
      marks.flatMap((mark) => {
        const value = mark.kind === kind.name ? parsedValue(kind, mark.value) : undefined;
        return value === undefined ? [] : [[mark.key, value] as const];
      }),
    );
  return shoppingList({
    sources: valuesOf(shoppingSource),
    ticks: valuesOf(shoppingTick),
    own: valuesOf(shoppingOwn),
    staples: valuesOf(shoppingStaple),
    order: valuesOf(shoppingOrder).get(AISLES),
  });
}
