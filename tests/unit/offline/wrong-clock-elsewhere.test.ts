/** A phone whose clock is wrong, in another zone than the one in which the entry was made. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { sendByClock } from '../../support/offline/send-by-clock.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf, momentOf } from '../../../contract/moments.ts';
import type { Entry } from '../../../src/offline/entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { atRightMoment, shifted } from '../../../src/offline/wrong-clock.ts';

const MEMBER = 'member';
const NOON = new Date('2026-11-22T12:00:00');
const HOUR_MS = 3_600_000;
const TWO_DAYS_MS = 48 * HOUR_MS;

let service: ModelService;
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  service = new ModelService();
  outbox = await Outbox.open(MEMBER, 'test');
});
afterEach(() => void vi.useRealTimers());

function setClock(aheadMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON.getTime() + aheadMs });
}

async function send(): Promise<void> {
  await sendByClock({ memberId: MEMBER, service, trueTime: NOON });
  await outbox.refresh();
}

const refusals = () => outbox.entries.map(({ refusal }) => refusal);

describe('a phone that has left the zone in which the entry was made', () => {
  /** A place with another day than at noon in Tallinn, further west. */
  const AWAY = 14 * 60;
  const there = (ms = Date.now()) => momentOf(new Date(ms), AWAY);
  const trainThere = () => outbox.add('completeTraining', { id: 't1', eventDateTime: there() });

  it('promise 5: has it held where its clock put it on a wrong day of that zone', async () => {
    setClock(-TWO_DAYS_MS);
    await trainThere();
    await send();
    expect(refusals()).toEqual([{ code: 'CLOCK_WRONG', clockAheadMs: -TWO_DAYS_MS }]);
    const [held] = outbox.entries;
    expect(atRightMoment(held as Entry, -TWO_DAYS_MS)).toEqual({
      id: 't1',
      eventDateTime: there(NOON.getTime()),
    });
  });

  it('sends it unasked where the day of that zone stays the same', async () => {
    setClock(13 * HOUR_MS);
    const day = dayOf(there());
    await trainThere();
    await send();
    expect(refusals()).toEqual([]);
    expect(service.applied).toEqual([{ field: 'completeTraining', id: `${day}_t1_member` }]);
  });
});

it('the right moment is on the clock that was changed to winter time meanwhile', () => {
  const shown = momentOf(new Date('2026-10-24T18:00:00'));
  const right = momentOf(new Date(Date.parse(shown) + TWO_DAYS_MS));
  expect(shifted(shown, -TWO_DAYS_MS)).toBe(right);
});
