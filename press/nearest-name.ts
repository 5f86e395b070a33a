const LEAST_ALIKE = 4;

/** Returns the name that begins most like `name`, if one begins alike at all. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  return known
    .map((other) => ({ other, alike: commonStart(other, name) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .toSorted((one, other) => other.alike - one.alike)[0]?.other;
}

/** Length of the two names' common prefix, ignoring case. */
function commonStart(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
