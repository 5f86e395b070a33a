// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cooking } from '../../../../../contract/marks/cooking.mark.ts';
import { nameOf } from '../../../../../contract/marks/merge.ts';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { OpenRecipe } from '../../../../../src/features/food/recipes/open-recipe.tsx';
import { recipesText } from '../../../../../src/features/food/recipes/recipes.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { grams } from './weighed-ingredient.ts';

type Ingredient = NonNullable<RecipeDetailsFragment['ingredients']>[number];

const CHANGED = 'Retsept on vahepeal muutunud. Märgi koostisosad uuesti.';
const STEPS = ['Keeda kartulid.', 'Lisa lõhe.'];
const RECIPE = {
  __typename: 'Recipe',
  id: 'lohekartul',
  name_EE: 'Lõhekartul',
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 30,
  accessLevel: 'PUBLIC',
  servings: 2,
  allergens: [],
  locked: false,
  updatedAt: '2026-11-01T00:00:00+02:00',
  description: null,
  steps: STEPS,
} satisfies Omit<RecipeDetailsFragment, 'ingredients'>;

const user = userEvent.setup();
let outbox: Outbox;

/** As if the app had been closed and reopened. */
function open(written: Ingredient[]): void {
  cleanup();
  openPage(
    <OpenRecipe
      recipe={{ ...RECIPE, ingredients: written }}
      written={written}
      ingredients={written}
      steps={STEPS}
    />,
    { outbox },
  );
}
const stored = () => registerOf(outbox).marks.get(nameOf({ kind: cooking.name, key: RECIPE.id }))?.value;
async function tick(name: RegExp): Promise<void> {
  const former = stored();
  await user.click(screen.getByRole('checkbox', { name }));
  await expect.poll(stored).not.toEqual(former);
}
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const asWritten = () => [grams('Kartul', 500), grams('Lõhe', 140)];

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

it.each([
  ['another food stands before it', [grams('Või', 20), ...asWritten()]],
  ['more of it is needed', [grams('Kartul', 500), grams('Lõhe', 280)]],
])('a tick is none, which she is told until she ticks again, where %s now', async (_what, edited) => {
  const none = edited.map(() => false);
  open(asWritten());
  await tick(/Lõhe/iu);
  open(edited);
  expect(ticked()).toEqual(none);
  expect(screen.getByText(CHANGED)).toBeTruthy();
  await tick(/Kartul/iu);
  const ofKartul = edited.map(({ ingredient }) => ingredient.id === 'kartul');
  expect(ticked()).toEqual(ofKartul);
  expect(screen.queryByText(CHANGED)).toBeNull();
  open(edited);
  expect(ticked()).toEqual(ofKartul);
});

it('a tick stays where the same list was only read again', async () => {
  open(asWritten());
  await tick(/Lõhe/iu);
  open(asWritten());
  expect(ticked()).toEqual([false, true]);
  expect(screen.queryByText(CHANGED)).toBeNull();
});

it('ticks of a release that kept nothing of their list stay', async () => {
  await saveMark(registerOf(outbox), cooking, RECIPE.id, { ticked: [1] });
  open(asWritten());
  expect(ticked()).toEqual([false, true]);
  await tick(/Kartul/iu);
  open(asWritten());
  expect(ticked()).toEqual([true, true]);
});

it('goes on by key from what she has taken back: at the ingredients, at the amounts', async () => {
  open(asWritten());
  await tick(/Lõhe/iu);
  await user.click(screen.getByRole('button', { name: recipesText.moreServings }));
  screen.getByRole('button', { name: recipesText.untickAll }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('ingredients-title');
  screen.getByRole('button', { name: recipesText.writtenAmounts }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe(recipesText.scale);
});
