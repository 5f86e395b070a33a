/** A page that the browser translates for her: women in Estonia read Russian too. */
import type { Page } from '@playwright/test';
import { guidedText } from '../../src/features/guided/guided.text.ts';
import { beginInRest, player } from '../support/guided-training.ts';
import { translatePage } from '../support/page-translator.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { inParts, ROUTES } from '../support/routes.ts';
import { doneOf } from '../support/sessions-on-server.ts';

/** A press on one of these ends what the walk stands on. */
const ENDING = /logi välja|kustuta|tühjenda|eemalda/i;
/** So many controls of a screen are pressed. */
const PRESSED_MAX = 12;

const translate = (page: Page) => page.evaluate(`void (${translatePage.toString()})()`);
const pressed = (page: Page, name: string) =>
  player(page).getByRole('button', { name: name.toUpperCase(), exact: true });

test('a guided training that is translated says which set it is, forth and back', async ({
  device,
  page,
}) => {
  await device.fill();
  await beginInRest(device, guidedText.pause);
  await translate(page);
  await pressed(page, guidedText.resume).click();
  await pressed(page, guidedText.skip).click();
  for (const set of [1, 2]) {
    await pressed(page, guidedText.done).click();
    await expect(player(page).getByText(doneOf(set).toUpperCase(), { exact: true })).toBeVisible();
    if (await pressed(page, guidedText.skip).isVisible()) await pressed(page, guidedText.skip).click();
  }
  for (const way of [guidedText.back, guidedText.forth, guidedText.back]) {
    await player(page).getByRole('button', { name: way, exact: true }).click();
    await expect(player(page).getByText(doneOf(2).toUpperCase(), { exact: true })).toBeVisible();
  }
});

for (const { routes, name } of inParts(ROUTES)) {
  test(`the screens ${name} stay whole while they are translated and everything is pressed @breadth`, async ({
    device,
    page,
  }) => {
    const crashes: string[] = [];
    page.on('pageerror', ({ message }) => crashes.push(message));
    for (const route of routes) {
      await test.step(route.path, async () => {
        await device.open(route.path);
        await device.expectRoute(route);
        await translate(page);
        const controls = page.locator('main').getByRole('button', { disabled: false });
        for (let index = 0; index < Math.min(PRESSED_MAX, await controls.count()); index += 1) {
          const control = controls.nth(index);
          if (ENDING.test((await control.textContent()) ?? '')) continue;
          await control.dispatchEvent('click');
          await page.keyboard.press('Escape');
        }
        await expect(page.locator('h1').first()).not.toHaveText(/^Midagi läks valesti$/i);
        expect(crashes, route.path).toEqual([]);
      });
    }
  });
}
