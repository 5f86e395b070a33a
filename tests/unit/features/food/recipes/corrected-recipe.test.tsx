// @vitest-environment jsdom
/** A recipe that staff correct while she has it open, and cooks from it. */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { RecipeScreen } from '../../../../../src/features/food/recipes/recipe-screen.tsx';
import { recipesText } from '../../../../../src/features/food/recipes/recipes.text.ts';
import { fill, food } from '../../../../../src/language/words.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { openCachedClient } from '../../../../support/cached-client.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { grams } from './weighed-ingredient.ts';

const CHANGED = 'Retsept on vahepeal muutunud.';
const [BOIL, FRY, SERVE] = ['Keeda kartulid.', 'Prae kala.', 'Serveeri soojalt.'];

const RECIPE: RecipeDetailsFragment = {
  __typename: 'Recipe',
  id: 'kala',
  name_EE: 'Praetud kala',
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 30,
  accessLevel: 'PUBLIC',
  servings: 2,
  allergens: ['FISH'],
  locked: false,
  updatedAt: '2026-11-01T00:00:00+02:00',
  description: null,
  ingredients: [grams('Kartul', 100), grams('Kala', 100)],
  steps: [BOIL, FRY, SERVE],
};

const user = userEvent.setup();
let publish: (changes: Partial<RecipeDetailsFragment>) => Promise<void>;

/** `publish` brings a correction to the phone, as a refresh of the library does. */
async function open(address: string): Promise<void> {
  const outbox = await openOutbox();
  const keep = (changes: Partial<RecipeDetailsFragment>) =>
    withLibrary(MEMBER.id, (library) => library.put('recipes', { ...RECIPE, ...changes }, RECIPE.id));
  await keep({});
  await withLibrary(MEMBER.id, (library) => library.put('pages', [], 'substitutes'));
  const { client, content } = openCachedClient({}, '1', MEMBER.id);
  publish = async (changes) => {
    await keep(changes);
    await act(content.renew);
  };
  openPage(<RecipeScreen />, { outbox, client, address, pattern: '/recipes/:id' });
  await screen.findByRole('heading', { level: 1, name: 'Praetud kala' });
}

const cooking = () => within(screen.getByRole('dialog', { name: /kala/iu }));

beforeAll(completeJsdom);
beforeEach(() => localStorage.clear());

it('promise 8: shows its new name, ingredients and allergens, and leaves what she has changed on the page', async () => {
  await open('/recipes/kala');
  await user.click(screen.getByRole('button', { name: 'Rohkem portsjoneid' }));
  const stepper = document.activeElement;
  await publish({
    name_EE: 'Kala pähklitega',
    allergens: ['FISH', 'NUTS'],
    ingredients: [grams('Kartul', 100), grams('Kala', 100), grams('Sarapuupähkel', 100)],
  });
  await screen.findByRole('heading', { level: 1, name: 'Kala pähklitega' });
  expect(screen.getByRole('checkbox', { name: /sarapuupähkel/iu })).toBeTruthy();
  expect(screen.getByText(/^Allergeenid: .*pähklid/iu)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /kartul/iu }).closest('li')?.textContent).toContain('125');
  expect(document.activeElement).toBe(stepper);
});

it('stays in cook mode at her step where another comes before it, without moving her', async () => {
  await open('/recipes/kala?step=2');
  const words = await cooking().findByText(FRY);
  const next = cooking().getByRole('button', { name: 'Järgmine samm' });
  next.focus();
  await publish({ steps: ['Pese käed.', BOIL, FRY, SERVE] });
  await cooking().findByText('Samm 3 / 4');
  expect(cooking().getByText(FRY)).toBe(words);
  expect(document.activeElement).toBe(next);
  expect(screen.queryByText(CHANGED)).toBeNull();
  await user.click(next);
  expect(cooking().getByText(SERVE)).toBeTruthy();
});

it.each([
  ['are other words now', 2, [BOIL, 'Küpseta kala ahjus.', SERVE], 'Samm 2 / 3'],
  ['is gone, and was the last', 3, [BOIL, FRY], 'Samm 2 / 2'],
])('says so in cook mode where her step %s, until she goes on', async (_what, step, steps, place) => {
  await open(`/recipes/kala?step=${step}`);
  await cooking().findByText(`Samm ${step} / 3`);
  await publish({ steps });
  await cooking().findByText(CHANGED);
  expect(cooking().getByText(place)).toBeTruthy();
  await user.click(cooking().getByRole('button', { name: 'Eelmine samm' }));
  expect(cooking().getByText(BOIL)).toBeTruthy();
  expect(screen.queryByText(CHANGED)).toBeNull();
});

it('goes on later at the step where she left it, wherever that is by then', async () => {
  await open('/recipes/kala');
  await user.click(screen.getAllByRole('button', { name: food.cook })[0] ?? document.body);
  await user.click(cooking().getByRole('button', { name: 'Järgmine samm' }));
  await cooking().findByText(FRY);
  await user.click(cooking().getAllByRole('button', { name: food.cookExit })[0] ?? document.body);
  await publish({ steps: ['Pese käed.', BOIL, FRY, SERVE] });
  const [goOn] = await screen.findAllByRole('button', { name: fill(recipesText.resumeAt, { n: 3 }) });
  await user.click(goOn ?? document.body);
  await cooking().findByText('Samm 3 / 4');
  expect(cooking().getByText(FRY)).toBeTruthy();
});
