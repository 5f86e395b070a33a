/** Pages of a list that this device does not store: read on request, and gone with the page's memory. */
import type { CombinedError } from '@urql/core';
import { type FailureCode, isGone } from '../../../../contract/failures.ts';
import { createStore } from '../../../device/store.ts';
import { currentConnection } from '../../../offline/connection.ts';
import type { Page } from '../../../reading/question.ts';
import { codeOf, outcomeOf, type ReadingState } from '../../../reading/reading.ts';
import { withNewerRows } from './newer-rows.ts';
import { drawAbove } from './stay-in-sight.ts';

interface Answer<Item> {
  page: Page<Item> | null;
  error: CombinedError | undefined;
}

interface PagesState<Item> extends Page<Item> {
  /** The first page's. */
  state: ReadingState;
  code: FailureCode | undefined;
  more: 'idle' | 'reading' | 'failed';
}

const UNREAD = { items: [], nextToken: null, state: 'loading', code: undefined, more: 'idle' } as const;
/** More than come while she is away; beyond them she sees what there was until she opens the list anew. */
const MOST_NEWER_PAGES = 20;

export class PagesStore<Item extends { id: string }> {
  readonly #state = createStore<PagesState<Item>>(UNREAD);
  readonly #ask: (nextToken: string | null) => Promise<Answer<Item>>;
  readonly get = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  constructor(ask: (nextToken: string | null) => Promise<Answer<Item>>) {
    this.#ask = ask;
  }

  /** The shown rows stay until their first page has come again with all newer ones, or cannot be read. */
  readonly readFirst = (): void => void this.#readFirst();
  readonly readMore = (): void => void this.#readMore();
  readonly retry = (): void => {
    this.#state.set(UNREAD);
    this.readFirst();
  };

  async #readFirst(): Promise<void> {
    const { page, error } = await this.#ask(null);
    // Rows that staff may no longer see are not left on the screen.
    if (this.get().state !== 'ready' || (error && isGone(codeOf(error)))) {
      const asked = { answer: page ?? undefined, isAnswered: true, isAsking: false, error };
      const { state, code } = outcomeOf(asked, currentConnection());
      return this.#state.set({ ...UNREAD, ...page, state, code });
    }
    const rows = page && (await this.#joined(page));
    if (rows) drawAbove(() => this.#change(rows));
  }

  async #readMore(): Promise<void> {
    const { nextToken, more } = this.get();
    if (nextToken === null || more === 'reading') return;
    this.#change({ more: 'reading' });
    const { page } = await this.#ask(nextToken);
    const { items, nextToken: end } = this.get();
    if (!page) return this.#change({ more: 'failed' });
    // The end may have come nearer meanwhile.
    const isEnd = end === nextToken;
    this.#change({ ...(isEnd && { ...page, items: [...items, ...page.items] }), more: 'idle' });
  }

  #change(changes: Partial<PagesState<Item>>): void {
    this.#state.set({ ...this.get(), ...changes });
  }

  /** Reads on from the first page to the rows that are known. */
  async #joined(first: Page<Item>): Promise<Page<Item> | undefined> {
    let fresh = first;
    for (let page = 1; page < MOST_NEWER_PAGES; page += 1) {
      const rows = withNewerRows(this.get(), fresh);
      if (rows) return rows;
      const { page: next } = await this.#ask(fresh.nextToken);
      if (!next) return undefined;
      fresh = { ...next, items: [...fresh.items, ...next.items] };
    }
    return undefined;
  }
}
