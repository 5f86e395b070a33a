/** Rounds of shopping: what is listed anew is asked for anew, and asked for once, whatever two phones know of each other. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIST, shoppingRound } from '../../../../../contract/marks/shopping-round.mark.ts';
import { shoppingSource, sourceBase } from '../../../../../contract/marks/shopping-source.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { emptyList, unlistSource } from '../../../../../src/features/food/shopping/change-list.ts';
import { Phone, tomato } from './shopping-phone.ts';

const MONDAY = sourceBase('day', '2026-11-30');
const SOUP = sourceBase('recipe', 'supp');
const HOUR_MS = 3_600_000;

let phone: Phone;
let other: Phone;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') });
  phone = new Phone();
  other = new Phone();
});
afterEach(() => void vi.useRealTimers());

const empty = (one: Phone) => emptyList(one, one.list);
const listedKeys = (one: Phone) => [...one.valuesOf(shoppingSource).keys()];

/** The other has not heard that this one has emptied its list. */
async function listedAcrossAnEmptying(): Promise<void> {
  await phone.lists(SOUP, tomato(50));
  phone.meets(other);
  await empty(phone);
  await phone.lists(MONDAY, tomato(200));
  vi.advanceTimersByTime(HOUR_MS);
  await other.lists(MONDAY, tomato(300));
  phone.meets(other);
}

it('asks once for a day that two phones list, of which one has emptied the list: as it is in the later round', async () => {
  await listedAcrossAnEmptying();
  expect(phone.open).toEqual(['Tomat 200']);
  await other.tick('Tomat');
  expect(other.bought).toEqual(['Tomat 200']);
});

it('lists such a day under one key when it is listed again, and brings back what was there', async () => {
  await listedAcrossAnEmptying();
  const before = listedKeys(phone);
  expect(before).toHaveLength(2);
  const undo = await phone.lists(MONDAY, tomato(500));
  expect(listedKeys(phone)).toHaveLength(1);
  expect(phone.open).toEqual(['Tomat 500']);
  await undo();
  expect(listedKeys(phone)).toEqual(before);
  expect(phone.open).toEqual(['Tomat 200']);
});

it('takes such a day off the list whole, and brings it back', async () => {
  await listedAcrossAnEmptying();
  const undo = await unlistSource(phone, listedKeys(phone)[0] ?? '');
  expect(phone.open).toEqual([]);
  await undo();
  expect(phone.open).toEqual(['Tomat 200']);
});

it('asks for what is listed on a phone that has slept through two emptyings, however often that was bought', async () => {
  await phone.lists(MONDAY, tomato(100));
  phone.meets(other);
  await empty(phone);
  vi.advanceTimersByTime(HOUR_MS);
  await phone.lists(SOUP, tomato(200));
  await phone.tick('Tomat');
  await empty(phone);
  vi.advanceTimersByTime(HOUR_MS);
  await empty(other);
  await other.lists(SOUP, tomato(200));
  phone.meets(other);
  expect(phone.open).toEqual(['Tomat 200']);
});

it('asks for what is listed after the list was emptied twice within an hour', async () => {
  for (const _ of [1, 2, 3]) {
    await phone.lists(SOUP, tomato(200));
    expect(phone.open).toEqual(['Tomat 200']);
    await phone.tick('Tomat');
    await empty(phone);
  }
});

it('asks for what is listed after a former release has counted the round from what it knew', async () => {
  for (const round of [1, 2, 1]) {
    await saveMark(phone, shoppingRound, LIST, round);
    await phone.lists(SOUP, tomato(200));
    expect(phone.open).toEqual(['Tomat 200']);
    await phone.tick('Tomat');
    await empty(phone);
  }
});

it.each(['1970-01-02', '2025-06-01', '2026-01-01', '2150-01-01', '9990-01-01'])(
  'begins a round that every release takes with a clock at %s, and further ones once it is put right',
  async (wrong) => {
    for (const now of [wrong, '2026-11-27T12:00:00Z', '2026-11-28T12:00:00Z']) {
      vi.setSystemTime(new Date(now));
      await phone.lists(SOUP, tomato(200));
      expect(phone.open).toEqual(['Tomat 200']);
      await phone.tick('Tomat');
      await empty(phone);
      const round = phone.valuesOf(shoppingRound).get(LIST) ?? Infinity;
      expect(round).toBeLessThan(950_000);
      for (const { kind, key } of phone.marks.values())
        if (kind === shoppingSource.name) expect(key).toMatch(shoppingSource.key);
    }
  },
);

it('asks for a recipe that was bought, taken off the list and listed again', async () => {
  await phone.lists(MONDAY, tomato(100));
  await phone.lists(SOUP, tomato(200));
  await phone.tick('Tomat');
  await unlistSource(phone, `${SOUP}.1`);
  expect(phone.bought).toEqual(['Tomat 100']);
  await phone.lists(SOUP, tomato(200));
  expect(phone.open).toEqual(['Tomat 200']);
});

it('knows of a recipe that is brought back to the list that it was bought', async () => {
  await phone.lists(SOUP, tomato(200));
  await phone.tick('Tomat');
  const undo = await unlistSource(phone, `${SOUP}.1`);
  await undo();
  expect(phone.bought).toEqual(['Tomat 200']);
});

it('asks for a recipe whose listing was taken back after it was bought, when it is listed again', async () => {
  const undo = await phone.lists(SOUP, tomato(200));
  await phone.tick('Tomat');
  await undo();
  await phone.lists(SOUP, tomato(200));
  expect(phone.open).toEqual(['Tomat 200']);
});
