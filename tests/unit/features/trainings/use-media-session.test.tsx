// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMediaSession } from '../../../../src/features/trainings/use-media-session.ts';
import { completeJsdom } from '../member-page.tsx';

/** A lock screen, of which only what it was told to do is known. */
const handlers = new Map<string, () => void>();

beforeEach(() => {
  completeJsdom();
  vi.stubGlobal('MediaMetadata', class {});
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: { setActionHandler: (action: string, handler: () => void) => handlers.set(action, handler) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

it('a video that the phone refuses to play from the lock screen is no failure of the page', async () => {
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', note);
  const current = document.createElement('video');
  renderHook(() => useMediaSession({ current }, { title: 'Sirge selg', artwork: null }));
  handlers.get('play')?.();
  // Node tells of a rejection that nobody took after the task in which it came.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(handlers.has('play')).toBe(true);
  expect(failures).toEqual([]);
});
