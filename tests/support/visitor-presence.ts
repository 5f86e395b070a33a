import type { Page } from '@playwright/test';

/** Moves over the page like a visitor, without pressing anything: once she sees it, which may be later than its load event. */
export async function showPresence(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
}
