/** Pages of a list that this device does not keep: read when asked for, and gone with the screen. */
import { type CombinedError, stringifyVariables } from '@urql/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from 'urql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { currentConnection } from '../../offline/connection.ts';
import { type Reading, readingOf } from '../../reading/reading.ts';

interface Page<Item> {
  items: readonly Item[];
  nextToken: string | null;
}

export interface PagesQuestion<Data, Variables, Item> {
  query: TypedDocumentNode<Data, Variables & { nextToken?: string | null }>;
  variables: Variables;
  /** Null where the server refused. A function of the module, not of a render. */
  pageOf: (data: Data) => Page<Item> | null;
}

export interface Pages<Item> {
  items: readonly Item[];
  /** Of the first page. */
  reading: Reading;
  error: CombinedError | undefined;
  hasMore: boolean;
  isReadingMore: boolean;
  /** The next page could not be had; what is shown stays. */
  hasMoreFailed: boolean;
  readMore: () => void;
  retry: () => void;
}

interface Answer<Item> {
  page: Page<Item> | null;
  error: CombinedError | undefined;
}

interface State<Item> extends Page<Item> {
  /** Of the question that this answers. */
  key: string;
  reading: Reading;
  error: CombinedError | undefined;
  more: 'idle' | 'reading' | 'failed';
}

export function usePages<Data, Variables extends object, Item>(
  question: PagesQuestion<Data, Variables, Item>,
): Pages<Item> {
  const { query, variables, pageOf } = question;
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${stringifyVariables(variables)}`;
  const [kept, setState] = useState<State<Item>>(() => unread(key));
  const state = kept.key === key ? kept : unread<Item>(key);

  const read = async (nextToken: string | null): Promise<Answer<Item>> => {
    const { data, error } = await client.query(query, { ...variables, nextToken }).toPromise();
    return { page: data ? pageOf(data) : null, error };
  };
  const readFirst = useEffectEvent(() => read(null));
  useEffect(() => {
    let isWanted = true;
    void readFirst().then((answer) => {
      if (isWanted) setState(firstState(key, answer));
    });
    return () => {
      isWanted = false;
    };
  }, [client, key]);

  const readMore = async () => {
    const { nextToken } = state;
    if (nextToken === null || state.more === 'reading') return;
    // An answer to an older question must not be put under a newer one.
    const change = (next: (current: State<Item>) => State<Item>) =>
      setState((current) => (current.key === key ? next(current) : current));
    change((current) => ({ ...current, more: 'reading' }));
    const { page } = await read(nextToken);
    change((current) =>
      page
        ? { ...current, items: [...current.items, ...page.items], nextToken: page.nextToken, more: 'idle' }
        : { ...current, more: 'failed' },
    );
  };

  const retry = () => setAttempt((count) => count + 1);
  const retryOffline = useEffectEvent(() => {
    if (state.reading === 'offline') retry();
  });
  useEffect(() => {
    const onOnline = () => retryOffline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    items: state.items,
    reading: state.reading,
    error: state.error,
    hasMore: state.nextToken !== null,
    isReadingMore: state.more === 'reading',
    hasMoreFailed: state.more === 'failed',
    readMore: () => void readMore(),
    retry,
  };
}

function firstState<Item>(key: string, { page, error }: Answer<Item>): State<Item> {
  const reading = readingOf({ hasData: page !== null, isFetching: false, error }, currentConnection());
  return { ...unread<Item>(key), ...page, reading, error };
}

function unread<Item>(key: string): State<Item> {
  return { key, items: [], nextToken: null, reading: 'loading', error: undefined, more: 'idle' };
}
