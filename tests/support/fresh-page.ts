/**
 * Runs before each unit test file. Files that share a thread share its window too: each begins with modules of its own, an
 * empty document and an empty device.
 */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

/** The navigator of each window, and of threads without one, before any file replaced it. */
const navigators: Map<object, PropertyDescriptor | undefined> = ((
  globalThis as { navigators?: typeof navigators }
).navigators ??= new Map());

function restoreNavigator(): void {
  const owner = typeof document === 'undefined' ? globalThis : document;
  if (!navigators.has(owner)) navigators.set(owner, Object.getOwnPropertyDescriptor(globalThis, 'navigator'));
  const own = navigators.get(owner);
  if (own) Object.defineProperty(globalThis, 'navigator', own);
  else Reflect.deleteProperty(globalThis, 'navigator');
}

/** Node's channels reach the other threads: a file would hear of what another saves for the same member. */
const ofNode = globalThis as { NodesChannel?: typeof BroadcastChannel };
const NodesChannel = (ofNode.NodesChannel ??= BroadcastChannel);
const file = randomUUID();
globalThis.BroadcastChannel = class extends NodesChannel {
  constructor(name: string) {
    super(`${file} ${name}`);
  }
};

/** Listeners of earlier files would go on in the window that they share: an interrupted download resumes when it is online. */
function endListeners(): void {
  type Listener = Parameters<typeof addEventListener>;
  const page = window as { listening?: Listener[] };
  if (!page.listening) {
    const listening: Listener[] = (page.listening = []);
    const add = window.addEventListener;
    window.addEventListener = (...listener: Listener) => {
      listening.push(listener);
      add(...listener);
    };
  }
  for (const listener of page.listening.splice(0)) window.removeEventListener(...listener);
}

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
restoreNavigator();
globalThis.indexedDB = new IDBFactory();
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  endListeners();
  // A busy machine is slow, not wrong.
  configure({ asyncUtilTimeout: 20_000 });
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  Object.assign(window, { scrollX: 0, scrollY: 0 });
  // It knows no <search>, which React would take for a mistyped component.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
  // A test may have laid properties over the browser's own.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
}
