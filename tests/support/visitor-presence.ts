import type { Page } from '@playwright/test';

/** Moves over the page like a visitor, without pressing anything. */
export async function showPresence(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
}
