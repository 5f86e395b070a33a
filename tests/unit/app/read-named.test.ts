// @vitest-environment jsdom
/** A recipe or training that she chose and staff list no longer comes to a phone that has not shown it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNamed } from '../../../src/app/read-named.ts';
import { menuMeal } from '../../../contract/marks/menu-meal.mark.ts';
import { plannedTraining } from '../../../contract/marks/planned-training.mark.ts';
import { addDays, dayOf, momentOf } from '../../../contract/moments.ts';
import { saveMark } from '../../../src/platform/marks/save-mark.ts';
import { tellLibraryRefreshed } from '../../../src/library/library-channel.ts';
import { type LibraryTraining, withLibrary } from '../../../src/library/library-database.ts';
import type { RecipeDetailsFragment } from '../../../contract/documents.generated.ts';
import { registerOf } from '../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../src/offline/outbox.ts';
import { MEMBER, trainingCard } from '../features/entry-arbitraries.ts';
import { openOutbox, serverThat } from '../features/member-page.tsx';

const today = dayOf(momentOf(new Date()));
const LISTED = { id: 'listed' } as RecipeDetailsFragment;
const KEY = '00000000-0000-4000-8000-00000000000';
let outbox: Outbox;
let stop = () => {};

const { client, questions } = serverThat(() => ({}));
const asked = () => questions.map(({ operation, variables }) => `${operation} ${String(variables['id'])}`);

const choose = (day: string, recipeId: string, servings = 1) =>
  saveMark(registerOf(outbox), menuMeal, `${day}_DINNER`, { recipeId, servings });
const plan = (n: number, day: string, trainingId: string) =>
  saveMark(registerOf(outbox), plannedTraining, `${KEY}${n}`, { trainingId, at: `${day}T18:00` });

const fillLibrary = () =>
  withLibrary(MEMBER.id, async (library) => {
    await library.put('recipes', LISTED, 'listed');
    await library.put('trainings', [trainingCard('listed') as LibraryTraining], 'all');
    await library.put('state', { checkedAt: Date.now(), groups: '' }, 'state');
  });

beforeEach(async () => {
  questions.length = 0;
  outbox = await openOutbox();
  await choose(today, 'withdrawn');
  await choose(addDays(today, 1), 'listed');
  await choose(addDays(today, 2), 'left-out', 0);
  await choose(addDays(today, -30), 'long-ago');
  await plan(1, today, 'withdrawn');
  await plan(2, addDays(today, 1), 'listed');
  await plan(3, addDays(today, -30), 'long-ago');
});
afterEach(() => stop());

/** As her other phone stored it. */
const pull = (day: string, recipeId: string) =>
  registerOf(outbox).take([
    {
      kind: menuMeal.name,
      key: `${day}_LUNCH`,
      value: JSON.stringify({ recipeId, servings: 1 }),
      changedAt: new Date().toISOString(),
    },
  ]);

it('promise 8: reads the dishes of her menu and the trainings of her plans that the library has not', async () => {
  await fillLibrary();
  stop = readNamed(client, MEMBER.id, registerOf(outbox));
  await expect.poll(asked).toEqual(['RecipeScreen_Recipe withdrawn', 'TrainingScreen_Info withdrawn']);
});

it('reads them once the library is there, of which it cannot be told before what it will have', async () => {
  stop = readNamed(client, MEMBER.id, registerOf(outbox));
  await fillLibrary();
  tellLibraryRefreshed(MEMBER.id);
  await expect.poll(asked).toEqual(['RecipeScreen_Recipe withdrawn', 'TrainingScreen_Info withdrawn']);
});

it('promise 8: reads a dish that her other phone chose while this one is open, and nothing else once more', async () => {
  await fillLibrary();
  stop = readNamed(client, MEMBER.id, registerOf(outbox));
  await expect.poll(asked).toHaveLength(2);
  await pull(today, 'withdrawn-too');
  await expect.poll(asked).toHaveLength(3);
  expect(asked().at(-1)).toBe('RecipeScreen_Recipe withdrawn-too');
});
