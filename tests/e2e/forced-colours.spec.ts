/** A high contrast theme of the system paints every background alike: what is chosen must be told by an edge. */
import type { Locator } from '@playwright/test';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';

const today = dayOf(momentOf(new Date()));

/** The edge drawn around it, once it has no focus. */
function edgeOf(control: Locator): Promise<string> {
  return control.first().evaluate((element) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth].join(' ');
  });
}

async function expectDifferent(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  expect(await edgeOf(chosen)).not.toBe(await edgeOf(other));
}

test('with forced colours the chosen day, today, the current page and a chosen filter differ from the others @breadth', async ({
  device,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await device.open(`/calendar/${today.slice(0, 8)}${today.endsWith('15') ? '16' : '15'}`);
  const main = page.getByRole('main');
  await expectDifferent(
    main.getByRole('gridcell', { selected: true }),
    main.getByRole('gridcell', { selected: false }),
  );
  await expectDifferent(
    main.locator('[data-day][aria-current="date"] > span'),
    main.locator('[data-day]:not([aria-current]) > span'),
  );

  const bar = page.getByRole('navigation', { name: 'Kiirmenüü' });
  await expectDifferent(bar.locator('[aria-current="page"]'), bar.locator('a:not([aria-current])'));

  await device.open('/studio');
  const chips = main.locator('button[aria-pressed]');
  await chips.first().click();
  await expectDifferent(main.locator('[aria-pressed="true"]'), main.locator('[aria-pressed="false"]'));
});
