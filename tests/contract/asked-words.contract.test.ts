/** The words that were asked for by name, so that anyone finds a control by its own: letter for letter, each written once. */
import { expect, it } from 'vitest';
import { calendarText } from '../../src/features/calendar/calendar/calendar.text.ts';
import { favouritesText } from '../../src/platform/favourites/favourites.text.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { markNames } from '../../src/platform/marks/mark-names.text.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { ownRecipeText } from '../../src/features/food/own-recipe/own-recipe.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { remindersText } from '../../src/features/account/reminders/reminders.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { shoppingText } from '../../src/features/food/shopping/shopping.text.ts';
import { saveWeekText } from '../../src/features/calendar/week-download/save-week.text.ts';
import { food, training } from '../../src/language/words.ts';
import { filesIn, textOf } from '../support/repository-files.ts';

/** The words as they were asked for, and the texts in which they are read. */
const ASKED: readonly (readonly [asked: string, read: string])[] = [
  ['Alusta treeningut', sessionsText.startTraining],
  ['Jätka treeningut', sessionsText.continueTraining],
  ['Pooleli treening', sessionsText.unfinished],
  ['Seeria tehtud', guidedText.done],
  ['Paus', training.rest],
  ['Jäta vahele', guidedText.skip],
  ['Lõpeta treening', sessionsText.endTraining],
  ['Vaba treening', sessionsText.freeTraining],
  ['Kordused', guidedText.repetitions],
  ['Raskus', guidedText.weight],
  ['Eelmine kord', guidedText.lastTime.replace(' {figures}', '')],
  ['Rekord', sessionsText.record],
  ['Tänane hoog', calendarText.todaysTraining],
  ['Nädala eesmärk', markNames.weekGoal],
  ['Salvesta nädala treeningud', saveWeekText.save],
  ['Lemmikud', food.favourites],
  ['Lisa lemmikutesse', food.favourite],
  ['Eemalda lemmikutest', favouritesText.remove],
  ['Minu märkus', ownRecipeText.note],
  ['Ostunimekiri', food.shoppingList],
  ['Kodus olemas', shoppingText.home],
  ['Lisa rida', shoppingText.addRow],
  ['Jaga nimekirja', shoppingText.share],
  ['Vaheta roog', mealplanText.swap],
  ['Minu menüü', mealplanText.yourMenu],
  ['Soovitatud menüü', mealplanText.suggestedMenu],
  ['Mis kapis on?', recipesText.pantry],
  ['Lõpeta koos', recipesText.togetherHere],
  ['Meeldetuletused', remindersText.title],
  ['Vaiksed tunnid', markNames.quietHours],
  ['Impordi mõõtmisi', measurementsText.imports],
];
/** A set's rest and a day's meal are passed over in the same words, and are two things. */
const OF_TWO_THINGS = ['Jäta vahele'];

it.each(ASKED)('„%s“ is what members read', (asked, read) => {
  expect(read).toBe(asked);
});

it('writes each of them in one place, so that no screen goes on calling it otherwise', () => {
  const texts = filesIn('src').filter((file) => file.endsWith('.text.ts') || file.endsWith('/et.json'));
  const placesOf = (words: string) =>
    texts.flatMap((file) =>
      textOf(file)
        .split(/['"]/)
        .filter((literal) => literal === words)
        .map(() => file),
    );
  const all = ASKED.map(([words]) => [words, placesOf(words)] as const);
  const elsewhere = all.filter(
    ([words, places]) => places.length !== (OF_TWO_THINGS.includes(words) ? 2 : 1),
  );
  // `lastTime` goes on with her figures.
  expect(Object.fromEntries(elsewhere)).toEqual({ 'Eelmine kord': [] });
});
