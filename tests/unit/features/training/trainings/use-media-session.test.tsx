// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMediaSession } from '../../../../../src/features/training/trainings/use-media-session.ts';
import { completeJsdom } from '../../member-page.tsx';

/** A lock screen, of which only what it was told to do is known. */
const handlers = new Map<string, () => void>();
const places: (MediaPositionState | undefined)[] = [];

beforeEach(() => {
  completeJsdom();
  vi.stubGlobal('MediaMetadata', class {});
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: {
      setActionHandler: (action: string, handler: () => void) => handlers.set(action, handler),
      setPositionState: (place?: MediaPositionState) => places.push(place),
    },
  });
});
afterEach(() => {
  cleanup();
  places.length = 0;
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

function playing(at: Partial<Record<'duration' | 'currentTime' | 'playbackRate', number>>) {
  const current = document.createElement('video');
  for (const [name, value] of Object.entries(at)) Object.defineProperty(current, name, { value });
  return {
    current,
    ...renderHook(() => useMediaSession({ current }, { title: 'Sirge selg', artwork: null })),
  };
}

it('a phone that forgets what its lock screen does when a video begins is told again', () => {
  const { current } = playing({});
  handlers.clear();
  current.dispatchEvent(new Event('playing'));
  expect([...handlers.keys()]).toEqual(['play', 'pause', 'seekbackward', 'seekforward', 'seekto']);
});

it.each(['loadedmetadata', 'playing', 'seeked', 'ratechange'])(
  'the lock screen knows where the video is after %s, and nothing of one that she has left',
  (event) => {
    const { current, unmount } = playing({ duration: 876, currentTime: 120, playbackRate: 1.25 });
    current.dispatchEvent(new Event(event));
    expect(places).toEqual([{ duration: 876, position: 120, playbackRate: 1.25 }]);
    unmount();
    current.dispatchEvent(new Event(event));
    expect(places).toHaveLength(1);
  },
);

it('the lock screen is told of no place while nobody knows how long the video is', () => {
  const { current } = playing({ duration: Number.NaN, currentTime: 0 });
  current.dispatchEvent(new Event('ratechange'));
  expect(places).toEqual([]);
});
