/**
 * Texts that she types or imports may have no spaces: a pasted link, a column’s name. Nothing is pushed out of the narrowest
 * window.
 */
import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { importText } from '../../src/features/diary/import/measurement-import.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { shoppingText } from '../../src/features/food/shopping/shopping.text.ts';
import { formatDayWithWeekday } from '../../src/language/dates.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { actions, privacy } from '../support/words.ts';

const LINK = `https://www.example.com/${'kyykk-kangiga-'.repeat(4)}`;
const COLUMN = 'vererohk'.repeat(60);

async function expectWithin(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  for (const button of buttons) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  // Not `innerWidth`: on a phone that grows with what is too wide.
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
}

test('at 320 px a link in a note or in a row of the list, and a long column, push no button out of the window @breadth', async ({
  device,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await device.fill();
  await context.setOffline(true);

  const yesterday = addDays(dayOf(momentOf(new Date())), -1);
  await device.open(`/calendar/${yesterday}`);
  const panel = page.getByRole('region', { name: formatDayWithWeekday(yesterday), exact: true });
  await panel.getByRole('button', { name: sessionsText.freeTraining }).click();
  const sheet = page.getByRole('dialog', { name: sessionsText.freeTraining });
  await sheet.getByLabel(sessionsText.minutes).fill('20');
  await sheet.getByRole('textbox', { name: sessionsText.note }).fill(LINK);
  await sheet.getByRole('button', { name: actions.save }).click();
  await sheet.getByRole('checkbox', { name: privacy['consent.notes'] }).check();
  await sheet.getByRole('button', { name: actions.save }).click();
  const row = rowsSaying(panel.getByRole('listitem'), LINK);
  await expectWithin(
    page,
    row.getByRole('button', { name: actions.edit }),
    row.getByRole('button', { name: actions.delete }),
  );

  await device.open('/shopping');
  await page.getByLabel(shoppingText.ownRow).fill(LINK);
  await page.getByRole('button', { name: shoppingText.addRow }).click();
  await expectWithin(
    page,
    page.getByRole('button', { name: shoppingText.removeRow.replace('{name}', LINK) }),
    page.getByRole('button', { name: shoppingText.empty }),
  );
  await page.getByRole('button', { name: shoppingText.removeRow.replace('{name}', LINK) }).press('Enter');
  await expectWithin(page, page.getByRole('button', { name: actions.undo }));

  await device.open('/diary/import');
  const buffer = Buffer.from(`Kuupäev;Kaal (kg);${COLUMN}\r\n01.02.2026;65,5;120`);
  await page.getByLabel(importText.choose).setInputFiles({ name: 'kaal.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(COLUMN)).toBeVisible();
  await expectWithin(page, page.getByRole('button', { name: /^Lisa / }));
});
