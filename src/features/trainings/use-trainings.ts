import { useEffect, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { StudioScreen_TrainingsDocument } from '../../contract/documents.generated.ts';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { LIST_LIMIT } from '../../contract/limits.ts';

const FIRST_PAGE = { limit: LIST_LIMIT.max, nextToken: null };

/** Every training, as many pages as there are; the first is on the screen before the others are asked for. */
export function useTrainings() {
  const [first, ask] = useQuery({ query: StudioScreen_TrainingsDocument, variables: FIRST_PAGE });
  const list = first.data?.listTrainings;
  const rest = useFurtherPages(list?.nextToken ?? null);
  const trainings = useMemo(() => list && [...list.items, ...rest], [list, rest]);
  return {
    trainings: trainings ?? undefined,
    isLoading: first.fetching,
    error: first.error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

const NONE: readonly TrainingCardFragment[] = [];

function useFurtherPages(nextToken: string | null): readonly TrainingCardFragment[] {
  const client = useClient();
  const [pages, setPages] = useState<{ after: string; items: readonly TrainingCardFragment[] }>();
  useEffect(() => {
    if (nextToken === null) return;
    let isLeft = false;
    const read = async () => {
      const items: TrainingCardFragment[] = [];
      let token: string | null = nextToken;
      while (token !== null && !isLeft) {
        const variables: { limit: number; nextToken: string } = { limit: LIST_LIMIT.max, nextToken: token };
        const page = await client.query(StudioScreen_TrainingsDocument, variables).toPromise();
        items.push(...(page.data?.listTrainings?.items ?? []));
        token = page.data?.listTrainings?.nextToken ?? null;
      }
      if (!isLeft) setPages({ after: nextToken, items });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [client, nextToken]);
  return pages !== undefined && pages.after === nextToken ? pages.items : NONE;
}
