/** Lists of several pages get an event older than their newest page: its place among the held says nothing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CALENDAR_PAGE_LIMIT } from '../../../contract/limits.ts';
import { CalendarScreen_EverySessionDocument } from '../../../contract/documents.generated.ts';
import { monthsSessionsQuestion } from '../../../src/features/training/sessions/sessions.question.ts';
import { beginOnEmptyDevice, openCachedClient, timeline } from '../../support/cached-client.ts';
import { untilKept } from '../../support/paged-diary.ts';
import {
  answerOf,
  inOrder,
  pagesOfTrainings,
  readTrainings,
  readTrainingsOffline,
  tokenAfter,
  type Training,
  trainingDeleted,
  trainingSaved,
  trainingsDownFrom,
} from '../../support/paged-trainings.ts';

beforeEach(beginOnEmptyDevice);

/** The device reads so many pages of what the service has, and then the network or the app is gone. */
async function read(stored: readonly Training[], pageCount?: number) {
  const device = openCachedClient(pagesOfTrainings(stored, pageCount));
  await readTrainings(device);
  await untilKept(device);
  return device;
}

const onDay = (id: string, day: number): Training => ({ id, day, revision: 1 });
const idsOf = (trainings: readonly Training[]) => inOrder(trainings).map(({ id }) => id);
const without = (trainings: readonly Training[], ...ids: string[]) =>
  trainings.filter(({ id }) => !ids.includes(id));

describe('promise 8: of a list that was whole on the device, everything is there without a network', () => {
  it('after she has logged past days and only the newest page was read again', async () => {
    const eight = trainingsDownFrom(8);
    const past = [onDay('s20', 4), onDay('s21', 1), onDay('s22', -30)];
    const device = await read(eight);
    await device.outbox.absorb(past.map(trainingSaved));
    await untilKept(device);
    await read([...eight, ...past], 1);
    expect(await readTrainingsOffline()).toEqual({ ids: idsOf([...eight, ...past]), isWhole: true });
  });

  it('after a past day and a new one were logged, and only the newest page was read again', async () => {
    const eight = trainingsDownFrom(8);
    const both = [onDay('s20', 4), onDay('s21', 9)];
    const device = await read(eight);
    await device.outbox.absorb(both.map(trainingSaved));
    await untilKept(device);
    await read([...eight, ...both], 1);
    expect(await readTrainingsOffline()).toEqual({ ids: idsOf([...eight, ...both]), isWhole: true });
  });

  it('after another phone has moved one to a newer day and only the newest page was read again', async () => {
    const twelve = trainingsDownFrom(12);
    await read(twelve);
    const moved = [...without(twelve, 's2'), { id: 's2', day: 20, revision: 2 }];
    await read(moved, 1);
    expect(await readTrainingsOffline()).toEqual({ ids: idsOf(moved), isWhole: true });
  });

  it('after she has moved one to a past day and only the newest page was read again', async () => {
    const twelve = trainingsDownFrom(12);
    const device = await read(twelve);
    const moved = { id: 's12', day: 2, revision: 2 };
    await device.outbox.absorb([trainingSaved(moved)]);
    await untilKept(device);
    const stored = [...without(twelve, 's12'), moved];
    await read(stored, 1);
    expect(await readTrainingsOffline()).toEqual({ ids: idsOf(stored), isWhole: true });
  });

  it('when the last page came, and the one on which a past day belongs did not', async () => {
    const nine = trainingsDownFrom(9);
    const past = onDay('s20', 5);
    const device = await read(nine);
    await device.outbox.absorb([trainingSaved(past)]);
    await untilKept(device);
    const stored = [...nine, past];
    const next = await read(stored, 1);
    const last = openCachedClient(pagesOfTrainings(stored));
    await last.storage.hydrated;
    const variables = { limit: CALENDAR_PAGE_LIMIT, nextToken: tokenAfter(onDay('s4', 4)) };
    await last.client.query(CalendarScreen_EverySessionDocument, variables).toPromise();
    await untilKept(next);
    await untilKept(last);
    expect(await readTrainingsOffline()).toEqual({ ids: idsOf(stored), isWhole: true });
  });
});

it('promise 8: what an old month brought into a list that the device has in part stays there', async () => {
  const twelve = trainingsDownFrom(12);
  await read(twelve, 2);
  const device = openCachedClient({
    CalendarScreen_Sessions: timeline(twelve.filter(({ day }) => day <= 2).map(answerOf)),
  });
  const month = monthsSessionsQuestion.variablesOf('2026-01');
  await device.client.query(monthsSessionsQuestion.document, month, { requestPolicy: 'network-only' });
  await untilKept(device);
  await read([...twelve, onDay('s13', 13)], 1);
  const ids = ['s13', ...idsOf(twelve).slice(0, 6), 's2', 's1'];
  expect(await readTrainingsOffline()).toEqual({ ids, isWhole: false });
});

it('what another phone has deleted of the newest page is gone as soon as that is read again', async () => {
  const eight = trainingsDownFrom(8);
  await read(eight);
  const left = without(eight, 's7', 's5');
  await read(left, 1);
  expect(await readTrainingsOffline()).toEqual({ ids: idsOf(left), isWhole: true });
});

it('promise 8: one that another tab has deleted, and whose key this tab wrote again, keeps no other from being read', async () => {
  const answers = pagesOfTrainings(trainingsDownFrom(8));
  const here = openCachedClient(answers);
  await readTrainings(here);
  await untilKept(here);
  const there = openCachedClient({});
  await there.storage.hydrated;
  await there.outbox.absorb([trainingDeleted('s2')]);
  await untilKept(there);
  Object.assign(answers, pagesOfTrainings(trainingsDownFrom(9), 1));
  await readTrainings(here);
  await untilKept(here);
  const left = without(trainingsDownFrom(10), 's2');
  await read(left, 1);
  expect(await readTrainingsOffline()).toEqual({ ids: idsOf(left), isWhole: true });
});
