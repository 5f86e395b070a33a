/** A text of the screen's data when an entry was logged; an older build may have kept it otherwise, or not at all. */
export function shownText(shown: unknown, key: string): string | undefined {
  const value = shownPart(shown, key);
  return typeof value === 'string' ? value : undefined;
}

export function shownPart(shown: unknown, key: string): unknown {
  return typeof shown === 'object' && shown !== null ? Reflect.get(shown, key) : undefined;
}
