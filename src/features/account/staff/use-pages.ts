import { stringifyVariables } from '@urql/core';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import type { FailureCode } from '../../../../contract/failures.ts';
import type { Question } from '../../../reading/question.ts';
import type { ReadingState } from '../../../reading/reading.ts';
import { PagesStore } from './pages-store.ts';
import { keptIn, StaffVisitContext } from './staff-visit.ts';

export interface Pages<Item> {
  items: readonly Item[];
  /** The first page's state. */
  state: ReadingState;
  code: FailureCode | undefined;
  hasMore: boolean;
  isReadingMore: boolean;
  /** The next page failed to load; the shown ones stay. */
  hasMoreFailed: boolean;
  readMore: () => void;
  retry: () => void;
  /** Puts newer rows above the shown ones. */
  askAgain: () => void;
}

/** As they were when she left this visit, with the rows that have come since. */
export function usePages<Subject extends readonly unknown[], Item extends { id: string }>(
  question: Question<Subject, readonly Item[]>,
  ...subject: Subject
): Pages<Item> {
  const client = useClient();
  const visit = useContext(StaffVisitContext);
  const variables = question.variablesOf(...subject);
  const key = `${question.name} ${stringifyVariables(variables)}`;
  const store = keptIn(visit, key, () => {
    return new PagesStore<Item>(async (nextToken) => {
      const { data, error } = await client.query(question.document, { ...variables, nextToken }).toPromise();
      const items = data ? question.answerOf([data]) : undefined;
      return { page: items ? { items, nextToken: question.nextTokenOf(data) } : null, error };
    });
  });
  const { items, state, code, nextToken, more } = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    store.readFirst();
    const onOnline = () => {
      if (store.get().state === 'offline') store.retry();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [store]);
  return {
    items,
    state,
    code,
    hasMore: nextToken !== null,
    isReadingMore: more === 'reading',
    hasMoreFailed: more === 'failed',
    readMore: store.readMore,
    retry: store.retry,
    askAgain: store.readFirst,
  };
}
