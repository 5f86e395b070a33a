/** Her foods at home and the dishes that she can cook from them, on her phone. */
import { pantryText } from '../../src/features/food/pantry/pantry.text.ts';
import { expect, testWithApp } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';

const SOUP = 'Koorene lõhesupp tilliga';
const MISSING = ['porrulauk', 'rukkileib', 'till', 'või'];

testWithApp(
  'without a network she ticks what she has, sees what is missing from a dish, and has just that on her shopping list @breadth',
  async ({ device, context, record }) => {
    const { page } = device;
    await device.fill('/calendar');
    await device.open('/pantry');
    await expect(page.getByText(pantryText.start)).toBeVisible();
    await context.setOffline(true);
    await device.open('/pantry');
    await page.getByRole('button', { name: pantryText.choose }).click();
    const sheet = page.getByRole('dialog');
    const placeOf = (name: string) => sheet.getByRole('button', { name, exact: true }).boundingBox();
    const placesBefore = [await placeOf('Porgand'), await placeOf('Till')];
    const tick = async (name: string) => {
      await sheet.getByRole('button', { name, exact: true }).click();
      await expect(sheet.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    };
    for (const name of ['Lõhefilee', 'Kartul', 'Porgand', 'Till', 'Kohvikoor 10%', 'Oliiviõli'])
      await tick(name);
    const sidewaysOf = (places: typeof placesBefore) => places.map((place) => [place?.x, place?.width]);
    expect(sidewaysOf([await placeOf('Porgand'), await placeOf('Till')])).toEqual(sidewaysOf(placesBefore));
    await sheet.getByRole('button', { name: pantryText.show }).click();

    const soup = rowsSaying(page.getByRole('listitem'), SOUP);
    await expect(soup.getByText('Puudu:')).toBeVisible();
    await page.getByRole('button', { name: pantryText.remove.replace('{name}', 'Till') }).click();
    for (const name of MISSING) await expect(soup.getByText('Puudu:')).toContainText(name);
    await soup.getByRole('button', { name: pantryText.listFor.replace('{name}', SOUP) }).click();
    await expect(page.getByText(pantryText.listed.replace('{name}', SOUP))).toBeVisible();

    await device.open('/shopping');
    const rows = page.getByRole('main').locator('label:has(input[type="checkbox"])');
    await expect(rows).toHaveCount(MISSING.length);
    for (const name of MISSING) {
      const box = page.getByRole('main').getByRole('checkbox', { name: new RegExp(`^${name}`, 'iu') });
      await expect(box).toHaveCount(1);
    }
    await context.setOffline(false);
    await device.expectAllSent();
    const kept = (await record.marks()).filter(
      ({ kind }) => kind === 'pantry-food' || kind === 'shopping-staple',
    );
    expect(kept.map(({ kind, key }) => `${kind} ${key}`).toSorted()).toEqual([
      'pantry-food kartul',
      'pantry-food kohvikoor-10',
      'pantry-food lohefilee',
      'pantry-food porgand',
      'shopping-staple oliivioli',
    ]);
  },
);
