// @vitest-environment jsdom
import { notSavedText } from '../../../../../src/platform/sync-status/not-saved.text.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eaten, eatenKey } from '../../../../../contract/marks/eaten.mark.ts';
import { recipeNote } from '../../../../../contract/marks/recipe-note.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { consentWording } from '../../../../../src/platform/consents/consents.text.ts';
import { giveConsent } from '../../../../../src/platform/consents/give-consent.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { deviceNameOf } from '../../../../../src/features/food/own-recipe/device-name.ts';
import { OwnRecipe } from '../../../../../src/features/food/own-recipe/own-recipe.tsx';
import { ownRecipeText } from '../../../../../src/features/food/own-recipe/own-recipe.text.ts';
import { WRONG_YEAR } from '../../../../../src/language/check-moment.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { actions, sync } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';

import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));

/** The stored marks that have a value. */
const kept = () =>
  [...registerOf(outbox).marks.values()]
    .filter(({ value }) => value !== null)
    .map(({ kind, key, value }) => [kind, key, value]);

it('keeps how many stars she gives a recipe, until she takes them away', async () => {
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  const stars = within(screen.getByRole('group', { name: ownRecipeText.rating }));
  expect(stars.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 tärn',
    '2 tärni',
    '3 tärni',
    '4 tärni',
    '5 tärni',
  ]);
  expect(stars.queryByRole('radio', { checked: true })).toBeNull();
  await act(async () => fireEvent.click(stars.getByRole('radio', { name: '4 tärni' })));
  await expect.poll(kept).toEqual([['recipe-rating', 'supp', '4']]);
  expect(stars.getByRole('radio', { name: '4 tärni', checked: true })).toBeTruthy();
  button(ownRecipeText.removeRating).focus();
  await press(ownRecipeText.removeRating);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('5 tärni');
  await expect.poll(kept).toEqual([]);
});

it('counts the days on which she ate it, and takes back what she marked by mistake', async () => {
  const today = dayOf(momentOf(new Date()));
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  expect(screen.getByText('Sa ei ole veel märkinud, et oled seda rooga söönud.')).toBeTruthy();
  await press(ownRecipeText.eatenToday);
  expect(await screen.findByText('Märgitud: söödud täna.')).toBeTruthy();
  expect(kept()).toEqual([['eaten', eatenKey('supp', today), 'true']]);
  expect(button(ownRecipeText.eatenToday).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^Söödud 1 kord: /u)).toBeTruthy();
  await act(() => saveMark(registerOf(outbox), eaten, eatenKey('supp', '2026-01-09'), true));
  await act(() => saveMark(registerOf(outbox), eaten, eatenKey('teine-supp', '2026-01-10'), true));
  expect(screen.getByText(/^Söödud 2 korda, viimati /u)).toBeTruthy();
  await press(actions.undo);
  expect(await screen.findByText(/^Söödud 1 kord: 9\. jaanuaril 2026\.$/u)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByText(ownRecipeText.days)));
  await press(/^Eemalda: 9\.\sjaanuar 2026$/u);
  expect(await screen.findByText(ownRecipeText.notEaten)).toBeTruthy();

  const other = screen.getByLabelText(ownRecipeText.otherDay);
  await act(async () => fireEvent.change(other, { target: { value: '2026-01-08' } }));
  await press(ownRecipeText.add);
  expect(await screen.findByText(/8\. jaanuaril 2026/u)).toBeTruthy();
});

it.each([
  ['', ownRecipeText.noDay],
  ['0020-11-26', WRONG_YEAR],
  [addDays(dayOf(momentOf(new Date())), 1), ownRecipeText.dayToCome],
  ['2026-01-09', ownRecipeText.dayNoted],
])('says why „%s“ is no day to note, at its field', async (day, words) => {
  await saveMark(registerOf(outbox), eaten, eatenKey('supp', '2026-01-09'), true);
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  await act(async () => fireEvent.click(screen.getByText(ownRecipeText.days)));
  const other = screen.getByLabelText(ownRecipeText.otherDay);
  await act(async () => fireEvent.change(other, { target: { value: day } }));
  await press(ownRecipeText.add);
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(other);
  expect(kept()).toHaveLength(1);
});

it('leaves a day that could not be stored where she typed it', async () => {
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  await act(async () => fireEvent.click(screen.getByText(ownRecipeText.days)));
  const other = () => screen.getByLabelText<HTMLInputElement>(ownRecipeText.otherDay);
  await act(async () => fireEvent.change(other(), { target: { value: '2026-01-08' } }));
  const put = IDBObjectStore.prototype.put;
  const add = IDBObjectStore.prototype.add;
  const isFull = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: isFull, add: isFull });
  try {
    await press(ownRecipeText.add);
    expect(await screen.findByText(`${notSavedText.notSaved} ${sync.storageFull}`)).toBeTruthy();
    expect(other().value).toBe('2026-01-08');
  } finally {
    Object.assign(IDBObjectStore.prototype, { put, add });
  }
  await press(ownRecipeText.add);
  expect(await screen.findByText(/8\. jaanuaril 2026/u)).toBeTruthy();
  await expect.poll(() => other().value).toBe('');
});

const noteField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: ownRecipeText.note });
const type = (text: string) => act(async () => fireEvent.change(noteField(), { target: { value: text } }));
const notes = () => kept().filter(([kind]) => kind === 'recipe-note');
const textOf = (json: unknown) => (JSON.parse(String(json)) as { text: string }).text;

it('keeps a note on this device alone until she agrees, and stores it when she does', async () => {
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  const consent = () => screen.queryByRole('checkbox', { name: consentWording.FOOD_NOTES });
  expect(consent()).toBeNull();
  await type('Vähem soola');
  await act(async () => fireEvent.blur(noteField()));
  expect(notes()).toEqual([]);
  expect(screen.getByText(ownRecipeText.noteUntilSignOut)).toBeTruthy();

  // As after a page that was killed.
  cleanup();
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  expect(noteField().value).toBe('Vähem soola');
  expect(notes()).toEqual([]);
  await act(async () => fireEvent.click(consent() as HTMLElement));
  await expect.poll(notes).toHaveLength(1);
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'saveMarks']);
  expect(screen.getByText(ownRecipeText.noteOnAll)).toBeTruthy();
  expect(consent()).toBeNull();
});

it('takes what she types while a note is being stored for the same note', async () => {
  await giveConsent(outbox, 'FOOD_NOTES');
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  await type('Vähem');
  fireEvent.blur(noteField());
  await type('Vähem soola');
  const texts = () => notes().map(([, , value]) => textOf(value));
  await expect.poll(texts).toEqual(['Vähem soola']);
  expect(noteField().value).toBe('Vähem soola');
  expect(screen.queryByText(ownRecipeText.otherNote)).toBeNull();
});

it('goes on from what another tab of this device wrote as from its own, and counts on from there', async () => {
  await giveConsent(outbox, 'FOOD_NOTES');
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  await type('Vähem');
  fireEvent.blur(noteField());
  await expect.poll(notes).toHaveLength(1);
  const device = deviceNameOf(MEMBER.id);
  await act(() =>
    saveMark(registerOf(outbox), recipeNote, 'supp', { text: 'Vähem soola', writes: { [device]: 2 } }),
  );
  await expect.poll(() => noteField().value).toBe('Vähem soola');
  await type('Vähem soola ja vett');
  fireEvent.blur(noteField());
  await expect
    .poll(() => notes().map(([, , value]) => JSON.parse(String(value)) as unknown))
    .toEqual([{ text: 'Vähem soola ja vett', writes: { [device]: 3 } }]);
  expect(screen.queryByText(ownRecipeText.otherNote)).toBeNull();
});

it('shows what she wrote on another device meanwhile, and adds it when she wants it', async () => {
  await giveConsent(outbox, 'FOOD_NOTES');
  const register = registerOf(outbox);
  openPage(<OwnRecipe recipeId="supp" />, { outbox });
  await type('Vähem soola');
  await act(async () => fireEvent.blur(noteField()));
  await expect.poll(() => notes().map(([, , value]) => textOf(value))).toEqual(['Vähem soola']);
  const other = { text: 'Rohkem tilli', writes: { ffffffff: 1 } };
  await act(() => saveMark(register, recipeNote, 'supp', other));
  expect(noteField().value).toBe('Rohkem tilli');
  expect(screen.getByText('Siin ei paista: „Vähem soola“')).toBeTruthy();
  await press(ownRecipeText.takeOther);
  expect(noteField().value).toBe('Rohkem tilli\nVähem soola');
  expect(screen.queryByText(ownRecipeText.otherNote)).toBeNull();
  await act(async () => fireEvent.blur(noteField()));
  await expect.poll(() => notes().map(([, , value]) => textOf(value))).toEqual(['Rohkem tilli\nVähem soola']);
});
