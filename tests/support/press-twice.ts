import type { Locator } from '@playwright/test';

/** Presses a button twice, the second time before anything can have been rendered after the first. */
export async function pressTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
