import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { MEMBER_SCREENS, type MemberScreen } from '../support/member-screens.ts';
import { expect, test } from '../support/product-test.ts';
import { openRecipes, trainingNeverDone } from '../support/recipes-on-server.ts';
import { food, nav } from '../support/words.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS_PX = [320, 768, 1280] as const;
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

test.describe.configure({ timeout: 120_000 });

/** What axe finds wrong, by rule, and the first place of each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return found.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
}

/** Every theme and width of the screen that is open; nothing may be wider than the window. */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of WIDTHS_PX) {
      await test.step(`${theme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }
  }
}

for (const screen of MEMBER_SCREENS) {
  test(`${screen.path} has no fault that axe knows, in both themes at three widths`, async ({
    device,
    page,
  }) => {
    await device.open(screen.path);
    await device.expectScreen(screen);
    await expectAccessible(page);
  });
}

test('a recipe has no fault that axe knows, in both themes at three widths', async ({
  device,
  page,
  record,
}) => {
  const [recipe] = await openRecipes(record);
  await device.open(`/recipes/${encodeURIComponent(recipe?.id ?? '')}`);
  await expect(page.getByRole('region', { name: food.ingredients })).toBeVisible();
  await expectAccessible(page);
});

test('a training has no fault that axe knows, in both themes at three widths', async ({
  device,
  page,
  record,
}) => {
  await device.openTraining(await trainingNeverDone(record));
  await expectAccessible(page);
});

test('the measurement form has no fault that axe knows, in both themes at three widths', async ({
  device,
  page,
}) => {
  await device.openDiary();
  await device.openMeasurementSheet();
  await expectAccessible(page);
});

const PUBLIC_SCREENS: readonly MemberScreen[] = [
  { path: '/', heading: '', content: 'main h1' },
  { path: '/login', heading: nav['/login'], content: 'main form' },
];
for (const { path, content } of PUBLIC_SCREENS) {
  test(`${path} has no fault that axe knows, in both themes at three widths`, async ({ page, network }) => {
    await page.goto(network.origin + path);
    await expect(page.locator(content)).toBeVisible();
    await expectAccessible(page);
  });
}
