/** A member's last change can be taken back if a modal covers the page. */
import { ownRecipeText } from '../../src/features/food/own-recipe/own-recipe.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { actions, food } from '../support/words.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';

const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };

test('a dish marked as eaten at the last step is unmarked again, and she still cooks @breadth', async ({
  device,
  page,
}) => {
  await device.open(SOUP.path);
  await page.getByRole('button', { name: food.cook }).click();
  const cooking = page.getByRole('dialog', { name: SOUP.name });
  for (const step of [2, 3, 4]) {
    await cooking.getByRole('button', { name: recipesText.nextStep }).click();
    await expect(cooking.getByText(`Samm ${step} / 4`)).toBeVisible();
  }
  const eatenToday = cooking.getByRole('button', { name: ownRecipeText.eatenToday });
  // By key, after which she has twenty seconds to take it back.
  await eatenToday.press('Enter');
  await expect(eatenToday).toHaveAttribute('aria-pressed', 'true');
  // Taps at the place of her thumb, whatever takes the tap there.
  const undo = page.getByText(actions.undo, { exact: true });
  const box = await undo.boundingBox();
  if (!box) throw new Error('Nothing offers to take it back');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(eatenToday).toHaveAttribute('aria-pressed', 'false');
  await expect(cooking).toBeVisible();
  await device.expectAllSent();
});
