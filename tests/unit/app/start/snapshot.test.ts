// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSnapshots } from '../../../../src/app/start/snapshot.ts';

/** What was put into the browser's caches, by address. */
let kept: Map<string, string>;
let stop: () => void = () => undefined;

beforeEach(() => {
  kept = new Map();
  const put = async (address: string, response: Response) => {
    kept.set(address, await response.text());
  };
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  document.body.innerHTML = '<div id="root"></div>';
  vi.useFakeTimers();
  stop = keepSnapshots('member');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function draw(screen: string, words: string): Promise<void> {
  const root = document.getElementById('root');
  if (root) root.innerHTML = `<main data-screen="${screen}"><h1>Hoog</h1><p>${words}</p></main>`;
  await vi.advanceTimersByTimeAsync(1_000);
}

describe('keepSnapshots', () => {
  it('keeps the calendar that is drawn at its address', async () => {
    history.replaceState(null, '', '/calendar');
    await draw('/calendar', 'tänane treening');
    expect(kept.get('/calendar')).toContain('tänane treening');
  });

  it('never keeps a screen that is still shown after the address has changed', async () => {
    history.replaceState(null, '', '/calendar');
    await draw('/staff', 'keegi@example.com');
    await draw('/diary', '62,5 kg');
    expect([...kept.values()]).toEqual([]);
  });
});
