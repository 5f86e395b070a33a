/** A guided training as one track, which plays on where a page runs no timer of its own. */
import { guidedText } from '../../src/features/guided/guided.text.ts';
import { begin, button, player } from '../support/guided-training.ts';
import { heardAfterLock, heardTracks, listenIn } from '../support/heard-tracks.ts';
import { NEAR_MS } from '../support/kitchen-rings.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { anything } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { doneOf } from '../support/sessions-on-server.ts';
import { training } from '../support/words.ts';

const SECOND_MS = 1000;
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
  await begin(device);
  await button(player(page), guidedText.longerLabel).click();
  const restEnds = await endOnDisk(device);
  await expectFurthest(device, placesFrom(restEnds, [...COUNTDOWN, ...CYCLE]));

  // The phone is locked before the first cue, and opened when the rest is over and the bicycle has begun.
  const lockMs = restEnds - Date.now() + 2 * SECOND_MS;
  expect(lockMs).toBeGreaterThan(5 * SECOND_MS);
  const [locked, ...others] = await heardAfterLock(page, lockMs);
  expect(others).toEqual([]);
  // Played in one go: what was to ring in these seconds has rung, at its time.
  expect(locked?.playedSeconds).toBeGreaterThan(lockMs / SECOND_MS);
  expect(furthest(locked?.soundsAt, placesFrom(restEnds, [...COUNTDOWN, ...CYCLE]))).toBeLessThan(NEAR_MS);
  // The training went on with its cues. As the browser does when a phone is unlocked: a timer that was due meanwhile is lost here.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(player(page).getByRole('heading', { name: 'Veloergomeeter' })).toBeVisible();
  await expect(player(page).getByRole('timer')).toHaveText(/^4:\d\d$/);

  await button(player(page), guidedText.forth).click();
  for (const done of [1, 2, 3, 4]) {
    await button(player(page), guidedText.done).click();
    await expect(player(page).getByText(doneOf(done))).toBeVisible();
  }
  // The fourth is the first with a rest behind it, of two minutes.
  await expect(player(page).getByRole('heading', { name: training.rest })).toBeVisible();
  const places = placesFrom(await endOnDisk(device), COUNTDOWN);
  await expectFurthest(device, places);
  const [resting] = await heardAfterLock(page, 2 * SECOND_MS);
  expect(furthest(resting?.soundsAt, places)).toBeLessThan(NEAR_MS);
});

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

/** Moves the track once or twice when it begins: this waits until it is where it should be. */
async function expectFurthest({ page }: MemberDevice, places: readonly number[]): Promise<void> {
  const now = async () => {
    const [track, ...others] = await heardTracks(page);
    return others.length === 0 ? furthest(track?.soundsAt, places) : Infinity;
  };
  await expect.poll(now).toBeLessThan(NEAR_MS);
}

/** By how many ms the worst sound is off its place; infinitely many where one is missing or too many. */
function furthest(soundsAt: readonly number[] = [], places: readonly number[]): number {
  if (soundsAt.length !== places.length) return Infinity;
  return Math.max(...places.map((place, index) => Math.abs((soundsAt[index] ?? Infinity) - place)));
}
