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
