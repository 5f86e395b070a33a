import type { Page } from '@playwright/test';

/** Moves over the page like a visitor, without pressing anything: once she sees it, which may be later than its load event. */
export async function showPresence(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
}

/**
 * The pointer of Chromium's headless shell rests in the corner of its screen, and moves over each page that is drawn there: a
 * sign of a visitor who is not there. A window elsewhere has no pointer over it.
 */
export async function keepPointerAway(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { left: 50, top: 50 } });
  await browser.detach();
}
