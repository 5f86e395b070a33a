// @vitest-environment jsdom
/** A press that shows before it is on the disk, on a page that ends in between. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRAININGS, weekGoal } from '../../../../contract/marks/week-goal.mark.ts';
import { rememberedPresses, rememberPress } from '../../../../src/platform/marks/pressed-marks.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import { storePresses } from '../../../../src/platform/marks/store-presses.ts';
import { useChangingMark } from '../../../../src/platform/marks/use-changing-mark.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
import { underClock } from '../../../../src/offline/wrong-clock.ts';
import { sync } from '../../../../src/language/words.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../features/member-page.tsx';

const HOUR_MS = 3_600_000;
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Goal() {
  const [goal = 1, change] = useChangingMark(weekGoal, TRAININGS);
  return <button onClick={() => change((kept = 1) => kept + 1)}>{goal}</button>;
}

/** In one go, as fast fingers do. */
const press = (times: number) =>
  act(() => {
    for (let pressed = 0; pressed < times; pressed += 1) screen.getByRole('button').click();
  });
const presses = () => rememberedPresses(MEMBER.id).map(({ mark }) => mark);
const remembered = () => presses().map(({ value }) => value);
const kept = async () =>
  (await keptEntries()).flatMap((entry) =>
    entry.kind === 'saveMarks' ? entry.variables.input.map(({ value }) => value) : [],
  );

it('promise 1: is stored by the next page, with all that she pressed before', async () => {
  openPage(<Goal />, { outbox });
  press(3);
  const atTheEnd = presses();
  expect(screen.getByRole('button').textContent).toBe('4');
  await expect.poll(remembered).toEqual([]);
  const next = await openOutbox();
  for (const mark of atTheEnd) rememberPress(MEMBER.id, mark);
  await storePresses(next);
  expect(await kept()).toEqual(['4']);
  expect(remembered()).toEqual([]);
});

it('promise 1: is what she presses on from on the next page', async () => {
  const changedAt = new Date().toISOString();
  rememberPress(MEMBER.id, { kind: weekGoal.name, key: TRAININGS, value: '5', changedAt });
  await storePresses(outbox);
  openPage(<Goal />, { outbox });
  press(1);
  await expect.poll(remembered).toEqual([]);
  expect(await kept()).toEqual(['6']);
});

it('stays remembered where she has pressed again before it was stored', async () => {
  const mark = { kind: weekGoal.name, key: TRAININGS, value: '5', changedAt: '2026-11-27T10:00:00.000Z' };
  rememberPress(MEMBER.id, mark);
  const storing = storePresses(outbox);
  rememberPress(MEMBER.id, { ...mark, value: '6', changedAt: '2026-11-27T10:00:01.000Z' });
  await storing;
  expect(remembered()).toEqual(['6']);
});

it('is forgotten once it is stored, and not before', async () => {
  openPage(<Goal />, { outbox });
  press(1);
  expect(remembered()).toEqual(['2']);
  await expect.poll(remembered).toEqual([]);
  expect(await kept()).toEqual(['2']);
});

it('is forgotten where she has read that it could not be stored', async () => {
  openPage(<Goal />, { outbox });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  press(1);
  expect(await screen.findByText(new RegExp(sync.storageFull))).toBeTruthy();
  await expect.poll(remembered).toEqual([]);
});

it('leaves what she has said on another device since', async () => {
  openPage(<Goal />, { outbox });
  press(1);
  const atTheEnd = presses();
  await expect.poll(remembered).toEqual([]);
  const next = await openOutbox();
  await saveMark(registerOf(next), weekGoal, TRAININGS, 6);
  for (const mark of atTheEnd) rememberPress(MEMBER.id, mark);
  await storePresses(next);
  expect(await kept()).toEqual(['6']);
  expect(remembered()).toEqual([]);
});

describe('of ten o’clock that a later page stores, whose clock is an hour ahead', () => {
  const mark = { kind: weekGoal.name, key: TRAININGS, value: '5', changedAt: '2026-11-27T10:00:00.000Z' };
  const sentAt = async () => {
    vi.useFakeTimers({ now: new Date(mark.changedAt), toFake: ['Date'] });
    rememberPress(MEMBER.id, mark);
    vi.setSystemTime(new Date('2026-11-27T13:00:00.000Z'));
    await storePresses(outbox);
    const [sent] = outbox.entries.map((entry) => underClock(entry, HOUR_MS) as EntryOfKind<'saveMarks'>);
    return new Date(sent?.variables.input[0].changedAt ?? '').toISOString();
  };

  it('promise 3: is put right by when she pressed, and not by when it was stored', async () => {
    expect(await sentAt()).toBe('2026-11-27T09:00:00.000Z');
  });

  it('promise 3: stands over what she saw as she pressed, whatever that clock showed then', async () => {
    await registerOf(outbox).take([{ ...mark, value: '4', changedAt: '2026-11-27T09:30:00.000Z' }]);
    expect(await sentAt()).toBe('2026-11-27T09:30:00.001Z');
  });
});
