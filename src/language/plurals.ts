import { formatNumber } from './numbers.ts';
import { plurals } from './words.ts';

export type CountedNoun = keyof typeof plurals;

/** Returns the noun's form after `count` as it is written: `treening` after 1, otherwise the partitive `treeningut`. */
export function nounAfter(count: number, noun: CountedNoun): string {
  const example = plurals[noun][formatNumber(count) === '1' ? 0 : 1] ?? noun;
  return example.slice(example.indexOf(' ') + 1);
}

/** `1 treening`, `0 treeningut`, `1,5 portsjonit`. */
export function formatCount(count: number, noun: CountedNoun): string {
  return `${formatNumber(count)} ${nounAfter(count, noun)}`;
}
