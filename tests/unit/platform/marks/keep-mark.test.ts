/** The marks kept without her asking, on a phone whose clock is wrong. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { challenge, tickKey } from '../../../../contract/marks/challenge.mark.ts';
import { nameOf } from '../../../../contract/marks/merge.ts';
import { keepMark, saveMark } from '../../../../src/platform/marks/save-mark.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { underClock } from '../../../../src/offline/wrong-clock.ts';
import { closeWithMarks, openOnEmptyDevice } from '../../../support/offline/outbox-with-marks.ts';

const HOUR_MS = 3_600_000;
const PRESSED_MS = Date.parse('2026-11-27T10:00:00Z');
const START = '2026-11-20';
const KEY = tickKey('day', 1);
let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOnEmptyDevice();
});
afterEach(() => {
  vi.useRealTimers();
  closeWithMarks(outbox);
});

const setClock = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'] });
const keep = () => keepMark(registerOf(outbox), challenge, KEY, () => `${START} walk`);

/** The only entry, as it is sent when the clock is known to be so far ahead. */
function sent(aheadMs: number) {
  expect(outbox.entries).toHaveLength(1);
  const entry = outbox.entries[0] as EntryOfKind<'saveMarks'>;
  const [mark] = (underClock(entry, aheadMs) as typeof entry).variables.input;
  return { value: mark.value, at: Date.parse(mark.changedAt) };
}

it.each([3, 48, -48])(
  'is put right with what she unticked, which still waits, by a clock that is %i hours ahead',
  async (hours) => {
    const aheadMs = hours * HOUR_MS;
    setClock(PRESSED_MS + aheadMs);
    await saveMark(registerOf(outbox), challenge, KEY, START);
    await saveMark(registerOf(outbox), challenge, KEY, null);
    setClock(PRESSED_MS + HOUR_MS + aheadMs);
    await keep();
    const { value, at } = sent(aheadMs);
    expect(value).toBe(JSON.stringify(`${START} walk`));
    // It is later than her press, and earlier than anything she has set elsewhere in the hour since.
    expect(at - PRESSED_MS).toBeGreaterThan(0);
    expect(at - PRESSED_MS).toBeLessThan(10);
  },
);

it('stays just after what the service has, whatever the clock', async () => {
  const changedAt = new Date(PRESSED_MS).toISOString();
  const mark = { kind: challenge.name, key: KEY, value: null, changedAt };
  setClock(PRESSED_MS + 4 * HOUR_MS);
  await registerOf(outbox).take([mark]);
  await keep();
  expect(registerOf(outbox).marks.get(nameOf(mark))?.value).toBe(JSON.stringify(`${START} walk`));
  expect(sent(3 * HOUR_MS).at - PRESSED_MS).toBe(1);
});

it('stays after what she had seen as she pressed, where a later page stored that', async () => {
  const seen = new Date(PRESSED_MS - HOUR_MS / 2).toISOString();
  const mark = { kind: challenge.name, key: KEY, value: JSON.stringify(START), changedAt: seen };
  await registerOf(outbox).take([mark]);
  const pressed = { ...mark, value: null, changedAt: new Date(PRESSED_MS).toISOString() };
  setClock(PRESSED_MS + 2 * HOUR_MS);
  await registerOf(outbox).save([{ mark: pressed, madeAt: PRESSED_MS }]);
  await keep();
  expect(sent(HOUR_MS).at).toBeGreaterThan(Date.parse(seen));
});
