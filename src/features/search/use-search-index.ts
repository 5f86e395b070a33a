import { useEffect, useState } from 'react';
import { type LibraryDatabase, withLibrary } from '../../library/library-database.ts';
import { onLibraryRefreshed } from '../../library/library-channel.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useMemberId } from '../../session/use-member-id.ts';
import { recipesQuestion } from '../recipes/recipes.question.ts';
import { trainingsQuestion } from '../trainings/trainings.question.ts';
import { type SearchContent, thingsOf } from './search-thing.ts';
import { indexThings, type SearchIndex } from './search-index.ts';

type Kept = Pick<SearchContent, 'recipes' | 'trainings' | 'pages'>;

/**
 * Names and tags are of the lists that the screens show, so that nothing closed looks open; ingredients, texts and pages are of
 * the library. Undefined until the first index is made; the former one stands while another is.
 */
export function useSearchIndex(): SearchIndex | undefined {
  const kept = useLibraryContent();
  const recipes = useQuestion(recipesQuestion);
  const trainings = useQuestion(trainingsQuestion);
  const [made, setMade] = useState<SearchIndex>();
  const isRead = kept !== undefined && recipes.state !== 'loading' && trainings.state !== 'loading';
  const rows = recipes.answer?.rows;
  const cards = trainings.answer;
  useEffect(() => {
    if (!isRead) return undefined;
    const ended = new AbortController();
    void indexThings(thingsOf({ ...kept, rows: rows ?? [], cards: cards ?? [] }), ended.signal).then(
      (index) => {
        if (index && !ended.signal.aborted) setMade(index);
      },
    );
    return () => ended.abort();
  }, [isRead, kept, rows, cards]);
  return made;
}

function useLibraryContent(): Kept | undefined {
  const viewerId = useMemberId();
  const [content, setContent] = useState<Kept & { viewerId: string }>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      // Without the library the lists are all there is to find.
      const kept = await withLibrary(viewerId, keptIn).catch(() => NOTHING);
      if (isWanted) setContent({ ...kept, viewerId });
    };
    void read();
    const stop = onLibraryRefreshed(viewerId, () => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, [viewerId]);
  return content?.viewerId === viewerId ? content : undefined;
}

const NOTHING: Kept = { recipes: [], trainings: [], pages: [] };

async function keptIn(library: LibraryDatabase): Promise<Kept> {
  const [recipes, trainings = [], pages] = await Promise.all([
    library.getAll('recipes'),
    library.get('trainings', 'all'),
    library.getAll('pages'),
  ]);
  return { recipes, trainings, pages: pages.flat() };
}
