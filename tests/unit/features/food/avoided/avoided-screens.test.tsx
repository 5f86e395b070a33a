// @vitest-environment jsdom
/** The foods that she does not eat: their storage, and the lists and the menu that follow them. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import type { Allergen } from '../../../../../contract/enumerations.ts';
import { avoidedAllergen } from '../../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../../contract/marks/avoided-food.mark.ts';
import { AvoidedSheet } from '../../../../../src/features/food/avoided/avoided-sheet.tsx';
import { avoidedText } from '../../../../../src/features/food/avoided/avoided.text.ts';
import { forgetAvoided } from '../../../../../src/features/food/avoided/move-avoided.ts';
import { consentWording } from '../../../../../src/platform/consents/consents.text.ts';
import { giveConsent } from '../../../../../src/platform/consents/give-consent.ts';
import { DayMenuView } from '../../../../../src/features/food/menu/day-menu-view.tsx';
import { mealplanText } from '../../../../../src/features/food/menu/mealplan.text.ts';
import { deviceMarksOf } from '../../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { RecipesScreen } from '../../../../../src/features/food/recipes/recipes-screen.tsx';
import { actions, allergen } from '../../../../../src/language/words.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { type MarkStore, registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, leaveEntry, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

let outbox: Outbox;
/** Not what is read aloud once she pauses. */
const SHOWN = { selector: 'span' };

beforeAll(completeJsdom);
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  outbox = await openOutbox();
  listed = [CAKE, SOUP, SALAD];
  cleanup();
});

const ingredient = (id: string, name_EE: string) => ({
  __typename: 'RecipeIngredient',
  amount: 10,
  unit: 'G',
  ingredient: {
    __typename: 'Ingredient',
    id,
    name_EE,
    quantity_EE: null,
    group_EE: null,
    kcal: 100,
    protein: 1,
    fat: 1,
    carbs: 1,
  },
});

const recipe = (id: string, name_EE: string, allergens: Allergen[] | null, foodId: string) => ({
  __typename: 'Recipe',
  id,
  name_EE,
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 20,
  accessLevel: 'PUBLIC',
  servings: 2,
  allergens,
  locked: false,
  updatedAt: '2026-11-01T00:00:00Z',
  ingredients: [ingredient(foodId, foodId)],
});

const CAKE = recipe('kook', 'Pähklikook', ['NUTS', 'GLUTEN'], 'pahklid');
const SOUP = recipe('supp', 'Kalasupp', ['FISH'], 'koriander');
const SALAD = recipe('salat', 'Kurgisalat', [], 'kurk');

let listed: object[] = [CAKE, SOUP, SALAD];
const { client } = serverThat(({ operation }) => {
  if (operation === 'RecipesScreen_Recipes') {
    return { listRecipes: { __typename: 'RecipeList', items: listed, nextToken: null } };
  }
  if (operation !== 'MealPlanScreen_Day') return undefined;
  const meal = (mealType: string, dish: object) => ({
    __typename: 'MealPlanEntry',
    id: `2026-11-23_${mealType}`,
    sk_dateTime: '2026-11-23T18:30:00+02:00',
    mealType,
    servings: 1,
    recipe: dish,
  });
  return { listMealPlan: [meal('LUNCH', SALAD), meal('DINNER', CAKE)] };
});

const chip = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await chip(name));
const keptIn = ({ marks }: MarkStore) =>
  [...marks.values()].filter(({ value }) => value !== null).map(({ kind, key }) => `${kind} ${key}`);
const onDevice = () => keptIn(deviceMarksOf(MEMBER.id));
const inAccount = () => keptIn(registerOf(outbox));
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());

it('keeps her choices on this device alone until she agrees, and moves them to her account when she does', async () => {
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  expect(screen.queryByRole('checkbox', { name: consentWording.FOOD_CHOICES })).toBeNull();
  await press(allergen.NUTS);
  await expect.poll(onDevice).toEqual(['avoided-allergen NUTS']);
  expect(screen.getByText(avoidedText.untilSignOut)).toBeTruthy();

  cleanup();
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  await screen.findByRole('button', { name: 'Eemalda: Pähklid (allergeen)' });
  expect(outbox.entries).toEqual([]);
  expect(onDevice()).toEqual(['avoided-allergen NUTS']);

  await act(async () =>
    fireEvent.click(await screen.findByRole('checkbox', { name: consentWording.FOOD_CHOICES })),
  );
  await expect.poll(inAccount).toEqual(['avoided-allergen NUTS']);
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'saveMarks']);
  await expect.poll(onDevice).toEqual([]);
  expect(await screen.findByText(avoidedText.onAll)).toBeTruthy();
  await press(allergen.FISH);
  await expect.poll(inAccount).toEqual(['avoided-allergen NUTS', 'avoided-allergen FISH']);
});

it('takes a choice away with one press wherever it is, and brings it back with another', async () => {
  await giveConsent(outbox, 'FOOD_CHOICES');
  await saveMark(registerOf(outbox), avoidedFood, 'koriander', 'Koriander');
  await saveMark(registerOf(outbox), avoidedAllergen, 'EGGS', true);
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  await press('Eemalda: Koriander');
  await expect.poll(inAccount).toEqual(['avoided-allergen EGGS']);
  expect(await screen.findByText('„Koriander“ ei jää enam välja.')).toBeTruthy();
  await press(actions.undo);
  await expect.poll(inAccount).toEqual(['avoided-allergen EGGS', 'avoided-food koriander']);
  expect(screen.queryByText('„Koriander“ ei jää enam välja.')).toBeNull();
});

it('forgets on this device what it kept beside her account, once she has withdrawn', async () => {
  await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true);
  await forgetAvoided(MEMBER.id, Date.now());
  expect(onDevice()).toEqual([]);
});

it('offers also an allergen that no recipe has yet, apart from the others, and says so only where recipes are known', async () => {
  const groups = () => screen.getAllByRole('group').map(({ children }) => children[0]?.textContent);
  openPage(<AvoidedSheet onClose={() => undefined} />, { client, session: VISITOR });
  expect(screen.getByText(avoidedText.onDevice)).toBeTruthy();
  expect(groups()).toEqual([avoidedText.allergens]);
  cleanup();
  await withLibrary(MEMBER.id, (library) =>
    library.put('recipes', CAKE as unknown as RecipeDetailsFragment, CAKE.id),
  );
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  const known = within(await screen.findByRole('group', { name: avoidedText.allergens }));
  await expect.poll(() => known.getAllByRole('button')).toHaveLength(CAKE.allergens?.length ?? 0);
  const others = within(screen.getByRole('group', { name: avoidedText.inNoRecipe }));
  expect(others.getByRole('button', { name: allergen.LUPIN })).toBeTruthy();
});

it('says which of the foods that she avoids are in no recipe that is open to her', async () => {
  await giveConsent(outbox, 'FOOD_CHOICES');
  for (const name of ['Pahklid', 'Koriander', 'Till'])
    await saveMark(registerOf(outbox), avoidedFood, name.toLowerCase(), name);
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  await screen.findByRole('button', { name: 'Eemalda: Till' });
  expect(screen.queryByText(/^Üheski sulle avatud/)).toBeNull();
  cleanup();
  await withLibrary(MEMBER.id, (library) =>
    library.put('recipes', CAKE as unknown as RecipeDetailsFragment, CAKE.id),
  );
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  expect((await screen.findByText(/^Üheski sulle avatud/)).textContent).toBe(
    'Üheski sulle avatud retseptis ei ole praegu: Koriander ja Till.',
  );
});

it('leaves out of the list what holds something of hers, says how many, and shows them for now on one press', async () => {
  await saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', true);
  openPage(<RecipesScreen />, { outbox, client });
  expect(await screen.findByText('2 / 3 retsepti', SHOWN)).toBeTruthy();
  expect(names()).toEqual(['Kalasupp', 'Kurgisalat']);
  expect(screen.getByText('1 retsept on välja jäetud selle järgi, mida sa ei söö.', SHOWN)).toBeTruthy();
  await act(() => saveMark(deviceMarksOf(MEMBER.id), avoidedFood, 'koriander', 'Koriander'));
  expect(names()).toEqual(['Kurgisalat']);
  await press(avoidedText.show);
  expect(names()).toEqual(['Kalasupp', 'Kurgisalat', 'Pähklikook']);
  expect(screen.getByText('3 retsepti', SHOWN)).toBeTruthy();
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards[0]).toContain('Selles roas on midagi, mida sa ei söö: koriander.');
  expect(cards[1]).not.toContain('mida sa ei söö');
  await press(avoidedText.hide);
  expect(names()).toEqual(['Kurgisalat']);
});

it('leaves out a dish whose allergens nobody knows without saying that it holds any', async () => {
  await saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', true);
  listed = [SALAD, recipe('hautis', 'Hautis', null, 'kaalikas')];
  openPage(<RecipesScreen />, { outbox, client });
  expect(
    await screen.findByText('1 retsept on välja jäetud selle järgi, mida sa ei söö.', SHOWN),
  ).toBeTruthy();
  await press(avoidedText.show);
  const stew = screen.getAllByRole('article').find(({ textContent }) => textContent?.includes('Hautis'));
  expect(stew?.textContent).toContain('Me ei tea, milliseid allergeene selles roas on.');
  expect(document.body.textContent).not.toContain('on midagi, mida sa ei söö');
});

it('asks again for a consent that the server refused, with its box not ticked', async () => {
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: consentWording.FOOD_CHOICES });
  await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true);
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox, client });
  const first = await box();
  await act(async () => fireEvent.click(first));
  expect(await screen.findByText(avoidedText.onAll)).toBeTruthy();
  const entry = outbox.entries.find(({ kind }) => kind === 'giveConsent');
  if (!entry) throw new Error('No consent was given');
  await act(() => leaveEntry(outbox, entry, { state: 'refused' }));
  expect((await box()).checked).toBe(false);
});

it('offers no other dish on a day that is over, and says what this one holds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00+02:00') });
  await saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', true);
  openPage(<DayMenuView day="2026-11-23" />, { outbox, client });
  expect(await screen.findByText('Selles roas on midagi, mida sa ei söö: pähklid.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Vaheta roog/u })).toBeNull();
});

it('says of a dish on her menu what it holds, offers others that do not, and changes nothing by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00+02:00') });
  await saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', true);
  const before = outbox.entries.length;
  openPage(<DayMenuView day="2026-11-23" />, { outbox, client });
  expect(await screen.findByText('Selles roas on midagi, mida sa ei söö: pähklid.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pähklikook' })).toBeTruthy();
  expect(screen.getAllByText(mealplanText.swap)).toHaveLength(1);
  expect(outbox.entries).toHaveLength(before);

  await press('Vaheta roog: Pähklikook');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: /Kurgisalat/u })).toBeTruthy();
  await act(() => saveMark(registerOf(outbox), avoidedAllergen, 'FISH', true));
  expect(sheet.queryByRole('button', { name: /Kalasupp/u })).toBeNull();
  expect(sheet.getByText(/on välja jäetud/u, SHOWN)).toBeTruthy();
});

it('keeps the place of who stands on the button for another dish when the dish no longer holds anything', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00+02:00') });
  await saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', true);
  openPage(<DayMenuView day="2026-11-23" />, { outbox, client });
  await press('Vaheta roog: Pähklikook');
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('button', { name: actions.close }));
  // As a closed dialog gives the focus back.
  (await chip('Vaheta roog: Pähklikook')).focus();
  await act(() => saveMark(registerOf(outbox), avoidedAllergen, 'NUTS', null));
  await expect.poll(() => screen.queryByRole('button', { name: /^Vaheta roog/u })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pähklikook');
});
