import { useMemo } from 'react';
import { NAME, TextIndex } from '../language/text-index.ts';

/**
 * Those whose names she means, best first, as in the search over everything: „kanaga“ finds „Kanafilee“. All, as they are given,
 * while she has typed nothing.
 */
export function useFoundByName<Thing extends { name: string }>(
  things: readonly Thing[],
  typed: string,
): readonly Thing[] {
  const index = useMemo(() => {
    const made = new TextIndex();
    for (const { name } of things) made.add([[NAME, name]]);
    return made;
  }, [things]);
  return useMemo(() => {
    if (typed.trim() === '') return things;
    return index.find(typed).things.flatMap((place) => things[place] ?? []);
  }, [things, index, typed]);
}
