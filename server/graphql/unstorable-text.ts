/** Rejects values of a request that no column can hold, or that are nested too deeply. */
/** U+0000, the one character that PostgreSQL keeps in no text: nobody types it, and no column can hold or look for it. */
const NUL = '\u0000';

export function isUnstorable(text: string): boolean {
  return text.includes(NUL);
}

/** The innermost name of such a text in the variables, or null if there is none. */
export function unstorableField(variables: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(variables)) {
    const field = unstorableIn(value, name);
    if (field !== null) return field;
  }
  return null;
}

function unstorableIn(value: unknown, name: string): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? name : null;
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return unstorableField(value as Record<string, unknown>);
  for (const item of value) {
    const field = unstorableIn(item, name);
    if (field !== null) return field;
  }
  return null;
}

/**
 * Returns the value with each half emoji, which no JSON column keeps, as the replacement character: the text around it is hers. A
 * repeat becomes the same.
 */
export function withWholeCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withWholeCharacters);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWholeCharacters(inner)]));
}

/** Returns whether lists and objects are nested deeper than the limit. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
