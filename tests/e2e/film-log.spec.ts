import type { Page } from '@playwright/test';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { button } from '../support/guided-training.ts';
import { anything } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { saveButton, savedMark } from '../support/saved-videos.ts';
import { FILMED, storedSessions } from '../support/sessions-on-server.ts';

const film = (page: Page) => page.getByLabel(trainingsText.player.replace('{title}', FILMED.title));
const exercise = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: trainingsText.chapters }).getByRole('button', { name });
const positionOf = (page: Page) =>
  film(page).evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime));

test('promise 2: she trains by a saved film in a cellar, exercise by exercise, and each set that she logs beside it is on the server once', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.fill();
  await device.openTraining(FILMED);
  const start = button(page, sessionsText.startTraining);
  await expect(start).toBeVisible();
  const topOf = async (part: ReturnType<typeof film>) => (await part.boundingBox())?.y ?? NaN;
  expect(await topOf(film(page))).toBeLessThan(await topOf(start));
  await saveButton(page).click();
  await expect(savedMark(page)).toBeVisible();
  network.fail(anything, { type: 'gone' });

  await device.openTraining(FILMED);
  await film(page).evaluate((element: HTMLVideoElement) => void (element.muted = true));
  const wall = exercise(page, /^4:36 /);
  await wall.click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(276);
  await expect(wall).toHaveAttribute('aria-current', 'true');
  await button(page, guidedText.done).click();
  await expect(page.getByText('8 kordust · Seeria 2/2')).toBeVisible();

  await device.openTraining(FILMED);
  await expect(page.getByText(sessionsText.unfinished)).toBeVisible();
  await exercise(page, /^4:36 /).click();
  await expect(page.getByText('8 kordust · Seeria 2/2')).toBeVisible();
  await button(page, guidedText.done).click();
  await expect(button(page, guidedText.done)).toHaveAttribute('aria-disabled', 'true');

  network.heal();
  const onServer = async () =>
    (await storedSessions(record, FILMED)).map(({ endDateTime, sets }) => ({
      endDateTime,
      sets: sets.map(({ number, repetitions }) => [number, repetitions]),
    }));
  const twoSets = [
    [1, 8],
    [2, 8],
  ];
  await expect.poll(onServer).toEqual([{ endDateTime: null, sets: twoSets }]);
});

test('keys seek, play and mute a film once each beside the browser’s own controls, and captions that she hides stay hidden', async ({
  device,
  page,
}) => {
  await device.openTraining(FILMED);
  const video = film(page);
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(0);
  await video.focus();
  const seen = () =>
    video.evaluate(({ currentTime, paused, muted, textTracks }: HTMLVideoElement) => ({
      seconds: Math.round(currentTime),
      paused,
      muted,
      captions: textTracks[0]?.mode,
    }));
  const before = { seconds: 0, paused: true, muted: false, captions: 'showing' };
  expect(await seen()).toEqual(before);
  for (const key of ['ArrowRight', 'l', 'ArrowRight', 'ArrowLeft', 'm']) await page.keyboard.press(key);
  expect(await seen()).toEqual({ ...before, seconds: 15, muted: true });
  await page.keyboard.press('Space');
  await expect.poll(async () => (await seen()).paused).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await seen()).paused).toBe(true);
  await page.keyboard.press('c');
  await device.openTraining(FILMED);
  await expect(video).toHaveJSProperty('controls', true);
  expect((await seen()).captions).toBe('disabled');
});
