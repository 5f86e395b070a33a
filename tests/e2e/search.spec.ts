/** One search over all that she may read, on her phone. */
import { searchText } from '../../src/features/find/search/search.text.ts';
import { expect, testWithApp } from '../support/product-test.ts';
import { actions } from '../support/words.ts';

testWithApp(
  'without a network she finds a recipe by an ingredient in another case, opens it, and has her words again when she is back @breadth',
  async ({ device, context }) => {
    const { page } = device;
    await device.fill('/calendar');
    await context.setOffline(true);
    await page.getByRole('link', { name: actions.search, exact: true }).click();
    const field = page.getByRole('searchbox', { name: searchText.label });
    await expect(field).toBeFocused();
    await field.fill('lohega tilli');
    const recipes = page.getByRole('region', { name: searchText.groups.recipe });
    const soup = recipes.getByRole('link', { name: 'Koorene lõhesupp tilliga' });
    await expect(soup).toBeVisible();
    await expect(soup.locator('mark')).toHaveText(['lõhesupp', 'tilliga']);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ tulemus/u })).toBeAttached();
    expect(page.url()).not.toContain('lohega');
    expect(await page.title()).not.toContain('lohega');
    await soup.click();
    await expect(device.heading('Koorene lõhesupp tilliga')).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('lohega tilli');
    await expect(soup).toBeVisible();

    await field.fill('kükid');
    await expect(
      page.getByRole('region', { name: searchText.groups.exercise }).getByRole('link').first(),
    ).toBeVisible();
    await field.fill('xyzxyz');
    await expect(page.getByText(searchText.none)).toBeVisible();
  },
);
