// @vitest-environment jsdom
/** The screen's pages after the first while they change. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { measurementsQuestion } from '../../../src/features/diary/measurements/measurements.question.ts';
import type { Measurement } from '../../../src/features/diary/measurements/measurement.ts';
import { noteRequest } from '../../../src/offline/connection.ts';
import type { Reading } from '../../../src/reading/reading.ts';
import { useQuestion } from '../../../src/reading/use-question.ts';
import { type Answers, measurement, openCachedClient, receipt } from '../../support/cached-client.ts';
import { idsDownFrom, pagesOf, readDiary, untilKept } from '../../support/paged-diary.ts';
import { MEMBER } from '../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../features/member-page.tsx';

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  noteRequest(true);
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function openDiary(answers: Answers) {
  const device = openCachedClient(answers, '1', MEMBER.id);
  let now: Reading<readonly Measurement[]> | undefined;
  function Screen() {
    now = useQuestion(measurementsQuestion);
    return null;
  }
  openPage(<Screen />, { client: device.client });
  return {
    ...device,
    ids: () => now?.answer?.map(({ id }) => id),
    weights: () => now?.answer?.map(({ weight }) => weight),
    reading: () => now,
  };
}

const isWhole = (opened: ReturnType<typeof openDiary>) =>
  waitFor(() => expect(opened.reading()).toMatchObject({ isWhole: true, isAsking: false }));

it('promise 5: a measurement of a further page is gone from the screen once its deletion is settled', async () => {
  const diary = openDiary(pagesOf(idsDownFrom(8)));
  await isWhole(diary);
  await act(() => diary.outbox.absorb([receipt('deleteMeasurement', { id: 'm2' }, 'm2')]));
  expect(diary.ids()).toEqual(idsDownFrom(8).filter((id) => id !== 'm2'));
  expect(diary.reading()?.isWhole).toBe(true);
});

it('promise 5: what has been corrected on a further page is shown as it is now, and once', async () => {
  const diary = openDiary(pagesOf(idsDownFrom(4)));
  await isWhole(diary);
  const corrected = { ...measurement('m1'), weight: 61 };
  const made = { __typename: 'CreateMeasurementResult', measurement: corrected, upload: null };
  await act(() => diary.outbox.absorb([receipt('createMeasurement', { input: { id: 'm1' } }, made)]));
  expect(diary.ids()).toEqual(idsDownFrom(4));
  expect(diary.weights()).toEqual([68.5, 68.5, 68.5, 61]);
});

it('promise 8: what the device has of them is on the screen before a hanging network answers', async () => {
  const device = openCachedClient(pagesOf(idsDownFrom(8)), '1', MEMBER.id);
  await readDiary(device, 'network-only');
  await untilKept(device);
  const diary = openDiary({ DiaryScreen_Measurements: () => new Promise(() => {}) });
  await waitFor(() => expect(diary.ids()).toEqual(idsDownFrom(8)));
  expect(diary.reading()?.isWhole).toBe(true);
});

it('promise 8: they stay on the screen when the first page leads on to one that does not come', async () => {
  const device = openCachedClient(pagesOf(idsDownFrom(8)), '1', MEMBER.id);
  await readDiary(device, 'network-only');
  await untilKept(device);
  const diary = openDiary(pagesOf(idsDownFrom(9), 1));
  await waitFor(() => expect(diary.ids()).toEqual(idsDownFrom(9)));
  await isWhole(diary);
});
