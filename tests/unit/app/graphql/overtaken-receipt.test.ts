/** Receipts of what the worker sent, put into the cache after an answer that is newer: another phone has gone on meanwhile. */
import { pipe, subscribe } from 'wonka';
import { beforeEach, describe, expect, it } from 'vitest';
import { absorbReceipts } from '../../../../src/app/graphql/absorb-receipts.ts';
import { DiaryScreen_ProfileDocument } from '../../../../contract/documents.generated.ts';
import { measurementsQuestion } from '../../../../src/features/diary/measurements/measurements.question.ts';
import {
  type Answers,
  beginOnEmptyDevice,
  idsInDiary,
  measurement,
  openCachedClient,
  receipt,
  timeline,
} from '../../../support/cached-client.ts';
import { untilKept } from '../../../support/paged-diary.ts';

beforeEach(beginOnEmptyDevice);

const made = (id: string, settledAt?: number) =>
  receipt(
    'createMeasurement',
    { input: { id } },
    { __typename: 'CreateMeasurementResult', measurement: measurement(id), upload: null },
    settledAt,
  );
const inDiary = (...ids: string[]) => timeline(ids.map(measurement));
const profile = (firstName: string) => ({
  __typename: 'Profile',
  id: 'member',
  email: 'mari@example.com',
  firstName,
  lastName: null,
  bio: null,
  imageURL: null,
  updatedAt: null,
  consents: [],
});

/** Her diary on the screen, and how often it was asked for. */
function openDiary(answer: () => unknown) {
  let asked = 0;
  const answers: Answers = {
    DiaryScreen_Measurements() {
      asked += 1;
      return answer();
    },
  };
  const device = openCachedClient(answers);
  let seen: readonly string[] = [];
  pipe(
    device.client.query(measurementsQuestion.document, measurementsQuestion.variablesOf()),
    subscribe(({ data }) => {
      if (data) seen = measurementsQuestion.answerOf([data])?.map(({ id }) => id) ?? [];
    }),
  );
  return {
    ...device,
    seen: () => seen,
    timesAsked: () => asked,
    absorb: (...receipts: ReturnType<typeof receipt>[]) =>
      absorbReceipts(device.storage, device.outbox, receipts),
  };
}

describe('promise 5: what another phone has deleted since', () => {
  it('does not stay where the receipt had to wait for the answer', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const coming = new Promise((resolve) => (answer = resolve));
    const answers = [coming, inDiary('m1')];
    const diary = openDiary(() => answers.shift());
    await expect.poll(() => diary.timesAsked()).toBe(1);
    const absorbing = diary.absorb(made('m2'));
    answer(inDiary('m1'));
    await absorbing;
    await expect.poll(() => diary.timesAsked()).toBe(2);
    await expect.poll(() => diary.seen()).toEqual(['m1']);
    await untilKept(diary);
    expect(await idsInDiary(openCachedClient({}).client)).toEqual(['m1']);
  });

  it('does not stay where the answer had come before the receipt was read', async () => {
    const settledAt = Date.now();
    const diary = openDiary(() => inDiary('m1'));
    await expect.poll(() => diary.seen()).toEqual(['m1']);
    await diary.absorb(made('m2', settledAt));
    await expect.poll(() => diary.seen()).toEqual(['m1']);
    await untilKept(diary);
    expect(await idsInDiary(openCachedClient({}).client)).toEqual(['m1']);
  });

  it('does not stay where the clock was put back since the worker sent it', async () => {
    const diary = openDiary(() => inDiary('m1'));
    await expect.poll(() => diary.seen()).toEqual(['m1']);
    await diary.absorb(made('m2', Date.now() + 3_600_000));
    await expect.poll(() => diary.seen()).toEqual(['m1']);
  });
});

it('promise 5: her profile is as she left it on another phone', async () => {
  const settledAt = Date.now();
  const device = openCachedClient({ DiaryScreen_Profile: { getMyProfile: profile('Marianne') } });
  const seen: unknown[] = [];
  pipe(
    device.client.query(DiaryScreen_ProfileDocument, {}),
    subscribe(({ data }) => data && seen.push(data.getMyProfile?.firstName)),
  );
  await expect.poll(() => seen).toEqual(['Marianne']);
  const input = { firstName: 'Mari' };
  const edited = receipt('editMyProfile', { input }, profile('Mari'), settledAt);
  await absorbReceipts(device.storage, device.outbox, [edited]);
  await expect.poll(() => seen.at(-1)).toBe('Marianne');
});

it('an entry that is settled after the answer has come is not asked for again', async () => {
  const diary = openDiary(() => inDiary('m1'));
  await expect.poll(() => diary.seen()).toEqual(['m1']);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await diary.absorb(made('m2'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(diary.seen()).toEqual(['m2', 'm1']);
  expect(diary.timesAsked()).toBe(1);
});
