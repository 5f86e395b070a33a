const AT_ONCE = 4;

/** As `Promise.all(items.map(work))`, but a few at a time: hundreds of requests at once starve the tests beside them. */
export async function mapByFew<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const workOff = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
  return results;
}
