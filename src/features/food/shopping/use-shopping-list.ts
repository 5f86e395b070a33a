import { useEffect, useMemo } from 'react';
import { AISLES, shoppingOrder } from '../../../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../../../contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../../../contract/marks/shopping-staple.mark.ts';
import { shoppingTick } from '../../../../contract/marks/shopping-tick.mark.ts';
import { prepareCollation } from '../../../language/collation.ts';
import { useMark, useMarks } from '../../../platform/marks/use-mark.ts';
import { countingSources, shoppingList } from './shopping-list.ts';

/** The list as this device knows it, with its sources. */
export function useShoppingList() {
  const listed = useMarks(shoppingSource);
  const sources = useMemo(() => countingSources(listed), [listed]);
  const ticks = useMarks(shoppingTick);
  const own = useMarks(shoppingOwn);
  const staples = useMarks(shoppingStaple);
  const order = useMark(shoppingOrder, AISLES);
  const list = useMemo(
    () => shoppingList({ sources, ticks, own, staples, order }),
    [sources, ticks, own, staples, order],
  );
  // An empty list is often opened to put weeks into it.
  useEffect(prepareCollation, []);
  return { list, sources };
}
