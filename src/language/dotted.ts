/** `Pilates · Kõht · 20 min`: short facts beside one another. A line never begins with the dot. */
export function dotted(facts: readonly string[]): string {
  return facts.join('\u00A0· ');
}
