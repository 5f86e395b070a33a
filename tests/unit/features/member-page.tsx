/** A member's page in jsdom: her outbox on its own disk, and a server that responds by operation name. */
import 'fake-indexeddb/auto';
import { cleanup, render } from '@testing-library/react';
import { Client, fetchExchange } from '@urql/core';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Provider } from 'urql';
import type { FailureCode } from '../../../contract/failures.ts';
import type { Entry } from '../../../src/offline/entry.ts';
import { registerOf } from '../../../src/offline/mark-register.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { OutboxContext } from '../../../src/offline/outbox-context.ts';
import { changeEntries, OutboxConnection } from '../../../src/offline/outbox-database.ts';
import type { Session } from '../../../src/session/session.ts';
import { SessionContext } from '../../../src/session/use-session.ts';
import { SnackbarProvider } from '../../../src/ui/snackbar.tsx';
import { MEMBER } from './entry-arbitraries.ts';

export interface Question {
  operation: string;
  variables: Record<string, unknown>;
}

/** A code if the service refuses; a body with `data` and `errors` if it refuses a part. */
type Answered = Record<string, unknown> | FailureCode | undefined;
type Answer = (question: Question) => Answered | Promise<Answered>;

export const SIGNED_IN: Session = {
  state: 'authenticated',
  member: { ...MEMBER, groups: ['basic'] },
  needsSignIn: false,
};
export const VISITOR: Session = { state: 'unauthenticated' };

/** jsdom has none of these: dialogs count as open, a box never changes its size, sound is refused, and no menu shows captions. */
export function completeJsdom(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  HTMLMediaElement.prototype.pause = () => undefined;
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get: () => new EventTarget(),
  });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}

/** An empty disk with the member's outbox on it, and her marks read, as before the first drawing (src/app/start/engine.tsx). */
export async function openOutbox(): Promise<Outbox> {
  cleanup();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  const outbox = await Outbox.open(MEMBER.id, 'test');
  await registerOf(outbox).ready;
  return outbox;
}

/** Reads the entries on disk again. */
export async function keptEntries() {
  return (await Outbox.open(MEMBER.id, 'test')).entries;
}

/** Leaves the entry on disk as the sender would. */
export async function leaveEntry(outbox: Outbox, entry: Entry, changes: Partial<Entry>): Promise<void> {
  await new OutboxConnection(MEMBER.id).run((database) =>
    changeEntries(database, [entry], (kept) => ({ ...kept, ...changes }) as Entry),
  );
  await outbox.refresh();
}

/** Responds to what `answer` knows; everything else fails as if offline. Records every request. */
export function serverThat(answer: Answer): { client: Client; questions: Question[] } {
  const questions: Question[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (_input, init) => {
      const asked: { operationName: string; variables: Record<string, unknown> } = JSON.parse(
        String(init?.body),
      );
      const question = { operation: asked.operationName, variables: asked.variables };
      questions.push(question);
      const answered = answer(question);
      const data = answered instanceof Promise ? await answered : answered;
      if (!data) throw new TypeError('no network');
      const failed = { data: null, errors: [{ message: data, extensions: { code: data } }] };
      const body = typeof data === 'string' ? failed : 'errors' in data ? data : { data };
      return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
    },
  });
  return { client, questions };
}

export const withoutNetwork = () => serverThat(() => undefined).client;

interface PageOptions {
  outbox?: Outbox | undefined;
  session?: Session;
  client?: Client;
  address?: string;
  /** The route's pattern, if the screen reads its address. */
  pattern?: string;
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

export function openPage(screen: ReactNode, options: PageOptions = {}): void {
  const { outbox, session = SIGNED_IN, client = withoutNetwork(), address = '/', pattern = '*' } = options;
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionContext value={session}>
        <OutboxContext value={outbox}>
          <Provider value={client}>
            <SnackbarProvider>
              <Routes>
                <Route path={pattern} element={screen} />
                <Route path="*" element={null} />
              </Routes>
              <Address />
            </SnackbarProvider>
          </Provider>
        </OutboxContext>
      </SessionContext>
    </MemoryRouter>,
  );
}
