import type { Page } from '@playwright/test';

/** Somebody moves over the page, and presses nothing. */
export async function showPresence(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
}
