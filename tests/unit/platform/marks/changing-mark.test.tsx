// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cooking } from '../../../../contract/marks/cooking.mark.ts';
import { ingredientsTag } from '../../../../src/features/food/recipes/ticked-ingredients.ts';
import { useCooking } from '../../../../src/features/food/recipes/use-cooking.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { notSavedText } from '../../../../src/platform/sync-status/not-saved.text.ts';
import { sync } from '../../../../src/language/words.ts';
import { rememberedUnder } from '../../../../src/session/member-memory.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, VISITOR } from '../../features/member-page.tsx';

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const SOUP = [{ amount: 500, unit: 'G', ingredient: { id: 'kartul' } }];
const tickedOf = ingredientsTag(SOUP);

function Ticks() {
  const { ticked: shown, setTicked } = useCooking('supp', SOUP);
  return [0, 1, 2].map((place) => (
    <input
      key={place}
      type="checkbox"
      checked={shown.includes(place)}
      onChange={({ target }) => setTicked(place, target.checked)}
    />
  ));
}

const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
/** In one go, as fast fingers do. */
const tap = (...places: readonly number[]) =>
  act(() => {
    for (const place of places) screen.getAllByRole('checkbox')[place]?.click();
  });
const kept = async () =>
  (await keptEntries()).flatMap((entry) =>
    entry.kind === 'saveMarks' ? entry.variables.input.map(({ value }) => value) : [],
  );

it('ticks at once, and loses none of several taps, which are one entry', async () => {
  openPage(<Ticks />, { outbox });
  tap(0, 2);
  expect(ticked()).toEqual([true, false, true]);
  tap(1, 0);
  expect(ticked()).toEqual([false, true, true]);
  await expect.poll(kept).toEqual([JSON.stringify({ ticked: [2, 1], tickedOf })]);
  expect(ticked()).toEqual([false, true, true]);
});

it('shows what comes from another device, under what she taps here', async () => {
  openPage(<Ticks />, { outbox });
  await act(() => saveMark(registerOf(outbox), cooking, 'supp', { ticked: [1] }));
  expect(ticked()).toEqual([false, true, false]);
  tap(0);
  expect(ticked()).toEqual([true, true, false]);
  await expect.poll(kept).toEqual([JSON.stringify({ ticked: [1, 0], tickedOf })]);
});

it('goes back and says why when the disk is full', async () => {
  openPage(<Ticks />, { outbox });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  tap(0);
  expect(ticked()).toEqual([true, false, false]);
  expect(await screen.findByText(`${notSavedText.notSaved} ${sync.storageFull}`)).toBeTruthy();
  await expect.poll(ticked).toEqual([false, false, false]);
  vi.restoreAllMocks();
});

it('stays with a visitor’s device, and enters no outbox', async () => {
  openPage(<Ticks />, { session: VISITOR });
  tap(0);
  await expect.poll(() => rememberedUnder('visitor', 'mark.cooking:supp')).toHaveLength(1);
  openPage(<Ticks />, { session: VISITOR });
  expect(ticked().slice(3)).toEqual([true, false, false]);
  expect(await kept()).toEqual([]);
});
