import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import type { Page } from '@playwright/test';
import { expect, testWithApp as test } from '../support/product-test.ts';

const LEAST_PX = 44;
const yesterday = addDays(dayOf(momentOf(new Date())), -1);

/** Stand-alone links in lists and headings that are too low for a finger. A card's whole surface is clickable. */
function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main :is(li, h2, h3, h4, p) > a')];
    return links
      .filter((link) => link.checkVisibility() && getComputedStyle(link, '::after').position !== 'absolute')
      .filter((link) => link.getBoundingClientRect().height < least)
      .map((link) => `${link.textContent}: ${link.getBoundingClientRect().height}`);
  }, LEAST_PX);
}

for (const [index, path] of ['/timetable', '/calendar', `/calendar/${yesterday}`].entries()) {
  test(`every link of ${path.replace(yesterday, 'another day')} is high enough for a finger${index > 0 ? ' @breadth' : ''}`, async ({
    device,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await device.open(path);
    await expect(page.locator('main a[href^="/studio/"]').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await lowLinks(page)).toEqual([]);
  });
}
