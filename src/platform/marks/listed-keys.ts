/** The keys under which a day of the menu or a recipe is on her shopping list. */
import type { Mark } from '../../../contract/marks/merge.ts';
import { LIST, shoppingRound } from '../../../contract/marks/shopping-round.mark.ts';
import { baseOf, roundOf, shoppingSource } from '../../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { storedMark } from './mark-value.ts';

/**
 * The key under which it is listed anew: in this round of shopping, or after the last one that it was listed in, because its
 * ticks from then count under that key.
 */
export function newKey(store: Pick<MarkStore, 'marks'>, base: string): string {
  const former = marksOf(store, base).map(({ key }) => roundOf(key) + 1);
  return `${base}.${Math.max(storedMark(store, shoppingRound, LIST) ?? 1, ...former)}`;
}

/** The keys under which a day or a recipe is listed now: the one that counts first, then those of rounds before. */
export function listedKeys(store: Pick<MarkStore, 'marks'>, base: string): string[] {
  const keys = marksOf(store, base).flatMap(({ key, value }) => (value === null ? [] : [key]));
  return keys.sort((one, other) => roundOf(other) - roundOf(one));
}

/** Those that have ended too. */
function marksOf({ marks }: Pick<MarkStore, 'marks'>, base: string): Mark[] {
  return [...marks.values()].filter(({ kind, key }) => kind === shoppingSource.name && baseOf(key) === base);
}
