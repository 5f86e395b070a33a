/** The pages of an answer after the first, as the cache has them, and as the service's answers and her receipts change them. */
import type { Client, CombinedError, OperationResult } from '@urql/core';
import { pipe, subscribe } from 'wonka';
import type { AnyQuestion } from './question.ts';
import { type FurtherPages, MAX_PAGES } from './read-question.ts';

export interface FollowedPages {
  /** Asks again for a page that could not be had. */
  askMissing: () => void;
  leave: () => void;
}

interface FollowedPage {
  token: string;
  data: unknown;
  error: CombinedError | undefined;
  /** The service has yet to say something. */
  isComing: boolean;
  leave: () => void;
}

/**
 * Follows the pages from `token` on, up to the first that fails, until it is left. `tell` is called with those that can be had
 * whenever one of them has changed, and whether more is to come.
 */
export function followPages(
  client: Client,
  question: AnyQuestion,
  variables: object,
  token: string,
  tell: (read: FurtherPages, isComing: boolean) => void,
): FollowedPages {
  const pages: FollowedPage[] = [];
  const leaveFrom = (index: number) => {
    for (const page of pages.splice(index)) page.leave();
  };
  const take = (page: FollowedPage, result: OperationResult<unknown>) => {
    // The cache returns null, not undefined, for fields that it does not hold.
    page.data = result.data ?? undefined;
    page.error = result.error;
    page.isComing = result.stale;
    const at = pages.indexOf(page);
    const next = page.data === undefined ? null : question.nextTokenOf(page.data);
    if (pages[at + 1]?.token !== next) leaveFrom(at + 1);
    if (next !== null && at + 1 === pages.length && pages.length < MAX_PAGES) follow(next);
    else
      tell(
        readOf(question, pages),
        pages.some(({ isComing }) => isComing),
      );
  };
  const follow = (from: string) => {
    const page: FollowedPage = {
      token: from,
      data: undefined,
      error: undefined,
      isComing: true,
      leave: () => {},
    };
    pages.push(page);
    const followed = pipe(
      client.query(question.document, { ...variables, nextToken: from }),
      subscribe((result) => {
        if (pages.includes(page)) take(page, result);
      }),
    );
    page.leave = () => followed.unsubscribe();
    // The cache answers at once, and may lead elsewhere by that.
    if (!pages.includes(page)) page.leave();
  };
  follow(token);
  return {
    askMissing() {
      const last = pages.at(-1);
      if (!last || last.isComing || last.data !== undefined) return;
      leaveFrom(pages.length - 1);
      follow(last.token);
    },
    leave: () => leaveFrom(0),
  };
}

function readOf(question: AnyQuestion, pages: readonly FollowedPage[]): FurtherPages {
  const last = pages.at(-1);
  const isWhole = last?.data !== undefined && question.nextTokenOf(last.data) === null;
  const there = pages.map(({ data }) => data).filter((data) => data !== undefined);
  return { pages: there, isWhole, error: last?.error };
}
