import { useQuery } from 'urql';
import { PageScreen_CmsDocument, type PageScreen_CmsQuery } from '../../contract/documents.generated.ts';

export type PageItem = NonNullable<PageScreen_CmsQuery['getCMS']>[number];

/** Everything that staff wrote under one key, in its order; `items` is undefined until something is known. */
export function usePageItems(key: string, isPaused = false) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: PageScreen_CmsDocument,
    variables: { key },
    pause: isPaused,
  });
  return {
    items: data?.getCMS ?? undefined,
    isLoading: fetching || isPaused,
    error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

export type PageItems = ReturnType<typeof usePageItems>;
