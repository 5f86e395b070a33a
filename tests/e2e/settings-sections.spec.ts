import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';

test('each part of the settings is one press from the top, and none is left out @breadth', async ({
  device,
  page,
}) => {
  await device.open('/settings');
  const ways = page.getByRole('navigation', { name: settingsText.sections }).getByRole('link');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(
    page.getByRole('heading', { level: 2, name: settingsText.profile, exact: true }),
  ).toBeVisible();
  const names = await ways.allInnerTexts();
  expect(names).toEqual(await headings.allInnerTexts());
  for (const name of names) {
    await ways.getByText(name, { exact: true }).click();
    await expect(headings.getByText(name, { exact: true })).toBeInViewport();
  }
});
