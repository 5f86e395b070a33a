/** Creates an Intl formatter on first use and keeps it: creating one costs a hundred times as much as using it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
