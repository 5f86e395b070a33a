/** A recipe that staff correct while a member has it open. */
import type { Locator, Page } from '@playwright/test';
import { expect, testWithApp } from '../support/product-test.ts';

const RECIPE = 'koorene-lohesupp';

/** The recipe in her library has another name and nuts, as after a refresh by the worker, which then says so. */
function bringCorrection(page: Page): Promise<void> {
  return page.evaluate(async (id) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const library = names.find((name) => name.startsWith('app-library:') && !name.endsWith('visitor')) ?? '';
    const database = await done(indexedDB.open(library));
    const recipes = database.transaction('recipes', 'readwrite').objectStore('recipes');
    const recipe = (await done(recipes.get(id))) as object;
    await done(recipes.put({ ...recipe, name_EE: 'Lõhesupp pähklitega', allergens: ['FISH', 'NUTS'] }, id));
    database.close();
    const channel = new BroadcastChannel(library.replace('app-', ''));
    channel.postMessage('refreshed');
    channel.close();
  }, RECIPE);
}

const topOf = async (thing: Locator) => (await thing.boundingBox())?.y ?? NaN;

testWithApp(
  'promise 8: an open recipe shows the correction that has come to the phone, and stays where she was',
  async ({ context, device, page }) => {
    await device.open(`/recipes/${RECIPE}`);
    const tick = page.getByRole('main').getByRole('checkbox').first();
    await tick.check();
    await tick.focus();
    await context.setOffline(true);
    const before = await topOf(tick);
    await bringCorrection(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Lõhesupp pähklitega' })).toBeVisible();
    await expect(page.getByText(/^Allergeenid: .*pähklid/i)).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(tick).toBeFocused();
    // A row that has come above moves the page, and not the part that she looks at.
    await expect.poll(async () => Math.abs((await topOf(tick)) - before)).toBeLessThan(2);
  },
);
