/** Pages of a list that this device does not store: read on request, and gone with the screen. */
import { type CombinedError, stringifyVariables } from '@urql/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from 'urql';
import type { FailureCode } from '../../contract/failures.ts';
import { currentConnection } from '../../offline/connection.ts';
import type { Page, Question } from '../../reading/question.ts';
import { outcomeOf, type ReadingState } from '../../reading/reading.ts';

export interface Pages<Item> {
  items: readonly Item[];
  /** The first page's state. */
  state: ReadingState;
  /** Why it failed. */
  code: FailureCode | undefined;
  hasMore: boolean;
  isReadingMore: boolean;
  /** The next page failed to load; what is shown stays. */
  hasMoreFailed: boolean;
  readMore: () => void;
  retry: () => void;
}

interface Answer<Item> {
  page: Page<Item> | null;
  error: CombinedError | undefined;
}

interface State<Item> extends Page<Item> {
  /** Identifies the question this state belongs to. */
  key: string;
  state: ReadingState;
  code: FailureCode | undefined;
  more: 'idle' | 'reading' | 'failed';
}

export function usePages<Subject extends readonly unknown[], Item>(
  question: Question<Subject, readonly Item[]>,
  ...subject: Subject
): Pages<Item> {
  const variables = question.variablesOf(...subject);
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${stringifyVariables(variables)}`;
  const [kept, setState] = useState<State<Item>>(() => unread(key));
  const state = kept.key === key ? kept : unread<Item>(key);

  const read = async (nextToken: string | null): Promise<Answer<Item>> => {
    const { data, error } = await client.query(question.document, { ...variables, nextToken }).toPromise();
    const items = data ? question.answerOf([data]) : undefined;
    return { page: items ? { items, nextToken: question.nextTokenOf(data) } : null, error };
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
    // A response to an older question must not be shown under a newer one.
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
    if (state.state === 'offline') retry();
  });
  useEffect(() => {
    const onOnline = () => retryOffline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    items: state.items,
    state: state.state,
    code: state.code,
    hasMore: state.nextToken !== null,
    isReadingMore: state.more === 'reading',
    hasMoreFailed: state.more === 'failed',
    readMore: () => void readMore(),
    retry,
  };
}

function firstState<Item>(key: string, { page, error }: Answer<Item>): State<Item> {
  const asked = { answer: page ?? undefined, isAnswered: page !== undefined, isAsking: false, error };
  const { state, code } = outcomeOf(asked, currentConnection());
  return { ...unread<Item>(key), ...page, state, code };
}

function unread<Item>(key: string): State<Item> {
  return { key, items: [], nextToken: null, state: 'loading', code: undefined, more: 'idle' };
}
