/** A phone on its side, and a window zoomed to 400%: nothing sticky covers what she reads. */
import type { Page } from '@playwright/test';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { beginInRest, button, player } from '../support/guided-training.ts';
import { overlapsIn, unseenOf } from '../support/overlaps.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { GYM } from '../support/sessions-on-server.ts';
import { actions, diary, food } from '../support/words.ts';

const WINDOWS = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];
const SCREENS = [
  '/calendar',
  '/diary',
  '/studio',
  '/studio/hommikune-aratus',
  '/recipes/koorene-lohesupp',
  '/mealplan?view=week',
  '/settings',
];

/**
 * The elements painted over the vertical centre line of `inside`, from the window's top to its bottom, that are not part of it.
 */
function coversOf(page: Page, inside: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const region = document.querySelector(selector);
    if (!region) return ['nothing there'];
    window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const { left, width } = region.getBoundingClientRect();
    const covers = new Set<string>();
    for (let y = 2; y < innerHeight; y += 6) {
      const hit = document.elementFromPoint(left + width / 2, y);
      if (hit && !region.contains(hit) && !hit.contains(region)) covers.add(hit.outerHTML.slice(0, 120));
    }
    return [...covers];
  }, inside);
}

for (const [index, { width, height }] of WINDOWS.entries()) {
  test(`at ${width}×${height} sticky content covers no screen @breadth`, async ({ device, page }) => {
    await page.setViewportSize({ width, height });
    await device.fill();
    for (const path of SCREENS) {
      await device.open(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await coversOf(page, 'main'), path).toEqual([]);
    }
    await expect(page.getByRole('button', { name: /^Ava menüü$/ })).toHaveCount(1);
  });

  test(`at ${width}×${height} a sheet and the steps of a recipe can be read and used${index > 0 ? ' @breadth' : ''}`, async ({
    device,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await device.open('/diary');
    await page.getByRole('button', { name: diary.addMeasurement }).click();
    const sheet = page.getByRole('dialog', { name: diary.addMeasurement });
    await sheet.getByLabel(diary.waist, { exact: true }).fill('72');
    await sheet.getByLabel(diary.waist, { exact: true }).scrollIntoViewIfNeeded();
    const field = await sheet.getByLabel(diary.waist, { exact: true }).boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual(0);
    await sheet.getByRole('button', { name: actions.close }).click();
    await device.open('/recipes/koorene-lohesupp');
    await page.getByRole('button', { name: food.cook }).filter({ visible: true }).first().click();
    const words = page.getByRole('dialog').locator('p[tabindex="-1"]');
    const next = page.getByRole('button', { name: recipesText.nextStep });
    await next.click();
    await expect(words).toBeFocused();
    // A phone on its side shows the buttons beside any step; zoomed to 400%, they are below it.
    if (width > 320) await expect(next).toBeInViewport({ ratio: 1 });
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeInViewport({ ratio: 0.3 });
    await page.getByRole('button', { name: food.cookExit }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('at 320×568 a timer is paused and removed beside its step, without scrolling @breadth', async ({
  device,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await device.open('/recipes/koorene-lohesupp?step=2');
  const cooking = page.getByRole('dialog');
  await cooking
    .getByRole('button', { name: /^Käivita taimer/ })
    .first()
    .click();
  for (const name of [/^Peata taimer/, /^Eemalda taimer/])
    await expect(cooking.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  // With wet hands she presses it with an elbow, while a timer runs too.
  const next = cooking.getByRole('button', { name: recipesText.nextStep });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await next.boundingBox())?.height).toBeGreaterThanOrEqual(96);
  await page.setViewportSize({ width: 320, height: 568 });
  await cooking.getByRole('button', { name: /^Eemalda taimer/ }).click();
  await page.keyboard.press('ArrowRight');
  await expect(cooking.getByText('Samm 3 / 4')).toBeVisible();
});

/** The parts that she looks at from two metres away, and her progress. */
async function expectInSight(page: Page, main: string): Promise<void> {
  const screen = player(page);
  const time = screen.getByRole('timer');
  const figure = (await time.isVisible()) ? time : screen.locator('p').getByText(/^\d+(–\d+)?$/);
  const parts = {
    figure,
    drawing: screen.locator('[data-clip]'),
    main: button(screen, main),
    progress: screen.getByRole('progressbar'),
  };
  const set = await screen.getByRole('status').first().innerText();
  const weight = button(screen, guidedText.moreWeight);
  const all = (await weight.isVisible()) ? { ...parts, weight } : parts;
  for (const [name, part] of Object.entries(all)) {
    await expect(part, name).toBeVisible();
    const unseen = await unseenOf(part);
    expect.soft(unseen, `px of the ${name} that she does not see: ${set}`).toBe(0);
  }
  expect.soft(await overlapsIn(screen), set).toEqual([]);
}

for (const [width, height] of [
  [844, 390],
  [320, 568],
] as const) {
  test(`at ${width}×${height} every set of a training shows its figure, its button and how far she is, one beside the other @breadth`, async ({
    device,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await device.fill();
    await beginInRest(device, guidedText.pause);
    await expectInSight(page, guidedText.skip);
    const announced = player(page).getByRole('status').first();
    for (let set = 0; set < GYM.sets; set += 1) {
      const shown = await announced.innerText();
      // From the rest before the first set, back leads to that set.
      await page.keyboard.press(set === 0 ? 'ArrowLeft' : 'ArrowRight');
      await expect(announced).not.toHaveText(shown);
      const isTimed = await player(page).getByRole('timer').isVisible();
      await expectInSight(page, isTimed ? guidedText.startSet : guidedText.done);
    }
    await button(player(page), guidedText.startSet).click();
    await expectInSight(page, guidedText.done);
  });
}

test('with text twice as large every button of a training can be reached @breadth', async ({
  device,
  page,
}) => {
  await beginInRest(device, guidedText.pause);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const one of await player(page).getByRole('button').all()) {
    const box = await one.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width, await one.innerText()).toBe(true);
  }
});
