// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SNAPSHOT_ELEMENT_ID } from '../../../../src/library/screen-snapshot.ts';
import {
  keepSnapshots,
  removeSnapshotInTime,
  removeSnapshotWhenDrawn,
} from '../../../../src/app/start/snapshot.ts';
import { useCoversTurn } from '../../../../src/ui/cover-turn.ts';

/** The page has one for as long as it lives. */
const root = document.createElement('div');
root.id = 'root';

/** The pages put into the browser's caches, by address. */
let kept: Map<string, string>;
/** Reading what is put takes real time. */
let putting: Promise<void>[];
let stop: () => void = () => undefined;

beforeEach(() => {
  kept = new Map();
  putting = [];
  const put = (address: string, response: Response) => {
    putting.push(response.text().then((text) => void kept.set(address, text)));
    return putting.at(-1);
  };
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  root.innerHTML = '';
  document.body.replaceChildren(root);
  vi.useFakeTimers();
  stop = keepSnapshots('member');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function draw(screen: string, words: string): Promise<void> {
  root.innerHTML = `<main data-screen="${screen}"><h1>Hoog</h1><p>${words}</p></main>`;
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(putting);
}

describe('keepSnapshots', () => {
  it('keeps the calendar that is drawn at its address', async () => {
    history.replaceState(null, '', '/calendar');
    await draw('/calendar', 'tänane treening');
    expect(kept.get('/calendar')).toContain('tänane treening');
  });

  it('keeps the former picture of a screen that has failed', async () => {
    history.replaceState(null, '', '/calendar');
    await draw('/calendar', 'tänane treening');
    await draw('/calendar', '<span role="alert">Ei õnnestunud</span>');
    expect(kept.get('/calendar')).toContain('tänane treening');
  });

  it('leaves out what begins below the window', async () => {
    history.replaceState(null, '', '/recipes');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: window.innerHeight + (this.textContent === 'allpool' ? 1 : 0) } as DOMRect;
    });
    await draw('/recipes', 'kapsasupp</p><p>allpool');
    expect(kept.get('/recipes')).toContain('kapsasupp');
    expect(kept.get('/recipes')).not.toContain('allpool');
  });

  it('leaves out what is not shown at this width', async () => {
    history.replaceState(null, '', '/recipes');
    await draw('/recipes', 'kapsasupp</p><p style="display: none">külgriba');
    expect(kept.get('/recipes')).toContain('kapsasupp');
    expect(kept.get('/recipes')).not.toContain('külgriba');
  });

  it('leaves covers to the living screen', async () => {
    history.replaceState(null, '', '/recipes');
    await draw('/recipes', 'kapsasupp<img src="/media/covers/kapsasupp.svg" alt="">');
    expect(kept.get('/recipes')).toContain('kapsasupp');
    expect(kept.get('/recipes')).not.toContain('<img');
  });

  it('never keeps the diary, which has figures and photos of her body', async () => {
    history.replaceState(null, '', '/diary');
    await draw('/diary', '62,5 kg');
    expect([...kept.values()]).toEqual([]);
  });

  it('never keeps a screen that is still shown after the address has changed', async () => {
    history.replaceState(null, '', '/calendar');
    await draw('/staff', 'keegi@example.com');
    await draw('/diary', '62,5 kg');
    expect([...kept.values()]).toEqual([]);
  });
});

describe('the picture of a screen', () => {
  const picture = () => document.getElementById(SNAPSHOT_ELEMENT_ID);
  const drawLiving = async (markup: string) => {
    root.innerHTML = markup;
    await vi.advanceTimersByTimeAsync(100);
  };

  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', `<div id="${SNAPSHOT_ELEMENT_ID}"></div>`);
  });

  it('stands until the living screen is whole, and no longer', async () => {
    removeSnapshotWhenDrawn();
    await drawLiving('<div class="shell"></div>');
    expect(picture(), 'a shell without a screen').not.toBeNull();
    await drawLiving('<main><h1>Retseptid</h1><ul aria-busy="true"></ul></main>');
    expect(picture(), 'a list that is still loading').not.toBeNull();
    root.querySelector('ul')?.removeAttribute('aria-busy');
    await vi.advanceTimersByTimeAsync(100);
    expect(picture()).toBeNull();
  });

  it('is removed at once where the living screen was there first', async () => {
    await drawLiving('<main><h1>Retseptid</h1></main>');
    removeSnapshotWhenDrawn();
    await vi.advanceTimersByTimeAsync(100);
    expect(picture()).toBeNull();
  });

  it('does not stand in the way of a screen that never becomes whole', async () => {
    removeSnapshotInTime();
    removeSnapshotWhenDrawn();
    await drawLiving('<main><h1>Retseptid</h1><ul aria-busy="true"></ul></main>');
    expect(picture()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(picture()).toBeNull();
  });

  it('goes before covers come, and no later than they are needed', async () => {
    removeSnapshotInTime();
    removeSnapshotWhenDrawn();
    const { result } = renderHook(useCoversTurn);
    await drawLiving('<main><h1>Retseptid</h1><ul aria-busy="true"></ul></main>');
    expect(result.current, 'while the picture stands').toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(picture()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current).toBe(true);
  });

  it('holds no cover of a start without one', () => {
    picture()?.remove();
    removeSnapshotInTime();
    expect(renderHook(useCoversTurn).result.current).toBe(true);
  });
});
