import type { Page } from '@playwright/test';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { nav } from '../support/words.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menüü' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menüü', exact: true });

async function openDrawer(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.goto(`${origin}/forgot`);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('Esc closes the drawer and returns the focus to its button @breadth', async ({ page, network }) => {
  await openDrawer(page, network.origin);
  await expect(drawer(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('a press outside the drawer closes it @breadth', async ({ page, network }) => {
  await openDrawer(page, network.origin);
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 10, 300);
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/forgot$/);
});

test('the back button closes the drawer before it leaves the page', async ({ page, network }) => {
  await openDrawer(page, network.origin);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/forgot$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('a link in the drawer opens its page, closes the drawer and leaves no extra history entry @breadth', async ({
  page,
  network,
}) => {
  await openDrawer(page, network.origin);
  await drawer(page).getByRole('link', { name: nav['/recipes'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/recipes'] })).toBeFocused();
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/forgot$/);
  await expect(drawer(page)).toBeHidden();
});

test('the drawer does not come back after a reload @breadth', async ({ page, network }) => {
  await openDrawer(page, network.origin);
  await page.reload();
  await expect(menuButton(page)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

testWithApp('opening a modal closes the drawer @breadth', async ({ device, page }) => {
  await device.open('/diary');
  await menuButton(page).click();
  await drawer(page).getByRole('button', { name: nav.signOut }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(drawer(page)).toBeHidden();
});

testWithApp(
  'the logo leads to the landing page for a visitor and nowhere for a member @breadth',
  async ({ device, network, openPhone, page }) => {
    await device.open('/diary');
    await expect(page.getByRole('heading', { level: 1, name: nav['/diary'] })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Hoog' })).toHaveCount(0);

    const visitor = await openPhone();
    await visitor.goto(`${network.origin}/login`);
    await visitor.getByRole('banner').getByRole('link', { name: 'Hoog' }).click();
    await expect(visitor).toHaveURL(`${network.origin}/`);
  },
);
