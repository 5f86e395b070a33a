/** When kitchen timers end, and whether what plays has each at its time. */
import type { Page } from '@playwright/test';
import { cuesText } from '../../src/platform/cues/cues.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { heardAfterLock, heardTracks, listenIn } from './heard-tracks.ts';
import type { MemberDevice } from './member-device.ts';
import { expect } from './product-test.ts';
import { nav } from './words.ts';

/** A busy machine holds up playing by tens of milliseconds (64 were seen). Beside a clock of seconds this much is not heard. */
export const NEAR_MS = 250;
const MINUTE_MS = 60_000;
const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };
const SALMON = { name: 'Ahjulõhe spargli ja kartuliga' };

/** The moments at which the running timers end, as the device keeps them, the first of them first. */
export function endsOf(page: Page, memberId: string): Promise<number[]> {
  return page.evaluate((id) => {
    const kept: { value: { endsAt: number | null }[] } = JSON.parse(
      localStorage.getItem(`hoog.member.${id}.kitchen-timers`) ?? '{"value":[]}',
    );
    const ends = kept.value.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
    return ends.toSorted((one, other) => one - other);
  }, memberId);
}

/** The one track that plays has the end of each timer to come at its time; of so many, if that is known. */
export async function expectEachAtItsTime(page: Page, memberId: string, count?: number): Promise<void> {
  const furthest = async () => {
    const ends = (await endsOf(page, memberId)).filter((end) => end > Date.now());
    if (count !== undefined && ends.length !== count) return Infinity;
    const tracks = await heardTracks(page);
    const [track] = tracks;
    if (tracks.length !== 1 || track?.soundsAt.length !== ends.length) return Infinity;
    return furthestOf(track.soundsAt, ends);
  };
  await expect.poll(furthest).toBeLessThan(NEAR_MS);
}

/**
 * She starts 3, 12 and 5 minutes of a soup and 20 of a salmon, locks the phone for so long, and reloads the app. Each has its
 * place in what plays within a quarter of a second of its time: before, in the lock, and after it.
 */
export async function expectFourRing(device: MemberDevice, page: Page, lockMs: number): Promise<void> {
  await listenIn(page);
  await device.open(SOUP.path);
  const dues = [
    await start(page, '3–4 minutit', 3),
    await start(page, '12–15 minutit', 12),
    await start(page, '5 minutit', 5),
  ];
  await page.getByRole('link', { name: nav['/recipes'], exact: true }).first().click();
  await page.getByRole('searchbox').fill(SALMON.name);
  await page.getByRole('link', { name: SALMON.name }).click();
  await expect(device.heading(SALMON.name)).toBeVisible();
  dues.push(await start(page, '20 minutit', 20));
  dues.sort((one, other) => one.from - other.from);
  await expect(page.getByRole('timer')).toHaveCount(4);

  const ends = await endsOf(page, device.member.id);
  for (const [index, { from, to }] of dues.entries()) {
    expect(ends[index]).toBeGreaterThanOrEqual(from);
    expect(ends[index]).toBeLessThanOrEqual(to);
  }
  await expectEachAtItsTime(page, device.member.id);

  // A correction can fall just before the page is locked, and comes late on a busy machine. A long lock is given one more.
  await expect(async () => {
    const tracks = await heardAfterLock(page, lockMs);
    expect(tracks).toHaveLength(1);
    const [locked] = tracks;
    expect(locked?.playedSeconds).toBeGreaterThan(lockMs / 1000);
    expect(locked?.soundsAt).toHaveLength(4);
    const offMs = (locked?.soundsAt ?? []).map((at, index) => Math.round(at - (ends[index] ?? 0)));
    expect(Math.max(...offMs.map(Math.abs)), `off by ${offMs.join(', ')} ms`).toBeLessThan(NEAR_MS);
  }).toPass({ timeout: Math.max(30_000, lockMs) });

  await expect(page.getByRole('timer')).toHaveCount(ends.filter((end) => end > Date.now()).length);
  await page.reload();
  await expect(async () => {
    await device.heading(SALMON.name).click();
    await expect(page.getByText(cuesText.refused)).toBeHidden({ timeout: 2000 });
    expect(await heardTracks(page)).toHaveLength(1);
  }).toPass();
  expect(await endsOf(page, device.member.id)).toEqual(ends);
  await expectEachAtItsTime(page, device.member.id);
}

/** Presses one time of the recipe. Between which moments (epoch ms) its timer is due. */
async function start(page: Page, duration: string, minutes: number): Promise<{ from: number; to: number }> {
  const time = page.getByRole('button', {
    name: recipesText.timerFor.replace('{duration}', duration),
    exact: true,
  });
  const pressedAt = () => page.evaluate(() => Date.now());
  const from = (await pressedAt()) + minutes * MINUTE_MS;
  await time.click();
  return { from, to: (await pressedAt()) + minutes * MINUTE_MS };
}

function furthestOf(soundsAt: readonly number[], ends: readonly number[]): number {
  return Math.max(...ends.map((end, index) => Math.abs((soundsAt[index] ?? 0) - end)));
}
