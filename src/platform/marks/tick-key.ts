import { tickKey } from '../../../contract/marks/shopping-tick.mark.ts';
import { tagOf } from './tag.ts';

/**
 * The tick of a food's row for its wanted amounts. Two phones that know the same share it, and of these the later wins; a phone
 * that knows less takes nothing from the other's ticks.
 */
export function tickKeyOf(rowKey: string, wanted: Readonly<Record<string, number>>): string {
  const amounts = Object.entries(wanted).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return tickKey(rowKey, tagOf(amounts.join(' ')));
}
