/** A phone whose clock is wrong, and how the server judges it. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { sendByClock } from '../../support/offline/send-by-clock.ts';
import { hearFailures } from '../../support/told-failures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../contract/moments.ts';
import type { Entry } from '../../../src/offline/entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { atRightMoment, trueNow } from '../../../src/offline/wrong-clock.ts';

const MEMBER = 'member';
const NOON = new Date('2026-11-22T12:00:00');
const HOUR_MS = 3_600_000;
const TWO_DAYS_MS = 48 * HOUR_MS;

let service: ModelService;
let outbox: Outbox;
/** The variables of each document that the server ran. */
let ran: Record<string, unknown>[];

beforeEach(async () => {
  wipeDevice();
  service = new ModelService();
  ran = [];
  outbox = await Outbox.open(MEMBER, 'test');
});
afterEach(() => void vi.useRealTimers());

function setClock(aheadMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON.getTime() + aheadMs });
}

async function send(network = true): Promise<void> {
  await sendByClock({ memberId: MEMBER, service, trueTime: NOON, ran, network });
  await outbox.refresh();
}

function refuse(field: string): void {
  service.refuse = () => 'BAD_USER_INPUT';
  service.field = field;
}

const now = () => momentOf(new Date());
const measure = (eventDateTime = now()) =>
  outbox.add('createMeasurement', { input: { id: 'm1', weight: 60, eventDateTime } });
const train = () => outbox.add('completeTraining', { id: 't1', eventDateTime: now() });
const refusals = () => outbox.entries.map(({ refusal }) => refusal);

describe('a clock that is two days behind', () => {
  const behind = { code: 'CLOCK_WRONG', clockAheadMs: -TWO_DAYS_MS };

  it('promise 5: has its entry held instead of stored on the wrong day', async () => {
    setClock(-TWO_DAYS_MS);
    await measure();
    await train();
    await send();
    expect(refusals()).toEqual([behind, behind]);
    expect(service.applied).toEqual([]);
    expect(outbox.entries.map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  it('promise 2: sends the held entry for the right day once she takes the right moment', async () => {
    setClock(-TWO_DAYS_MS);
    await train();
    await send();
    const [held] = outbox.entries;
    expect(trueNow(held as Entry, new Date())).toEqual(NOON);
    await outbox.edit(held as Entry, atRightMoment(held as Entry, -TWO_DAYS_MS));
    await send();
    expect(service.applied).toEqual([{ field: 'completeTraining', id: '2026-11-22_t1_member' }]);
    expect(outbox.entries).toEqual([]);
  });

  it('moves the end of a held session and its sets along with its beginning', async () => {
    setClock(-TWO_DAYS_MS);
    const eventDateTime = momentOf(new Date());
    const later = (minutes: number) => momentOf(new Date(Date.now() + minutes * 60_000));
    const sets = [{ exercise: 'Kükk', number: 1, doneAt: later(5) }];
    const input = { id: 's', revision: 1, kind: 'GYM' as const, eventDateTime, endDateTime: later(45), sets };
    await outbox.add('saveSession', { input });
    await send();
    const [held] = outbox.entries;
    expect(held?.refusal?.code).toBe('CLOCK_WRONG');
    setClock(0);
    expect(atRightMoment(held as Entry, -TWO_DAYS_MS)).toEqual({
      input: {
        ...input,
        eventDateTime: momentOf(new Date()),
        endDateTime: later(45),
        sets: [{ exercise: 'Kükk', number: 1, doneAt: later(5) }],
      },
    });
  });

  it('moves the moment at which what runs in a held session ends', async () => {
    setClock(-TWO_DAYS_MS);
    const later = (minutes: number) => momentOf(new Date(Date.now() + minutes * 60_000));
    const place = { section: 0, step: 0, set: 1, secondsLeft: 60, isRest: true };
    const session = { id: 's', revision: 1, kind: 'TRAINING' as const, eventDateTime: later(0), sets: [] };
    await outbox.add('saveSession', { input: { ...session, place: { ...place, endsAt: later(1) } } });
    await send();
    const [held] = outbox.entries;
    setClock(0);
    expect(atRightMoment(held as Entry, -TWO_DAYS_MS)).toMatchObject({
      input: { eventDateTime: later(0), place: { ...place, endsAt: later(1) } },
    });
  });

  it('promise 2: stores a held measurement on the right day with all its figures', async () => {
    setClock(-TWO_DAYS_MS);
    await measure();
    await send();
    const [held] = outbox.entries;
    await outbox.edit(held as Entry, atRightMoment(held as Entry, -TWO_DAYS_MS));
    await send();
    expect(ran).toEqual([
      expect.objectContaining({ input_e1: { id: 'm1', weight: 60, eventDateTime: momentOf(NOON) } }),
    ]);
  });

  it('sends the held entry unchanged once she says that it is right', async () => {
    setClock(-TWO_DAYS_MS);
    await train();
    await send();
    await outbox.retry(outbox.entries[0] as Entry);
    await send();
    expect(service.applied).toEqual([{ field: 'completeTraining', id: '2026-11-20_t1_member' }]);
  });

  it('sends a day that she chose herself, and an entry that the server may already have', async () => {
    setClock(0);
    await train();
    await send(false);
    setClock(-TWO_DAYS_MS);
    await measure('2026-11-10T08:00:00+02:00');
    await send();
    expect(service.applied.map(({ id }) => id)).toEqual(['2026-11-22_t1_member', 'm1']);
  });

  it('gives a profile edit and a consent the moment at which they were made', async () => {
    setClock(-TWO_DAYS_MS);
    await outbox.add('editMyProfile', { input: { firstName: 'Mari', editedAt: now() } });
    await outbox.add('giveConsent', { kind: 'PHOTOS', textVersion: '2026-11-20', givenAt: now() });
    setClock(-TWO_DAYS_MS + HOUR_MS);
    await send();
    // As far as anybody can know, the clock was wrong by an hour less when they were sent.
    const made = momentOf(new Date(NOON.getTime() - HOUR_MS));
    expect(ran).toEqual([
      expect.objectContaining({ input_e1: { firstName: 'Mari', editedAt: made }, givenAt_e2: made }),
    ]);
  });
});

describe('an edit that had to be later than what this device had seen', () => {
  const seen = momentOf(new Date(NOON.getTime() + HOUR_MS));
  const sent = async (aheadMs: number, editedAt: string) => {
    setClock(aheadMs);
    await outbox.add('editMyProfile', { input: { firstName: 'Mari', editedAt } });
    await send();
    return ran.map(({ input_e1: input }) => input);
  };

  it('stays later than that if the clock is ahead', async () => {
    expect(await sent(TWO_DAYS_MS, seen)).toEqual([{ firstName: 'Mari', editedAt: seen }]);
  });

  it('promise 2: is never moved past now, where the clock was set back after it was made', async () => {
    setClock(0);
    await outbox.add('giveConsent', {
      kind: 'PHOTOS',
      textVersion: '2026-11-20',
      givenAt: momentOf(new Date()),
    });
    setClock(-TWO_DAYS_MS);
    await send();
    expect(ran).toEqual([expect.objectContaining({ givenAt_e1: momentOf(NOON) })]);
  });

  describe('on a phone that was once in 2099', () => {
    const in2099 = momentOf(new Date('2099-07-01T12:00:00'));
    const mark = (value: string, changedAt: string) =>
      outbox.add('saveMarks', { input: [{ kind: 'week-goal', key: 'week', value, changedAt }] });

    it('promise 2: is sent with the time at which it is, once the clock is set right', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(in2099) });
      await mark('3', in2099);
      await outbox.add('giveConsent', { kind: 'PHOTOS', textVersion: '1', givenAt: in2099 });
      setClock(0);
      await send();
      const [sentMark]: unknown[] = Object(ran[0]?.['input_e1']);
      expect(sentMark).toMatchObject({ value: '3', changedAt: momentOf(NOON) });
      expect(ran[0]).toMatchObject({ givenAt_e2: momentOf(NOON) });
    });

    it('promise 2: is sent of what she changes there again, which had to be later than 2099', async () => {
      setClock(0);
      await mark('4', momentOf(new Date(Date.parse(in2099) + 1)));
      await send();
      const [sentMark]: unknown[] = Object(ran[0]?.['input_e1']);
      expect(sentMark).toMatchObject({ value: '4', changedAt: momentOf(NOON) });
    });

    it('stays later than what another phone has set up to a day ahead, which the service takes', async () => {
      const ahead = momentOf(new Date(NOON.getTime() + 20 * HOUR_MS));
      setClock(0);
      await mark('5', ahead);
      await send();
      const [sentMark]: unknown[] = Object(ran[0]?.['input_e1']);
      expect(sentMark).toMatchObject({ value: '5', changedAt: ahead });
    });
  });

  it('is moved to when it was made if the clock is behind', async () => {
    const longAgo = momentOf(new Date(NOON.getTime() - HOUR_MS));
    expect(await sent(-TWO_DAYS_MS, longAgo)).toEqual([{ firstName: 'Mari', editedAt: momentOf(NOON) }]);
  });
});

describe('a clock that is ahead', () => {
  it('by three hours of the same day does not matter', async () => {
    setClock(3 * HOUR_MS);
    await train();
    await send();
    expect(service.applied).toHaveLength(1);
  });

  it('by two days has its entries held', async () => {
    setClock(TWO_DAYS_MS);
    await measure();
    await send();
    expect(refusals()).toEqual([{ code: 'CLOCK_WRONG', clockAheadMs: TWO_DAYS_MS }]);
  });

  it('is known from the entry if it was corrected before the entry was sent', async () => {
    const heard = hearFailures();
    setClock(TWO_DAYS_MS);
    await train();
    setClock(0);
    refuse('eventDateTime');
    await send();
    expect(refusals()).toEqual([
      { code: 'BAD_USER_INPUT', field: 'eventDateTime', clockAheadMs: TWO_DAYS_MS },
    ]);
    expect(heard).toEqual(['Failed: completeTraining BAD_USER_INPUT']);
  });

  it('is known in full if it was only partly corrected before the entry was refused', async () => {
    const heard = hearFailures();
    setClock(HOUR_MS);
    await train();
    setClock(HOUR_MS / 2);
    refuse('eventDateTime');
    await send();
    expect(refusals()).toEqual([{ code: 'BAD_USER_INPUT', field: 'eventDateTime', clockAheadMs: HOUR_MS }]);
    expect(heard).toEqual(['Failed: completeTraining BAD_USER_INPUT']);
  });

  it('is not blamed for a figure that is refused', async () => {
    const heard = hearFailures();
    setClock(TWO_DAYS_MS);
    await measure();
    setClock(0);
    refuse('input.weight');
    await send();
    expect(refusals()).toEqual([{ code: 'BAD_USER_INPUT', field: 'input.weight' }]);
    expect(heard).toEqual(['Failed: createMeasurement BAD_USER_INPUT']);
  });
});

it('a clock that is right is not blamed for a refused moment', async () => {
  const heard = hearFailures();
  setClock(0);
  await train();
  refuse('eventDateTime');
  await send();
  expect(refusals()).toEqual([{ code: 'BAD_USER_INPUT', field: 'eventDateTime' }]);
  expect(heard).toEqual(['Failed: completeTraining BAD_USER_INPUT']);
});
