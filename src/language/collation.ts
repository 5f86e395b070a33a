import { once } from './formatter-cache.ts';

const collator = once(() => new Intl.Collator('et', { numeric: true }));

/** Orders words as Estonian dictionaries do: … s š z ž t u v w õ ä ö ü. */
export function compareWords(left: string, right: string): number {
  return collator().compare(left, right);
}

/** Does the slow part of the first comparison while nobody waits for it. */
export function prepareCollation(): void {
  collator();
}
