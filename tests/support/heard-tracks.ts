/** The sounds of a page, as its browser tells: the tracks that play, and the time when each loud moment of them is heard. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export interface HeardTrack {
  /** Epoch ms at which each sound of it begins. */
  soundsAt: number[];
  /** Seconds of it that have been played in one go, up to now. */
  playedSeconds: number;
}

declare global {
  interface Window {
    tracksOfPage: Map<HTMLMediaElement, Blob>;
    pausesOfPage: { stillPlaying: number }[];
    turnsOfPage: number;
  }
}

/** Must be called before the page is opened. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blobs = new Map<string, Blob>();
    const createAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const address = createAddress(source);
      if (source instanceof Blob) blobs.set(address, source);
      return address;
    };
    window.tracksOfPage = new Map();
    window.pausesOfPage = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playHeard() {
      const track = blobs.get(this.src);
      if (track && !window.tracksOfPage.has(this)) {
        const isPlaying = (other: HTMLMediaElement) => !other.paused;
        this.addEventListener('pause', () =>
          window.pausesOfPage.push({
            stillPlaying: [...window.tracksOfPage.keys()].filter(isPlaying).length,
          }),
        );
      }
      if (track) window.tracksOfPage.set(this, track);
      return play.call(this);
    };
  });
}

/** The tracks that play now. `blockedMs`: for which the page runs nothing before it tells. */
export function heardTracks(page: Page, blockedMs = 0): Promise<HeardTrack[]> {
  return page.evaluate(async (ms) => {
    const LOUD = 1000;
    // The beeps of one ring follow each other faster, the seconds of a countdown do not.
    const QUIET_SECONDS = 0.7;
    const playing = [...window.tracksOfPage].filter(([audio]) => !audio.paused);
    const tracks = await Promise.all(
      playing.map(async ([audio, track]) => {
        const header = new DataView(await track.slice(0, 44).arrayBuffer());
        const rate = header.getUint32(24, true);
        const samples = new Int16Array(await track.slice(44).arrayBuffer());
        const onsets: number[] = [];
        let loudAt = -Infinity;
        for (const [place, sample] of samples.entries()) {
          if (Math.abs(sample) < LOUD) continue;
          if (place - loudAt > QUIET_SECONDS * rate) onsets.push(place / rate);
          loudAt = place;
        }
        return { audio, onsets };
      }),
    );
    const end = Date.now() + ms;
    while (Date.now() < end);
    return tracks.map(({ audio, onsets }) => {
      const now = Date.now();
      const place = audio.currentTime;
      const last = audio.played.length - 1;
      return {
        soundsAt: onsets.map((onset) => now + (onset - place) * 1000),
        playedSeconds: last < 0 ? 0 : place - audio.played.start(last),
      };
    });
  }, blockedMs);
}

/** Runs in the page: resolves when the clock on the screen has just changed and nothing else is to be done. */
async function untilSecondIsDrawn(): Promise<void> {
  const clock = document.querySelector('[role=timer]');
  if (clock)
    await new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        resolve();
      });
      watching.observe(clock, { subtree: true, childList: true, characterData: true });
    });
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * The tracks that play when a phone has been locked for so long, before the page has done anything again: neither its timers nor
 * its events run meanwhile. A thread that stands still altogether would starve its audio too, of which Chromium reads
 * three megabytes ahead; behind a locked screen it does not.
 */
export async function heardAfterLock(page: Page, lockMs: number): Promise<HeardTrack[]> {
  const tools = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    window.turnsOfPage = 0;
    setInterval(() => (window.turnsOfPage += 1), 10);
  });
  // Between two of its seconds: a task that waits at that moment is dropped, not frozen, and React would wait for it without end.
  await page.evaluate(untilSecondIsDrawn);
  await tools.send('Emulation.setScriptExecutionDisabled', { value: true });
  try {
    const before = await page.evaluate(() => window.turnsOfPage);
    await delay(lockMs);
    const tracks = await heardTracks(page);
    const turns = (await page.evaluate(() => window.turnsOfPage)) - before;
    if (turns > 0) throw new Error(`The page ran ${turns} times while it was locked`);
    return tracks;
  } finally {
    await tools.send('Emulation.setScriptExecutionDisabled', { value: false });
    await tools.detach();
  }
}
