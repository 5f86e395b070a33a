/**
 * Runs before each unit test file. Files that share a thread share its window too: each begins with modules of its own, an
 * empty document and an empty device.
 */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
globalThis.indexedDB = new IDBFactory();
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // What a test laid over the browser's own.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
}
