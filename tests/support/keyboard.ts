/** A member who only has a keyboard: she sees the focus at every step, and never loses it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More tab stops than any page has: what passes unseen while the app takes over a rendered page comes round again. */
const MOST_STOPS = 300;

export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses the keys in order. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until `target` has the focus; every stop on the way must show its focus. */
  async tabTo(target: Locator): Promise<void> {
    await this.#goTo(target, 'Tab');
  }

  async tabBackTo(target: Locator): Promise<void> {
    await this.#goTo(target, 'Shift+Tab');
  }

  /** The focus is on a visible control. */
  async expectShown(): Promise<void> {
    expect(await this.page.evaluate(unseenFocus)).toBeUndefined();
  }

  /** The focus is at the start of the screen, not lost. */
  async expectAtHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeFocused();
  }

  async #goTo(target: Locator, key: string): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.page.keyboard.press(key);
      const unseen = await this.page.evaluate(unseenFocus);
      // After the last stop comes the browser's own toolbar.
      if (unseen !== 'nothing') expect(unseen, 'A stop on the way does not show its focus').toBeUndefined();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No way by ${key} to ${target.toString()}`);
  }
}

/** The focused element if it does not show that: neither it nor the element that it fills has an outline. Runs in the page. */
function unseenFocus(): string | undefined {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing';
  // A video's own controls are in a shadow tree of the browser's.
  if (focused instanceof HTMLVideoElement) return undefined;
  for (let each: Element | null = focused; each && each !== document.body; each = each.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return undefined;
  }
  return focused.outerHTML.slice(0, 160);
}
