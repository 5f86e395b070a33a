/** Makes an Intl formatter at its first use and keeps it: making one costs a hundred times its use. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
