// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cooking } from '../../../../../contract/marks/cooking.mark.ts';
import { nameOf } from '../../../../../contract/marks/merge.ts';
import { substitution, substitutionKey } from '../../../../../contract/marks/substitution.mark.ts';
import { togetherDone } from '../../../../../contract/marks/together-done.mark.ts';
import { PLAN, together } from '../../../../../contract/marks/together.mark.ts';
import { SUBSTITUTES } from '../../../../../contract/substitutes.ts';
import { offeringDishes } from '../../../../../contract/together-address.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { TogetherScreen } from '../../../../../src/features/food/together/together-screen.tsx';
import { togetherText } from '../../../../../src/features/food/together/together.text.ts';
import { actions, fill } from '../../../../../src/language/words.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const NOON = new Date('2026-11-23T12:00:00');
const AT_SEVEN = new Date('2026-11-23T19:00:00').getTime();
let outbox: Outbox;
let areClosed: boolean;
let stepsOfOthers: string[];

const MILK = {
  amount: 500,
  unit: 'ML',
  ingredient: { id: 'piim', name_EE: 'Piim', partitive_EE: 'piima', group_EE: 'piimatooted' },
};
const OAT_DRINK = {
  id: 'kaerajook',
  name_EE: 'Kaerajook',
  partitive_EE: 'kaerajooki',
  quantity_EE: null,
  group_EE: 'joogid',
  unit: 'ML',
  kcal: 46,
  protein: 1,
  fat: 1.5,
  carbs: 7,
};
const PAIR = { foodId: 'piim', substituteId: 'kaerajook', ratio: 1, note: null };

const { client } = serverThat(({ operation, variables }) => {
  if (operation !== 'RecipeScreen_Recipe') return undefined;
  const id = String(variables['id']);
  if (id === 'kadunud') return undefined;
  const open =
    id === 'puder'
      ? { ingredients: [MILK], steps: ['Kuumuta 500 ml piima.', 'Sega läbi.'] }
      : { ingredients: [], steps: stepsOfOthers };
  const written = areClosed ? { ingredients: null, steps: null } : open;
  return {
    getRecipe: {
      __typename: 'Recipe',
      id,
      name_EE: `Roog ${id}`,
      cookingTime: 10,
      servings: 2,
      tags: [],
      allergens: [],
      ...written,
    },
  };
});

beforeAll(completeJsdom);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  outbox = await openOutbox();
  areClosed = false;
  stepsOfOthers = ['Haki kõik köögiviljad.', 'Sega läbi.'];
  const plan = { id: crypto.randomUUID(), dishes: ['a', 'b'], readyAt: AT_SEVEN };
  await saveMark(registerOf(outbox), together, PLAN, plan);
  return () => vi.useRealTimers();
});

it('says of dishes whose steps she no longer sees that she does not, and not that all is ready', async () => {
  areClosed = true;
  openPage(<TogetherScreen />, { outbox, client });
  expect(await screen.findByText(/^Retsepti „Roog a“ samme sa praegu ei näe/u)).toBeTruthy();
  expect(screen.getByText(/^Retsepti „Roog b“/u)).toBeTruthy();
  expect(screen.queryByText(togetherText.allDone)).toBeNull();
});

it('says that the dishes to choose from could not be read', async () => {
  openPage(<TogetherScreen />, { outbox, client, address: offeringDishes(['a', 'b']) });
  expect(await screen.findByRole('button', { name: actions.retry })).toBeTruthy();
  expect(screen.queryByLabelText(togetherText.dish)).toBeNull();
});

it('leaves the focus at the step that she postpones, as its button goes', async () => {
  vi.setSystemTime(new Date('2026-11-23T18:55:00'));
  openPage(<TogetherScreen />, { outbox, client });
  const button = await screen.findByRole('button', { name: togetherText.postpone });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('step');
});

it.each([
  ['changes, while it lasts,', NOON, 1],
  ['makes anew once all was to be ready', new Date('2026-11-23T19:30:00'), 0],
])('has what is done of a plan that she %s', async (_how, now, ticked) => {
  const [mark] = registerOf(outbox).marks.values();
  const { id } = JSON.parse(mark?.value ?? '') as { id: string };
  await saveMark(registerOf(outbox), togetherDone, 'a', { plan: id, rows: 1 });
  vi.setSystemTime(now);
  openPage(<TogetherScreen />, { outbox, client, address: offeringDishes(['a', 'b']) });
  fireEvent.change(await screen.findByLabelText(togetherText.readyAt), { target: { value: '20:30' } });
  fireEvent.click(screen.getByRole('button', { name: togetherText.make }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(4));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(
    ticked,
  );
});

it('leaves a tick with its step where staff change the steps around it, and ticks no other', async () => {
  const plan = { id: crypto.randomUUID(), dishes: ['a'], readyAt: AT_SEVEN };
  await saveMark(registerOf(outbox), together, PLAN, plan);
  const open = () => {
    cleanup();
    openPage(<TogetherScreen />, { outbox, client });
  };
  const ticked = async () => {
    await screen.findAllByRole('checkbox');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    return boxes.filter(({ checked }) => checked).map((box) => box.getAttribute('aria-label'));
  };
  const label = (text: string) => fill(togetherText.done, { text });
  stepsOfOthers = ['Haki sibul.', 'Haki porgand.', 'Sega läbi.'];
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: label('Haki porgand.') }));
  const both = [label('Haki sibul.'), label('Haki porgand.')];
  await waitFor(async () => expect(await ticked()).toEqual(both));
  // A box is ticked before the disk has it, from which the next screen reads.
  const done = nameOf({ kind: togetherDone.name, key: 'a' });
  await waitFor(() => expect(registerOf(outbox).marks.get(done)?.value).toContain('"rows":2'));
  stepsOfOthers = ['Pese köögiviljad.', ...stepsOfOthers];
  open();
  expect(await ticked()).toEqual(both);
  stepsOfOthers = ['Haki sibul.', 'Haki pastinaak.', 'Sega läbi.'];
  open();
  expect(await ticked()).toEqual([label('Haki sibul.')]);
  fireEvent.click(screen.getByRole('checkbox', { name: label('Haki sibul.') }));
  await waitFor(async () => expect(await ticked()).toEqual([]));
});

it('keeps the hour of a plan that she changes, if it can still be reached', async () => {
  const hour = () => screen.findByLabelText<HTMLInputElement>(togetherText.readyAt);
  const address = offeringDishes(['a', 'b']);
  openPage(<TogetherScreen />, { outbox, client, address });
  expect((await hour()).value).toBe('19:00');
  vi.setSystemTime(new Date('2026-11-23T19:20:00'));
  outbox = await openOutbox();
  await saveMark(registerOf(outbox), together, PLAN, {
    id: crypto.randomUUID(),
    dishes: ['a'],
    readyAt: AT_SEVEN,
  });
  openPage(<TogetherScreen />, { outbox, client, address });
  expect((await hour()).value).not.toBe('19:00');
});

it('takes the soonest hour for what it is, tomorrow’s where a dish stands overnight', async () => {
  vi.setSystemTime(new Date('2026-11-23T20:00:00'));
  stepsOfOthers = ['Lase 13 tundi seista.', 'Serveeri.'];
  openPage(<TogetherScreen />, { outbox, client, address: offeringDishes(['a', 'b']) });
  fireEvent.change(await screen.findByLabelText(togetherText.readyAt), { target: { value: '19:30' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Olgu valmis homme kell 09:/u }));
  expect(await screen.findByText(/^Alusta kell 20:/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Olgu valmis/u })).toBeNull();
});

it('tells the steps for her portions, and what she takes in place of a food that they name', async () => {
  const register = registerOf(outbox);
  const plan = { id: crypto.randomUUID(), dishes: ['a', 'puder'], readyAt: AT_SEVEN };
  await saveMark(register, together, PLAN, plan);
  await saveMark(register, cooking, 'puder', { ticked: [], servings: 3 });
  await saveMark(register, substitution, substitutionKey('puder', 'piim'), OAT_DRINK.id);
  const value = JSON.stringify({ foods: [OAT_DRINK], pairs: [PAIR], allergens: {} });
  await withLibrary(MEMBER.id, (library) => {
    const item = { id: SUBSTITUTES, key: SUBSTITUTES, value, task: null, drawing: null };
    return library.put('pages', [{ __typename: 'CMSItem', ...item }], SUBSTITUTES);
  });
  openPage(<TogetherScreen />, { outbox, client });
  const row = (await screen.findByText(/^Kuumuta 750/u)).closest('li');
  expect(row?.textContent).toContain('750\u00A0ml kaerajooki asendab piima.');
});

it('lets her take closed and unread dishes out of three, and says why it makes no timeline until then', async () => {
  areClosed = true;
  openPage(<TogetherScreen />, { outbox, client, address: offeringDishes(['a', 'kadunud', 'b']) });
  const [first, second] = ['Eemalda Roog a', 'Eemalda Roog b'];
  await screen.findByRole('button', { name: first });
  expect(screen.queryByLabelText(togetherText.dish), 'three are in the plan').toBeNull();
  fireEvent.click(screen.getByRole('button', { name: togetherText.make }));
  const said = await screen.findByText(togetherText.tooFew);
  expect(said.closest('[role="alert"]')).toBeTruthy();
  screen.getByRole('button', { name: first }).focus();
  fireEvent.click(screen.getByRole('button', { name: first }));
  expect(await screen.findByLabelText(togetherText.dish)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  fireEvent.click(screen.getByRole('button', { name: togetherText.removeFailed }));
  await waitFor(() => expect(screen.queryByRole('button', { name: togetherText.removeFailed })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: second }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Eemalda/ })).toBeNull());
});

it('says at the time that it is too early, as long as it is', async () => {
  openPage(<TogetherScreen />, { outbox, client, address: offeringDishes(['a', 'b']) });
  const field = await screen.findByLabelText<HTMLInputElement>(togetherText.readyAt);
  const wrong = () => screen.queryByText(togetherText.laterTime);
  fireEvent.change(field, { target: { value: '12:05' } });
  expect(await screen.findByText(/^Kella 12:05-ks ei jõua/u)).toBeTruthy();
  expect(wrong()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: togetherText.make }));
  expect(wrong()).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '20:30' } });
  expect(wrong()).toBeNull();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
