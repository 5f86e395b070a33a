/** A guided training as one track, which plays on even if a page runs no timer of its own. */
import type { Page } from '@playwright/test';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { beginInRest, button, player } from '../support/guided-training.ts';
import { heardAfterLock, heardTracks, listenIn } from '../support/heard-tracks.ts';
import { NEAR_MS } from '../support/kitchen-rings.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { anything } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { doneOf } from '../support/sessions-on-server.ts';
import { training } from '../support/words.ts';

const SECOND_MS = 1000;
/** So near it is moved no more (keep-place.ts). */
const SETTLED_MS = 20;
/** Three seconds before the end, and the end. */
const COUNTDOWN = [-3, -2, -1, 0];
/** Five minutes on the bicycle follow the first rest: their half, and their end. */
const CYCLE_SECONDS = 300;
const CYCLE = [CYCLE_SECONDS / 2, ...COUNTDOWN.map((before) => CYCLE_SECONDS + before)];

test('the cues of a training ring at their time although the page runs nothing, those that pass meanwhile and those to come', async ({
  device,
  network,
  page,
}) => {
  await listenIn(page);
  await device.fill();
  network.fail(anything, { type: 'gone' });
  await beginInRest(device, guidedText.longerLabel);
  // Longer than what follows waits for what plays.
  await button(player(page), guidedText.longerLabel).click();
  const restEnds = await playedToEnd(device, [...COUNTDOWN, ...CYCLE]);

  // The phone is locked before the first cue, and opened when the rest is over and the bicycle has begun.
  const lockMs = restEnds - Date.now() + 2 * SECOND_MS;
  expect(lockMs).toBeGreaterThan(5 * SECOND_MS);
  const [locked, ...others] = await heardAfterLock(page, lockMs);
  expect(others).toEqual([]);
  // Played in one go: what was to ring in these seconds has rung, at its time.
  expect(locked?.playedSeconds).toBeGreaterThan((lockMs - NEAR_MS) / SECOND_MS);
  expect(furthest(locked?.soundsAt, placesFrom(restEnds, [...COUNTDOWN, ...CYCLE]))).toBeLessThan(NEAR_MS);
  // The training went on with its cues.
  await unlock(page);
  await expect(player(page).getByRole('heading', { name: 'Veloergomeeter' })).toBeVisible();
  await expect(player(page).getByRole('timer')).toHaveText(/^4:\d\d$/);
  // And its clock runs. A press as soon as time has led on would not be heard: two of its seconds, of which the first may be short.
  for (let second = 0; second < 2; second += 1) {
    const shown = (await player(page).getByRole('timer').textContent()) ?? '';
    await expect(player(page).getByRole('timer')).not.toHaveText(shown);
  }

  await button(player(page), guidedText.forth).click();
  // A press is for the set that she sees, and the next is shown once it is on the disk.
  await expect(player(page).getByRole('heading', { name: 'Kükk raskuseta' })).toBeVisible();
  for (const done of [1, 2, 3, 4]) {
    await button(player(page), guidedText.done).click();
    await expect(player(page).getByText(doneOf(done))).toBeVisible();
  }
  // The fourth is the first with a rest behind it, of two minutes.
  await expect(player(page).getByRole('heading', { name: training.rest })).toBeVisible();
  const places = placesFrom(await playedToEnd(device, COUNTDOWN), COUNTDOWN);
  // A correction can fall just before the page is locked, and comes late on a busy machine.
  await expect(async () => {
    const [resting] = await heardAfterLock(page, 2 * SECOND_MS);
    await unlock(page);
    expect(furthest(resting?.soundsAt, places)).toBeLessThan(NEAR_MS);
  }).toPass();
});

/** As the browser does when a phone is unlocked: a timer that was due meanwhile is lost here. */
const unlock = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The moment (epoch ms) at which what runs ends, as the device keeps it. */
async function endOnDisk(device: MemberDevice): Promise<number> {
  const ends = (await device.entries()).flatMap((entry) =>
    entry.kind === 'saveSession' ? [entry.variables.input.place?.endsAt] : [],
  );
  const newest = ends.at(-1);
  if (typeof newest !== 'string') throw new Error('Nothing runs');
  return Date.parse(newest);
}

const placesFrom = (ms: number, seconds: readonly number[]) =>
  seconds.map((second) => ms + second * SECOND_MS);

/**
 * Waits until what plays has its sounds so many seconds after the end that the device keeps, and returns that end. Both come after
 * the press, and the track is moved once or twice when it begins.
 */
async function playedToEnd(device: MemberDevice, seconds: readonly number[]): Promise<number> {
  let end = 0;
  const offMs = async () => {
    end = await endOnDisk(device);
    const [track, ...others] = await heardTracks(device.page);
    return others.length === 0 ? furthest(track?.soundsAt, placesFrom(end, seconds)) : Infinity;
  };
  await expect.poll(offMs).toBeLessThan(SETTLED_MS);
  return end;
}

/** By how many ms the worst sound is off its place; infinitely many if one is missing or too many. */
function furthest(soundsAt: readonly number[] = [], places: readonly number[]): number {
  if (soundsAt.length !== places.length) return Infinity;
  return Math.max(...places.map((place, index) => Math.abs((soundsAt[index] ?? Infinity) - place)));
}
