/** Kitchen timers as one track, which plays on even if a page runs no timer of its own. */
import { cuesText } from '../../src/platform/cues/cues.text.ts';
import { heardTracks, listenIn } from '../support/heard-tracks.ts';
import { endsOf, expectEachAtItsTime, expectFourRing, NEAR_MS } from '../support/kitchen-rings.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';

/** `npm test -- all` locks it for ten minutes. */
const LOCKED_MS = Number(process.env['HOOG_LOCKED_MS'] ?? 3000);
const OTHERWISE_MS = 240_000;

const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };

test('timers ring at their time although the page runs nothing, and after a reload', async ({
  device,
  page,
}) => {
  await listenIn(page);
  await device.open(SOUP.path);
  const times = page.getByRole('button', { name: /^Käivita taimer/ });
  await times.first().click();
  await times.first().click();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await expectEachAtItsTime(page, device.member.id, 2);

  const played = async () => (await heardTracks(page))[0]?.playedSeconds ?? 0;
  await expect.poll(played).toBeGreaterThan(0);
  // A correction can fall just before the page is blocked, and come late on a busy machine: the next one mends it.
  await expect(async () => {
    const [frozen] = await heardTracks(page, 2000);
    const ends = await endsOf(page, device.member.id);
    expect(frozen?.playedSeconds).toBeGreaterThan(2);
    expect(frozen?.soundsAt).toHaveLength(ends.length);
    for (const [index, end] of ends.entries())
      expect(Math.abs((frozen?.soundsAt[index] ?? 0) - end)).toBeLessThan(NEAR_MS);
  }).toPass();

  await page
    .getByRole('button', { name: /^Peata taimer/ })
    .first()
    .click();
  await expectEachAtItsTime(page, device.member.id, 1);
  // The former track ended only when the new one was playing.
  const pauses = await page.evaluate(() => window.pausesOfPage);
  expect(pauses.length).toBeGreaterThan(0);
  expect(pauses.every(({ stillPlaying }) => stillPlaying > 0)).toBe(true);

  await page.reload();
  // A reloaded page may have to wait for a tap, and says so.
  await expect(async () => {
    await device.heading(SOUP.name).click();
    await expect(page.getByText(cuesText.refused)).toBeHidden({ timeout: 2000 });
    expect(await heardTracks(page)).toHaveLength(1);
  }).toPass();
  await expectEachAtItsTime(page, device.member.id, 1);
});

test('four timers of two recipes ring at their time through a lock and a reload @breadth', async ({
  device,
  page,
}) => {
  test.setTimeout(OTHERWISE_MS + 2 * LOCKED_MS);
  await expectFourRing(device, page, LOCKED_MS);
});
