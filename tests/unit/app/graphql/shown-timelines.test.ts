/** A screen's own days are asked for again. */
import { pipe, subscribe } from 'wonka';
import { beforeEach, expect, it } from 'vitest';
import {
  DiaryScreen_MeasurementsDocument,
  DiaryScreen_ProfileDocument,
} from '../../../../contract/documents.generated.ts';
import {
  beginOnEmptyDevice,
  measurement,
  openCachedClient,
  timeline,
} from '../../../support/cached-client.ts';

beforeEach(beginOnEmptyDevice);

const inDiary = (...ids: string[]) => timeline(ids.map(measurement));

/** A diary on the screen, and a service that answers with the next of `answers` each time. */
function openDiary(answers: readonly unknown[]) {
  let asked = 0;
  const opened = openCachedClient({
    DiaryScreen_Measurements: () => answers[asked++],
    DiaryScreen_Profile: () => ({ getMyProfile: null }),
  });
  const seen: unknown[] = [];
  const { unsubscribe: close } = pipe(
    opened.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 }),
    subscribe(({ data, stale }) => {
      if (!stale) seen.push(data ? data.getMyTimelineByType?.events.map(({ id }) => id) : 'failed');
    }),
  );
  return { ...opened, seen, close, timesAsked: () => asked };
}

it('is on the screen as soon as it comes, and where the service breaks, what she sees stays', async () => {
  const { seen, timelines, timesAsked } = openDiary([inDiary('m1'), null, inDiary('m2', 'm1')]);
  await expect.poll(() => seen).toEqual([['m1']]);
  timelines.askAgain();
  await expect.poll(timesAsked).toBe(2);
  // Nobody is told when the second answer has failed, and what is asked for until then is not asked for again.
  const askUntilAsked = () => {
    if (timesAsked() < 3) timelines.askAgain();
    return timesAsked();
  };
  await expect.poll(askUntilAsked).toBe(3);
  await expect.poll(() => seen.at(-1)).toEqual(['m2', 'm1']);
  expect(seen).not.toContain('failed');
});

it('says that the service broke where nothing was on the screen yet', async () => {
  const { seen } = openDiary([null]);
  await expect.poll(() => seen).toEqual(['failed']);
});

it('is not asked for twice at a time, nor once its screen is left', async () => {
  let resolve: (answer: unknown) => void = () => {};
  const promise = new Promise((settle) => (resolve = settle));
  const { seen, timelines, close, timesAsked } = openDiary([promise, inDiary('m2', 'm1')]);
  await expect.poll(timesAsked).toBe(1);
  timelines.askAgain();
  resolve(inDiary('m1'));
  await expect.poll(() => seen).toEqual([['m1']]);
  expect(timesAsked()).toBe(1);
  close();
  timelines.askAgain();
  await Promise.resolve();
  expect(timesAsked()).toBe(1);
});

it('asks for nothing but her days', async () => {
  let asked = 0;
  const { client, timelines } = openCachedClient({
    DiaryScreen_Profile: () => {
      asked += 1;
      return { getMyProfile: null };
    },
    DiaryScreen_Measurements: () => inDiary('m1'),
  });
  pipe(
    client.query(DiaryScreen_ProfileDocument, {}),
    subscribe(() => undefined),
  );
  await expect.poll(() => asked).toBe(1);
  timelines.askAgain();
  await client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
  expect(asked).toBe(1);
});
