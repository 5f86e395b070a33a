import { tickKey } from '../../contract/marks/shopping-tick.mark.ts';
import { tagOf } from './parts.ts';

/**
 * The tick of a food's row for what is wanted of it. Two phones that know the same share it, and of these the later stands; a
 * phone that knows less takes nothing from what the other has ticked.
 */
export function tickKeyOf(rowKey: string, wanted: Readonly<Record<string, number>>): string {
  const amounts = Object.entries(wanted).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return tickKey(rowKey, tagOf(amounts.join(' ')));
}
