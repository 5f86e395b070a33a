import type { Locator } from '@playwright/test';

/** Two presses of a button, the second before anything can have been drawn after the first. */
export async function pressTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
