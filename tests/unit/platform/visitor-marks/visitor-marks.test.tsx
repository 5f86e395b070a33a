// @vitest-environment jsdom
/** A member is asked whether what this device has from before she signed in is hers. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { energyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import { cooking } from '../../../../contract/marks/cooking.mark.ts';
import { favourite } from '../../../../contract/marks/favourite.mark.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { pantryFood } from '../../../../contract/marks/pantry-food.mark.ts';
import { recipeRating } from '../../../../contract/marks/recipe-rating.mark.ts';
import { shoppingOwn } from '../../../../contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { deviceMarksOf } from '../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { addVisitorMarks, leaveToVisitor } from '../../../../src/platform/visitor-marks/add-visitor-marks.ts';
import { VisitorMarksPlace } from '../../../../src/platform/visitor-marks/visitor-marks-place.tsx';
import { visitorMarksText } from '../../../../src/platform/visitor-marks/visitor-marks.text.ts';
import { VISITOR } from '../../../../src/library/viewer.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import { underClock } from '../../../../src/offline/wrong-clock.ts';
import { forgetMember, rememberedUnder } from '../../../../src/session/member-memory.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../features/member-page.tsx';

let outbox: Outbox;
const visitors = deviceMarksOf(VISITOR);

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await registerOf(outbox).take([], { cursor: '1', isLast: true });
  await visitors.save([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const leaveBehind = <Value,>(kind: MarkKind<Value>, key: string, value: Value) =>
  saveMark(visitors, kind, key, value);
const heart = (id: string) => leaveBehind(favourite, `recipe.${id}`, true);
const ROW = '00000000-0000-4000-8000-00000000000';
const row = (index: number) =>
  leaveBehind(shoppingOwn, `${ROW}${index}`, { text: 'Küünlad', addedAt: '2026-11-20T12:00:00+02:00' });

function Screen() {
  return (
    <main>
      <h1 tabIndex={-1}>Kalender</h1>
      <VisitorMarksPlace />
    </main>
  );
}
const open = () => openPage(<Screen />, { outbox });
const question = () => screen.findByRole('button', { name: visitorMarksText.add });
const isAsked = () => screen.queryByRole('button', { name: visitorMarksText.add }) !== null;
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
};
/** Until the card's file has come, and what it says has been drawn. */
const settle = () =>
  act(async () => void (await import('../../../../src/platform/visitor-marks/visitor-marks-card.tsx')));

it('says of one thing that it is one', async () => {
  await heart('soup');
  open();
  await question();
  screen.getByText('Kas see on sinu oma?');
  screen.getByText('Enne sisselogimist jäi siia seadmesse 1 lemmik. Sinu kontol seda ei ole.');
  screen.getByRole('button', { name: 'See ei ole minu' });
});

it('counts each kind in its case, rows as the list shows them, and sums up the rest', async () => {
  for (const id of ['soup', 'stew', 'pie']) await heart(id);
  await leaveBehind(recipeRating, 'soup', 4);
  await leaveBehind(recipeRating, 'pie', 5);
  const tomato = (unit: 'G' | 'TASTE') => ['tomat', 'Tomat', null, unit, 55_440, null] as const;
  await leaveBehind(shoppingSource, 'recipe.soup.1', { name: 'Supp', count: 2, foods: [tomato('G')] });
  await leaveBehind(shoppingSource, 'recipe.pie.1', {
    name: 'Pirukas',
    count: 2,
    foods: [tomato('G'), tomato('TASTE'), ['sool', 'Sool', null, 'TASTE', 0, null]],
  });
  for (const index of [1, 2, 3]) await row(index);
  await leaveBehind(pantryFood, 'leib', true);
  await leaveBehind(cooking, 'soup', { ticked: [0] });
  open();
  await question();
  screen.getByText('Kas need on sinu omad?');
  screen.getByText(
    'Enne sisselogimist jäi siia seadmesse 3 lemmikut, 2 hinnangut, 5 rida ostunimekirjas, 1 kodus olev toiduaine ja 1 muu märge. Sinu kontol neid ei ole.',
  );
});

it('asks about nothing that her account has, and not before it is known what that is', async () => {
  await heart('soup');
  await heart('stew');
  await registerOf(outbox).take([...visitors.marks.values()].slice(0, 1));
  open();
  await question();
  screen.getByText(/jäi siia seadmesse 1 lemmik\./);
  cleanup();
  outbox = await openOutbox();
  await heart('soup');
  open();
  await settle();
  expect(isAsked()).toBe(false);
  await act(async () => registerOf(outbox).take([], { cursor: '1', isLast: false }));
  await settle();
  expect(isAsked()).toBe(false);
  await act(async () => registerOf(outbox).take([], { cursor: '2', isLast: true }));
  await question();
});

it('adds them, says so, and leaves the focus on the screen’s heading', async () => {
  await heart('soup');
  await row(1);
  open();
  await question();
  await press(visitorMarksText.add);
  await screen.findByText('Lisatud: 1 lemmik ja 1 rida ostunimekirjas.');
  expect(isAsked()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(visitors.marks.size).toBe(0);
  expect(await keptEntries()).toHaveLength(2);
});

it('what is not hers stays with the visitor and is not asked about again, also after she has signed out and in, until something is changed', async () => {
  await heart('soup');
  await heart('stew');
  open();
  await question();
  await press(visitorMarksText.leave.many);
  await screen.findByText(visitorMarksText.left.many);
  expect(isAsked()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(await keptEntries()).toEqual([]);
  expect(visitors.marks.size).toBe(2);
  cleanup();
  forgetMember(MEMBER.id);
  open();
  await settle();
  expect(isAsked()).toBe(false);
  await act(() => heart('pie'));
  await question();
  screen.getByText(/jäi siia seadmesse 1 lemmik\./);
  expect(rememberedUnder(VISITOR, 'answered.'), 'on the disk, for the next page').toHaveLength(1);
  expect(JSON.stringify(rememberedUnder(VISITOR, '')), 'nothing tells who answered').not.toContain(MEMBER.id);
});

it('what is not hers may be another member’s, who is asked', async () => {
  await heart('soup');
  open();
  await question();
  await press(visitorMarksText.leave.one);
  cleanup();
  const other = await Outbox.open('member-2', 'test');
  await registerOf(other).take([], { cursor: '1', isLast: true });
  openPage(<Screen />, { outbox: other });
  await question();
});

it('keeps everything on the device where her disk takes nothing, says so, and asks on', async () => {
  await heart('soup');
  open();
  await question();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  await press(visitorMarksText.add);
  await screen.findByText(visitorMarksText.notAdded);
  expect(isAsked()).toBe(true);
  expect(visitors.marks.size).toBe(1);
});

it('is not asked again on this page where the device’s storage is full', async () => {
  await heart('soup');
  open();
  await question();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await press(visitorMarksText.leave.one);
  expect(isAsked()).toBe(false);
  expect(visitors.marks.size).toBe(1);
});

it('says what of it her account has no room for, and does not ask about that again', async () => {
  const full = Array.from({ length: favourite.maxKept - 1 }, (_none, index) => ({
    kind: favourite.name,
    key: `recipe.own-${index}`,
    value: 'true',
    changedAt: '2026-11-20T12:00:00Z',
  }));
  await registerOf(outbox).take(full);
  for (const id of ['soup', 'stew', 'pie']) await heart(id);
  open();
  await question();
  await press(visitorMarksText.add);
  await screen.findByText('Ainult siia seadmesse jäi 2 lemmikut.');
  screen.getByText(visitorMarksText.full);
  const understood = screen.getByRole('button', { name: visitorMarksText.understood });
  expect(document.activeElement).toBe(understood);
  await press(visitorMarksText.understood);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(isAsked()).toBe(false);
  expect(visitors.marks.size).toBe(2);
});

it('leaves out what she has not agreed to keep', async () => {
  await leaveBehind(energyGoal, 'day', { kcal: 1_900 });
  open();
  await settle();
  expect(isAsked()).toBe(false);
  await act(() => heart('soup'));
  await question();
  screen.getByText(/jäi siia seadmesse 1 lemmik\./);
  await press(visitorMarksText.add);
  await screen.findByText('Lisatud: 1 lemmik.');
  expect([...visitors.marks.values()].map(({ kind }) => kind)).toEqual([energyGoal.name]);
});

it('goes from the other tab too, whatever she answers', async () => {
  await heart('stew');
  open();
  await question();
  leaveToVisitor(outbox);
  await act(async () => dispatchEvent(new StorageEvent('storage')));
  expect(isAsked()).toBe(false);
  await act(() => heart('soup'));
  await question();
  const storage = Object.entries<string>(localStorage);
  // As the other tab leaves the disk, and the browser then tells this one.
  localStorage.clear();
  await act(async () => dispatchEvent(new StorageEvent('storage')));
  expect(isAsked()).toBe(false);
  for (const [key, value] of storage) localStorage.setItem(key, value);
  await act(async () => dispatchEvent(new StorageEvent('storage')));
  await question();
});

it('asks no visitor', async () => {
  await heart('soup');
  openPage(<Screen />, { outbox: undefined });
  await settle();
  expect(isAsked()).toBe(false);
});

it('adds a rating as of when she gave it, also where the clock was three hours ahead, and not over a later one', async () => {
  const [givenAt, hourMs] = [Date.parse('2026-11-20T10:00:00Z'), 3_600_000];
  vi.useFakeTimers({ now: givenAt, toFake: ['Date'] });
  await leaveBehind(recipeRating, 'soup', 4);
  vi.setSystemTime(givenAt + 5 * hourMs);
  // By that clock before she gave it, and in truth after.
  const later = { kind: recipeRating.name, key: 'soup', value: '5' };
  await registerOf(outbox).take([{ ...later, changedAt: new Date(givenAt - hourMs).toISOString() }]);
  await addVisitorMarks(outbox, () => true);
  const [added] = outbox.entries.map((entry) => underClock(entry, 3 * hourMs) as EntryOfKind<'saveMarks'>);
  expect(Date.parse(added?.variables.input[0].changedAt ?? '')).toBe(givenAt - 3 * hourMs);
});
