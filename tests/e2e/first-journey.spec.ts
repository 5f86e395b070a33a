import { nav } from '../support/words.ts';
import { JPEG } from '../support/images.ts';
import { mealsOf, openRecipes, trainingNeverDone } from '../support/recipes-on-server.ts';
import { momentOf } from '../../contract/moments.ts';
import { expect, test } from '../support/product-test.ts';

const PHOTO = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

test('a member signs in, reads a recipe and the menu, adds a measurement with a photo and marks a training done', async ({
  page,
  network,
  device,
  record,
  weights,
  context,
}) => {
  await context.clearCookies();
  await page.evaluate(() => indexedDB.deleteDatabase('app-session'));
  await page.goto(`${network.origin}/login`);
  await device.signIn();
  await expect(device.heading(nav['/calendar'])).toBeVisible();

  const recipe = (await openRecipes(record)).at(-1);
  if (!recipe) throw new Error('There is no recipe');
  await device.open('/recipes');
  await page.getByRole('searchbox').fill(recipe.name);
  await page.getByRole('link', { name: recipe.name }).click();
  await device.expectRecipeWhole(recipe);

  await device.open('/mealplan');
  for (const meal of await mealsOf(record, momentOf(new Date()).slice(0, 10))) {
    await expect(page.getByRole('link', { name: meal })).toBeVisible();
  }

  const weight = weights.next();
  await device.openDiary();
  await device.addMeasurement(weight, PHOTO);
  await device.expectSent(weight);
  const stored = (await record.measurements()).filter((measurement) => measurement.weight === weight);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.photoUrl).not.toBeNull();

  const training = await trainingNeverDone(record);
  await device.openTraining(training);
  await device.markTrainingDone();
  await device.expectAllSent();
  const done = (await record.completions()).filter(({ training: { id } }) => id === training.id);
  expect(done).toHaveLength(1);
});
