// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { avoidedFood } from '../../../../../contract/marks/avoided-food.mark.ts';
import { shoppingSource, sourceBase } from '../../../../../contract/marks/shopping-source.mark.ts';
import { addDays, dayOf, momentOf, mondayOf } from '../../../../../contract/moments.ts';
import { markEntries } from '../../../../../src/platform/marks/marks.entries.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';
import { offeringDays } from '../../../../../contract/shopping-address.ts';
import { addOwnRow } from '../../../../../src/features/food/shopping/change-list.ts';
import { ShoppingScreen } from '../../../../../src/features/food/shopping/shopping-screen.tsx';
import { shoppingText } from '../../../../../src/features/food/shopping/shopping.text.ts';
import { actions, fill } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { useEntries } from '../../../../../src/offline/outbox-context.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage, serverThat, SIGNED_IN, VISITOR } from '../../member-page.tsx';
import { MEMBER } from '../../entry-arbitraries.ts';

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const WITH_MENU = { ...SIGNED_IN, member: { ...MEMBER, groups: ['food'] } };
const NEXT_MONDAY = addDays(mondayOf(dayOf(momentOf(new Date()))), 7);

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const rows = () => screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent?.trim());
const group = (name: string) => within(screen.getByRole('region', { name }));

async function list(): Promise<void> {
  await saveMark(registerOf(outbox), shoppingSource, `${sourceBase('day', NEXT_MONDAY)}.1`, {
    count: 1,
    foods: [
      ['tomat', 'Tomat', 'köögivili', 'G', 600 * PARTS, '1 tomat ≈ 120 g'],
      ['piim-2-5', 'Piim 2,5%', 'piim', 'ML', 1_450 * PARTS, '1 klaas ≈ 2 dl'],
      ['sool', 'Sool', 'maitse', 'TASTE', 0, 'maitse järgi'],
    ],
  });
}

it('moves a ticked row to what is bought and the focus to the next one, and back', async () => {
  await list();
  openPage(<ShoppingScreen />, { outbox });
  expect(rows()).toEqual(['Tomat 5\u00A0tk (600\u00A0g)', 'Piim 2,5% 1,45\u00A0l', 'Sool']);
  const tomato = await box(/^Tomat/u);
  tomato.focus();
  fireEvent.click(tomato);
  await waitFor(() => expect(group(shoppingText.bought).getAllByRole('checkbox')).toHaveLength(1));
  expect(group(shoppingText.bought).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  for (const name of [/^Piim/u, /^Sool/u]) fireEvent.click(await box(name));
  expect(await screen.findByText(shoppingText.allBought)).toBeTruthy();
  fireEvent.click(await box(/^Tomat/u));
  await waitFor(() => expect(screen.queryByText(shoppingText.allBought)).toBeNull());
});

it('asks no more for what is at home, this time or always, until she wants it after all', async () => {
  await list();
  openPage(<ShoppingScreen />, { outbox });
  await press(fill(shoppingText.atHome, { name: 'Sool' }));
  await screen.findByRole('heading', { name: shoppingText.home });
  await press(fill(shoppingText.always, { name: 'Sool' }));
  const always = () => screen.getByRole('button', { name: fill(shoppingText.always, { name: 'Sool' }) });
  await waitFor(() => expect(always().getAttribute('aria-pressed')).toBe('true'));
  await press(fill(shoppingText.toBuy, { name: 'Sool' }));
  expect(await box('Sool')).toBeTruthy();
  const live = () => [...registerOf(outbox).marks.values()].filter(({ value }) => value !== null);
  await waitFor(() => expect(live().map(({ kind }) => kind)).not.toContain('shopping-tick'));
});

it('adds a row of her own, keeps it after a restart, also while she types it, and brings back one that was deleted by mistake', async () => {
  openPage(<ShoppingScreen />, { outbox });
  expect(screen.getByRole('heading', { name: shoppingText.nothing })).toBeTruthy();
  const field = () => screen.getByLabelText<HTMLInputElement>(shoppingText.ownRow);
  const restart = () => [cleanup(), openPage(<ShoppingScreen />, { outbox })];
  fireEvent.change(field(), { target: { value: 'Küünlad' } });
  restart();
  expect(field().value).toBe('Küünlad');
  await press(shoppingText.addRow);
  await waitFor(() => expect(field().value).toBe(''));
  restart();
  expect(field().value).toBe('');
  expect(await box('Küünlad')).toBeTruthy();
  await press(fill(shoppingText.removeRow, { name: 'Küünlad' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await press(actions.undo);
  expect(await box('Küünlad')).toBeTruthy();
});

/** The titles of what waits, as they stand in its list. */
function Waiting() {
  const { Title } = markEntries.saveMarks;
  return (
    <ol aria-label="waiting">
      {useEntries().map((entry) => (
        <li key={entry.id}>{entry.kind === 'saveMarks' && <Title entry={entry} />}</li>
      ))}
    </ol>
  );
}

it('calls what waits by the food or by her own row, whatever she does with it', async () => {
  await list();
  await addOwnRow(registerOf(outbox), 'Küünlad');
  openPage(
    <>
      <ShoppingScreen />
      <Waiting />
    </>,
    { outbox },
  );
  const listOfWaiting = within(screen.getByRole('list', { name: 'waiting' }));
  const last = (title: string) =>
    waitFor(() => expect(listOfWaiting.getAllByRole('listitem').at(-1)?.textContent).toBe(title));
  fireEvent.click(await box(/^Tomat/u));
  await last('Ostunimekirja rida: Tomat');
  await press(fill(shoppingText.atHome, { name: 'Sool' }));
  await last('Ostunimekirja rida: Sool');
  await press(fill(shoppingText.always, { name: 'Sool' }));
  await last('Alati kodus olev toiduaine: Sool');
  fireEvent.click(await box(/^Tomat/u));
  await last('Ostunimekirja rida: Tomat');
  await press(fill(shoppingText.removeRow, { name: 'Küünlad' }));
  await last('Ostunimekirja rida: Küünlad');
});

it('adds a row of her own once, however often she presses while the disk is slow', async () => {
  openPage(<ShoppingScreen />, { outbox });
  fireEvent.change(screen.getByLabelText(shoppingText.ownRow), { target: { value: 'Leib' } });
  const add = screen.getByRole('button', { name: shoppingText.addRow });
  fireEvent.click(add);
  fireEvent.click(add);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(shoppingText.ownRow).value).toBe(''));
  fireEvent.change(screen.getByLabelText(shoppingText.ownRow), { target: { value: 'Sai' } });
  fireEvent.click(add);
  expect(await screen.findByText('Sai')).toBeTruthy();
  expect(screen.getAllByText('Leib')).toHaveLength(1);
});

it('keeps the focus in a list whose rows go, and gives it to the heading with the last of them', async () => {
  await saveMark(registerOf(outbox), shoppingSource, `${sourceBase('day', NEXT_MONDAY)}.1`, {
    count: 1,
    foods: [
      ['tomat', 'Tomat', 'köögivili', 'G', 600 * PARTS, null],
      ['kurk', 'Kurk', 'köögivili', 'G', 300 * PARTS, null],
    ],
  });
  openPage(
    <main>
      <ShoppingScreen />
    </main>,
    { outbox },
  );
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  const pressByKey = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  const [one = '', other = ''] = screen
    .getAllByRole('button', { name: /^Kodus olemas: / })
    .map((button) => button.getAttribute('aria-label')?.replace('Kodus olemas: ', ''));
  await pressByKey(fill(shoppingText.atHome, { name: one }));
  await waitFor(() => expect(focused()).toBe(fill(shoppingText.atHome, { name: other })));
  await pressByKey(fill(shoppingText.atHome, { name: other }));
  await waitFor(() => expect(focused()).toBe('H1'));
  await pressByKey(fill(shoppingText.toBuy, { name: one }));
  await waitFor(() => expect(focused()).toBe(fill(shoppingText.toBuy, { name: other })));
  await pressByKey(/^Eemalda nimekirjast/);
  await waitFor(() => expect(focused()).toBe('H1'));
  await press(actions.undo);
  await pressByKey(shoppingText.empty);
  await waitFor(() => expect(focused()).toBe('H1'));
});

it('empties the list, and takes that back', async () => {
  await list();
  openPage(<ShoppingScreen />, { outbox });
  await press(shoppingText.empty);
  expect(await screen.findByText(shoppingText.emptied)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press(actions.undo);
  await waitFor(() => expect(rows()).toHaveLength(3));
});

it('lists the days of the menu that she chooses for as many people, and lists them again without doubling', async () => {
  const ingredient = { id: 'riis', name_EE: 'Riis', group_EE: 'teravili', quantity_EE: null, kcal: 1 };
  const recipe = {
    id: 'roog',
    name_EE: 'Roog',
    servings: 2,
    ingredients: [{ amount: 300, unit: 'G', ingredient }],
  };
  const meal = (day: string) => ({ id: day, sk_dateTime: `${day}T12:00:00+02:00`, servings: 1, recipe });
  const { client } = serverThat(({ variables }) => {
    const monday = String(variables['date']);
    return { listMealPlanWeek: [0, 1, 2].map((offset) => meal(addDays(monday, offset))) };
  });
  const address = offeringDays({ day: NEXT_MONDAY, view: 'week' });
  for (const grams of ['900\u00A0g', '1,35\u00A0kg']) {
    openPage(<ShoppingScreen />, { outbox, client, session: WITH_MENU, address });
    await press(shoppingText.morePeople);
    for (const day of screen.queryAllByRole('checkbox', { description: /on nimekirjas/u }))
      fireEvent.click(day);
    await press(shoppingText.add);
    expect(await box(`Riis ${grams}`)).toBeTruthy();
    cleanup();
  }
});

it('says before she lists days which of their dishes hold what she does not eat, and lists them all the same', async () => {
  await saveMark(registerOf(outbox), avoidedFood, 'riis', 'Riis');
  const ingredient = (id: string) => ({ id, name_EE: id, group_EE: null, quantity_EE: null, kcal: 1 });
  const meal = (day: string, id: string, foodId: string, servings = 1) => ({
    id: `${day}_${id}`,
    sk_dateTime: `${day}T12:00:00+02:00`,
    servings,
    recipe: {
      id,
      name_EE: id,
      servings: 1,
      ingredients: [{ amount: 300, unit: 'G', ingredient: ingredient(foodId) }],
    },
  });
  const { client } = serverThat(({ variables }) => {
    const monday = String(variables['date']);
    const [second, third] = [addDays(monday, 1), addDays(monday, 2)];
    return {
      listMealPlanWeek: [
        meal(monday, 'Risoto', 'riis'),
        meal(monday, 'Hautis', 'kaalikas'),
        meal(second, 'Risoto', 'riis'),
        meal(third, 'Riisisupp', 'riis', 0),
      ],
    };
  });
  openPage(<ShoppingScreen />, {
    outbox,
    client,
    session: WITH_MENU,
    address: offeringDays({ day: NEXT_MONDAY, view: 'week' }),
  });
  expect(await screen.findByText('Selles roas on midagi, mida sa ei söö: riis.')).toBeTruthy();
  expect(screen.getByText('Risoto')).toBeTruthy();
  expect(screen.queryByText('Hautis')).toBeNull();
  expect(screen.queryByText('Riisisupp')).toBeNull();
  await press(shoppingText.add);
  expect(await box(/^riis 600/u)).toBeTruthy();
});

const ends = momentOf(new Date(Date.now() + 86_400_000));
const sharingServer = () =>
  serverThat(({ operation }) => {
    if (operation === 'ShoppingScreen_EndLink') return { endShoppingLink: true };
    if (operation !== 'ShoppingScreen_Link') return undefined;
    return { getMyShoppingLink: { url: 'https://hoog.example.com/list/1', endsAt: ends } };
  }).client;

it('lets her end the link to her list when everything is bought, and when the list is empty', async () => {
  await list();
  openPage(<ShoppingScreen />, { outbox, client: sharingServer() });
  for (const name of [/^Tomat/u, /^Piim/u, /^Sool/u]) fireEvent.click(await box(name));
  await screen.findByText(shoppingText.allBought);
  expect(await screen.findByRole('button', { name: shoppingText.share })).toBeTruthy();
  await press(shoppingText.empty);
  await screen.findByText(shoppingText.emptied);
  await press(shoppingText.share);
  expect(screen.queryByRole('button', { name: shoppingText.sendText }), 'nothing to send').toBeNull();
  await press(shoppingText.endLink);
  expect(await screen.findByText(shoppingText.linkEnded)).toBeTruthy();
});

it('asks a visitor who wants a link to sign in', async () => {
  openPage(<ShoppingScreen />, { session: VISITOR });
  fireEvent.change(screen.getByLabelText(shoppingText.ownRow), { target: { value: 'Leib' } });
  await press(shoppingText.addRow);
  await press(shoppingText.share);
  const sheet = within(screen.getByRole('dialog', { name: shoppingText.share }));
  expect(sheet.getByText(shoppingText.linkNeedsSignIn)).toBeTruthy();
  expect(sheet.getByRole('link', { name: actions.signIn }).getAttribute('href')).toBe('/login');
  expect(sheet.queryByRole('button', { name: shoppingText.createLink })).toBeNull();
});

it('is a visitor’s too, without the menu', async () => {
  openPage(<ShoppingScreen />, {
    session: VISITOR,
    address: offeringDays({ day: NEXT_MONDAY, view: 'week' }),
  });
  fireEvent.change(screen.getByLabelText(shoppingText.ownRow), { target: { value: 'Leib' } });
  await press(shoppingText.addRow);
  fireEvent.click(await box('Leib'));
  await waitFor(() => expect(group(shoppingText.bought).getAllByRole('checkbox')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
