/**
 * Reads answers from the library instead of asking (`KeptAnswer` in question.ts): one store for each client, and so for
 * each viewer.
 */
import type { Client } from '@urql/core';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { createListenersTo } from '../device/store.ts';
import { askForHer, onLibraryRefreshed } from '../library/library-channel.ts';
import { useMemberId } from '../session/use-member-id.ts';
import { type KeptPart, readKept } from './answer-from-library.ts';
import type { KeptAnswer } from './question.ts';

/**
 *   reading ──▶ kept ──▶ kept    first what one screen needs, then the whole, and both again after each refresh of the library
 *      └─────▶ absent ──▶ kept   it is not in the library yet, so the service has to be asked
 */
export type Kept<Answer> =
  | { state: 'reading' }
  | { state: 'absent' }
  | ({ state: 'kept' } & KeptPart<Answer>);

const READING = { state: 'reading' } as const;
const ABSENT = { state: 'absent' } as const;

class KeptStore<Answer> {
  /** There is no library if the page is drawn without a browser. */
  current: Kept<Answer> = 'indexedDB' in globalThis ? READING : ABSENT;
  readonly #viewerId: string;
  readonly #source: KeptAnswer<Answer>;
  readonly #listeners = createListenersTo(() => onLibraryRefreshed(this.#viewerId, () => void this.load()));

  constructor(viewerId: string, source: KeptAnswer<Answer>) {
    this.#viewerId = viewerId;
    this.#source = source;
  }

  readonly subscribe = (listener: () => void) => {
    const stop = this.#listeners.subscribe(listener);
    void this.load();
    return stop;
  };

  async loadFirst(): Promise<void> {
    if (this.current.state !== 'kept') await this.#show(this.#source.first);
  }

  async load(): Promise<void> {
    await this.loadFirst();
    await this.#show(this.#source.whole);
    if (this.current.state === 'reading') this.#replace(ABSENT);
  }

  async #show(part: KeptAnswer<Answer>['first']): Promise<void> {
    const kept = await readKept(this.#viewerId, part).catch(() => undefined);
    if (kept) this.#replace({ state: 'kept', ...kept });
  }

  #replace(kept: Kept<Answer>): void {
    this.current = kept;
    this.#listeners.tell();
  }
}

const stores = new WeakMap<Client, Map<unknown, KeptStore<unknown>>>();

function storeOf<Answer>(client: Client, viewerId: string, source: KeptAnswer<Answer>): KeptStore<Answer> {
  const ofClient = stores.get(client) ?? new Map<unknown, KeptStore<unknown>>();
  stores.set(client, ofClient);
  const store = (ofClient.get(source) as KeptStore<Answer> | undefined) ?? new KeptStore(viewerId, source);
  ofClient.set(source, store);
  return store;
}

/** Reads the first screen's part before there is a screen. */
export function readFirstPart<Answer>(
  client: Client,
  viewerId: string,
  source: KeptAnswer<Answer>,
): Promise<void> {
  return storeOf(client, viewerId, source).loadFirst();
}

/** Returns `absent` without looking if there is no source. `refresh` brings the library up to date and reads it again. */
export function useKeptAnswer<Answer>(
  source: KeptAnswer<Answer> | undefined,
): Kept<Answer> & { refresh: () => void } {
  const client = useClient();
  const viewerId = useMemberId();
  const store = source && storeOf(client, viewerId, source);
  const [seen, setSeen] = useState({ store, kept: store?.current });
  // useSyncExternalStore would render synchronously, and urql would then ask the service twice.
  useEffect(() => {
    if (!store) return undefined;
    const see = () =>
      setSeen((former) =>
        former.store === store && former.kept === store.current ? former : { store, kept: store.current },
      );
    const stop = store.subscribe(see);
    see();
    return stop;
  }, [store]);
  const refresh = useCallback(() => {
    if (!store) return;
    void store.load();
    void askForHer();
  }, [store]);
  const kept = seen.store === store ? seen.kept : store?.current;
  return { ...(kept ?? ABSENT), refresh };
}
