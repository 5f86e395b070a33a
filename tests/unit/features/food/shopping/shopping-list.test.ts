import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ListedFood, sourceBase } from '../../../../../contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../../../../contract/marks/shopping-staple.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import {
  addOwnRow,
  emptyList,
  removeOwnRow,
  tickRow,
  unlistSource,
} from '../../../../../src/features/food/shopping/change-list.ts';
import { listSources } from '../../../../../src/features/food/shopping/list-source.ts';
import { listText } from '../../../../../src/features/food/shopping/list-text.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';
import { milk, Phone, salt, tomato } from './shopping-phone.ts';

const MONDAY = sourceBase('day', '2026-11-23');
const TUESDAY = sourceBase('day', '2026-11-24');
const SOUP = sourceBase('recipe', 'supp');

afterEach(() => void vi.useRealTimers());

let phone: Phone;
let other: Phone;

beforeEach(() => {
  phone = new Phone();
  other = new Phone();
});

it('merges a food of several days and recipes into one row, in the aisle of its group', async () => {
  await phone.lists(MONDAY, tomato(200), salt);
  await phone.lists(TUESDAY, milk(300), tomato(150));
  await phone.lists(SOUP, tomato(100), salt);
  expect(phone.list.open.map(({ aisle }) => aisle)).toEqual(['fruit-vegetables', 'dairy', 'seasoning']);
  expect(phone.open).toEqual(['Tomat 450', 'Piim 300', 'Sool 0']);
});

it('adds up no grams with millilitres, and takes what is wanted to taste with either', async () => {
  const sauce = (unit: 'G' | 'ML' | 'TASTE', parts: number): ListedFood => [
    'kaste',
    'Kaste',
    'maitse',
    unit,
    parts * PARTS,
    null,
  ];
  await phone.lists(MONDAY, sauce('ML', 30), sauce('TASTE', 0));
  expect(phone.open).toEqual(['Kaste 30']);
  await phone.lists(TUESDAY, sauce('G', 20));
  expect(phone.open).toEqual(['Kaste 30', 'Kaste 20']);
});

it('lists a day that is listed again once, with its new amounts, and asks for the difference alone', async () => {
  await phone.lists(MONDAY, tomato(200), milk(100));
  await phone.tick('Tomat');
  await phone.lists(MONDAY, tomato(200), milk(100));
  expect(phone.bought).toEqual(['Tomat 200']);
  await phone.lists(MONDAY, tomato(500), milk(100));
  expect(phone.open).toEqual(['Tomat 300', 'Piim 100']);
});

it('asks for what is listed after a tick, and for no more', async () => {
  await phone.lists(MONDAY, tomato(200), salt);
  await phone.tick('Tomat');
  await phone.tick('Sool');
  await phone.lists(TUESDAY, tomato(150), salt);
  expect(phone.open).toEqual(['Tomat 150', 'Sool 0']);
  await unlistSource(phone, `${TUESDAY}.1`);
  expect(phone.bought).toEqual(['Tomat 200', 'Sool 0']);
});

it('takes a tick back, and every removal', async () => {
  await phone.lists(MONDAY, tomato(200));
  await phone.tick('Tomat');
  await tickRow(phone, phone.row('Tomat'), null);
  expect(phone.open).toEqual(['Tomat 200']);
  await addOwnRow(phone, '  Küünlad ');
  const undoOwn = await removeOwnRow(phone, phone.row('Küünlad'));
  const undoDay = await unlistSource(phone, `${MONDAY}.1`);
  expect(phone.open).toEqual([]);
  await undoDay();
  await undoOwn();
  expect(phone.open).toEqual(['Küünlad', 'Tomat 200']);
});

it('keeps the ticks of both phones that shop at once, and those made before the other phone listed more', async () => {
  await phone.lists(MONDAY, tomato(200), milk(300), salt);
  phone.meets(other);
  await phone.tick('Tomat');
  await other.tick('Piim');
  await other.lists(SOUP, tomato(100));
  await phone.lists(MONDAY, tomato(200), milk(300), salt);
  phone.meets(other);
  expect(phone.bought).toEqual(['Piim 300']);
  expect(phone.open).toEqual(['Tomat 100', 'Sool 0']);
});

it('keeps the ticks on a day that both phones list without knowing of each other', async () => {
  await phone.lists(MONDAY, tomato(200), milk(300));
  await phone.tick('Tomat');
  await other.lists(MONDAY, tomato(200), milk(300));
  await other.tick('Piim');
  phone.meets(other);
  expect(phone.open).toEqual([]);
  expect(phone.bought).toEqual(['Tomat 200', 'Piim 300']);
});

it('has no ticks on what is listed after it was emptied, and all of them where that is taken back', async () => {
  await phone.lists(SOUP, tomato(200), milk(300));
  await addOwnRow(phone, 'Küünlad');
  await phone.tick('Tomat');
  await phone.tick('Küünlad');
  const undo = await emptyList(phone, phone.list);
  expect([...phone.open, ...phone.bought]).toEqual([]);
  await phone.lists(SOUP, tomato(200));
  expect(phone.open).toEqual(['Tomat 200']);
  await unlistSource(phone, `${SOUP}.2`);
  await undo();
  expect(phone.bought).toEqual(['Küünlad', 'Tomat 200']);
  expect(phone.open).toEqual(['Piim 300']);
});

it('keeps what the other phone listed and ticked while it was emptied here', async () => {
  await phone.lists(MONDAY, tomato(200));
  phone.meets(other);
  await emptyList(phone, phone.list);
  await other.lists(TUESDAY, milk(300), tomato(50));
  await other.tick('Piim');
  phone.meets(other);
  expect(phone.bought).toEqual(['Piim 300']);
  expect(phone.open).toEqual(['Tomat 50']);
});

it('asks for no staple, in this list or the next', async () => {
  await phone.lists(MONDAY, salt, tomato(100));
  await saveMark(phone, shoppingStaple, 'sool', true);
  expect(phone.list.home.map(({ name }) => name)).toEqual(['Sool']);
  await emptyList(phone, phone.list);
  await phone.lists(TUESDAY, salt, tomato(100));
  expect(phone.open).toEqual(['Tomat 100']);
});

it('walks through the shop as she did, from the next list on', async () => {
  await phone.lists(MONDAY, tomato(200), milk(300));
  vi.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
  await phone.tick('Piim');
  vi.advanceTimersByTime(60_000);
  await phone.tick('Tomat');
  expect(phone.bought).toEqual(['Tomat 200', 'Piim 300']);
  await emptyList(phone, phone.list);
  await phone.lists(TUESDAY, tomato(200), milk(300));
  expect(phone.open).toEqual(['Piim 300', 'Tomat 200']);
});

it('is a message of what is still to be bought', async () => {
  await phone.lists(MONDAY, tomato(1_200), milk(300), salt);
  await addOwnRow(phone, 'Küünlad');
  await phone.tick('Piim');
  expect(listText(phone.list).replaceAll('\u00A0', ' ')).toBe(
    'Ostunimekiri\n\nMinu read\n– Küünlad\n\nKöögiviljad ja puuviljad\n– Tomat 1,2 kg\n\nÕlid ja maitseained\n– Sool',
  );
});

it('lists several days, empties the list and brings it back whole or not at all, however little the disk holds', async () => {
  const full = { name: 'QuotaExceededError' };
  const days = new Map([
    [MONDAY, { count: 1, foods: [tomato(100)] }],
    [TUESDAY, { count: 1, foods: [tomato(200)] }],
  ]);
  phone.room = 1;
  await expect(listSources(phone, days)).rejects.toMatchObject(full);
  expect(phone.marks.size).toBe(0);
  phone.room = Infinity;
  await listSources(phone, days);
  const listed = phone.marks;
  phone.room = 2;
  await expect(emptyList(phone, phone.list)).rejects.toMatchObject(full);
  expect(phone.marks).toEqual(listed);
  phone.room = Infinity;
  const undo = await emptyList(phone, phone.list);
  const emptied = phone.marks;
  phone.room = 1;
  await expect(undo()).rejects.toMatchObject(full);
  expect(phone.marks).toEqual(emptied);
});
