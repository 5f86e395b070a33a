/** `Pilates · Kõht · 20 min`: short facts on one line. A line never starts with the dot. */
export function dotted(facts: readonly string[]): string {
  return facts.join('\u00A0· ');
}
