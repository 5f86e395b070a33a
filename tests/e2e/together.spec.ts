/** Two dishes that are ready at one time: planned without a network, stepped through, and still there after a reload. */
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { togetherText } from '../../src/features/food/together/together.text.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { food } from '../support/words.ts';

const SOUP = { id: 'koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };
const SALMON = { id: 'ahjulohe-spargli-ja-kartuliga', name: 'Ahjulõhe spargli ja kartuliga' };

test('a member plans two dishes without a network, cooks by one timeline, and finds it after a reload @breadth', async ({
  device,
  context,
  page,
  record,
}) => {
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: togetherText.timeline }).getByRole('listitem');
  const present = main.locator('li[aria-current="step"]');
  await device.fill(`/recipes/${SOUP.id}`);
  await context.setOffline(true);
  await main.getByRole('link', { name: recipesText.together }).click();
  await expect(device.heading(recipesText.togetherHere)).toBeVisible();
  await main.getByRole('button', { name: togetherText.make }).click();
  await expect(main.getByText(togetherText.tooFew)).toBeVisible();
  await main.getByLabel(togetherText.dish).selectOption({ label: SALMON.name });
  await expect(main.getByText(/^Alusta kell/)).toBeVisible();
  await main.getByRole('button', { name: togetherText.make }).click();
  await expect(rows).toHaveCount(11);
  await expect(main.getByRole('heading', { name: /^Valmis kell/ })).toBeVisible();

  // The oven first: its potatoes bake while the soup boils.
  await expect(present).toContainText(SALMON.name);
  await present.getByRole('checkbox').click();
  await present.getByRole('link', { name: /^Käivita taimer: Ahi, kartul/ }).click();
  const cooking = page.getByRole('dialog', { name: SALMON.name });
  await expect(cooking.getByRole('timer')).toBeVisible();
  await cooking.getByRole('button', { name: food.cookExit }).first().click();
  await expect(page).toHaveURL(/\/together$/);
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(present).toContainText(SOUP.name);
  await present.getByRole('link').click();
  await page
    .getByRole('dialog', { name: SOUP.name })
    .getByRole('link', { name: recipesText.timeline })
    .click();
  await present.getByRole('checkbox').click();
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(3);

  // The last press is on the disk, too.
  const onDisk = async () => (await device.waitingMarks('together-done')).map(({ key }) => key);
  await expect.poll(onDisk).toContain(SOUP.id);
  await page.reload();
  await expect(rows).toHaveCount(11);
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(present).toContainText(SOUP.name);
  await context.setOffline(false);
  await device.expectAllSent();
  const kept = (await record.marks()).filter(({ kind }) => kind.startsWith('together'));
  expect(kept.map(({ kind, key }) => `${kind} ${key}`).toSorted()).toEqual([
    'together plan',
    `together-done ${SALMON.id}`,
    `together-done ${SOUP.id}`,
  ]);
});
