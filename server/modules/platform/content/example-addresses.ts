import type { Content } from './content.ts';

/** Names that are set aside for examples (RFC 2606), so that nobody is reached there. */
const EXAMPLE = /(?<![\w-])(?:[\w.+-]+@)?(?:[\w-]+\.)*example\.(?:com|net|org)\b/gi;

/** Returns the remaining examples of a real address, after their place: `pages/terms/kasutustingimused: abi@example.com`. */
export function exampleAddressesIn({ pages, recipes, trainings, schedule }: Content): string[] {
  const places: [string, unknown][] = [
    ...pages.map((page): [string, unknown] => [`pages/${page.key}/${page.id}`, page]),
    ...recipes.map((recipe): [string, unknown] => [`recipes/${recipe.id}`, recipe]),
    ...trainings.map((training): [string, unknown] => [`trainings/${training.id}`, training]),
    ...schedule.map((slot): [string, unknown] => [`schedule/nadal-${slot.week + 1}`, slot]),
  ];
  const found = places.flatMap(([place, item]) =>
    [...JSON.stringify(item).matchAll(EXAMPLE)].map(([address]) => `${place}: ${address}`),
  );
  return [...new Set(found)];
}
