import { useEffect, useState } from 'react';
import type { LibraryDatabase } from '../../../library/library-database.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useLibraryContent } from '../../../reading/use-library-content.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useRecipeList } from '../../food/recipes/use-recipe-list.ts';
import { useSubstituting } from '../../food/substitutes/use-substitutes.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';
import { type SearchContent, thingsOf } from './search-thing.ts';
import { indexThings, type SearchIndex } from './search-index.ts';

type Kept = Pick<SearchContent, 'recipes' | 'trainings' | 'pages'>;

/** The search index, and a list that could not be read and so is missing from it. */
interface Searched {
  index: SearchIndex | undefined;
  missing: Reading<unknown> | undefined;
}

/**
 * Names and tags are of the lists that the screens show, so that nothing closed looks open; ingredients, texts and pages are of
 * the library. Without an index until the first is made; the former one stays while another is made.
 */
export function useSearchIndex(): Searched {
  const kept = useLibraryContent(keptIn, NOTHING);
  const apply = useSubstituting();
  const recipes = useRecipeList();
  const trainings = useQuestion(trainingsQuestion);
  const [made, setMade] = useState<SearchIndex>();
  const isRead = kept !== undefined && recipes.state !== 'loading' && trainings.state !== 'loading';
  const rows = recipes.answer?.rows;
  const cards = trainings.answer;
  useEffect(() => {
    if (!isRead || !apply) return undefined;
    const ended = new AbortController();
    const content = { ...kept, recipes: kept.recipes.map(apply), rows: rows ?? [], cards: cards ?? [] };
    void indexThings(thingsOf(content), ended.signal).then((index) => {
      if (index && !ended.signal.aborted) setMade(index);
    });
    return () => ended.abort();
  }, [isRead, kept, apply, rows, cards]);
  const missing = [recipes, trainings].find(({ state }) => state === 'offline' || state === 'failed');
  return { index: made, missing };
}

/** The content without a library: then only the lists can be found. */
const NOTHING: Kept = { recipes: [], trainings: [], pages: [] };

async function keptIn(library: LibraryDatabase): Promise<Kept> {
  const [recipes, trainings = [], pages] = await Promise.all([
    library.getAll('recipes'),
    library.get('trainings', 'all'),
    library.getAll('pages'),
  ]);
  return { recipes, trainings, pages: pages.flat() };
}
