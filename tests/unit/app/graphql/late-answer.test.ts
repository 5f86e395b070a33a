/** An answer that was asked for before the server had an entry, and comes after its receipt. */
import { wipeDevice } from '../../../support/offline/device.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DiaryScreen_MeasurementsDocument,
  SettingsScreen_CalendarFeedDocument,
} from '../../../../contract/documents.generated.ts';
import { absorbReceipts } from '../../../../src/app/graphql/absorb-receipts.ts';
import {
  type Answers,
  diary,
  idsInDiary,
  measurement,
  openCachedClient,
  receipt,
  timeline,
} from '../../../support/cached-client.ts';

// Graphcache writes nothing to the disk when NODE_ENV says that it is under test.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
beforeEach(wipeDevice);

describe('a late answer', () => {
  it.each([
    ['alone', []],
    ['beside another', [SettingsScreen_CalendarFeedDocument]],
  ])(
    'promise 5: does not take a measurement out of the diary, nor bring a deleted one back, %s',
    async (_how, others) => {
      const answers: Answers = { ...diary };
      const { client, outbox, storage } = openCachedClient(answers);
      await client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
      let answer: (data: unknown) => void = () => undefined;
      answers['DiaryScreen_Measurements'] = new Promise((resolve) => {
        answer = resolve;
      });
      let answerOther: (data: unknown) => void = () => undefined;
      answers['SettingsScreen_CalendarFeed'] = new Promise((resolve) => {
        answerOther = resolve;
      });
      for (const other of others) client.query(other, {}).subscribe(() => undefined);
      const seen: unknown[] = [];
      client
        .query(DiaryScreen_MeasurementsDocument, { limit: 100 }, { requestPolicy: 'network-only' })
        .subscribe(({ data }) => void seen.push(data?.getMyTimelineByType?.events.map(({ id }) => id)));
      await new Promise((resolve) => setTimeout(resolve));
      const absorbing = absorbReceipts(storage, outbox, [
        receipt(
          'createMeasurement',
          { input: { id: 'm2', eventDateTime: '2026-11-20T07:30:00+02:00' } },
          {
            __typename: 'CreateMeasurementResult',
            id: 'm2',
            presignedUrl: '{}',
            measurement: measurement('m2'),
          },
        ),
        receipt('deleteMeasurement', { id: 'm1' }, 'm1'),
      ]);
      answer(diary.DiaryScreen_Measurements);
      // A question from now on gets the data that the server has stored meanwhile.
      answers['DiaryScreen_Measurements'] = timeline([measurement('m2')]);
      answerOther({ getMyCalendarFeed: null });
      await absorbing;
      expect([seen.at(-1), await idsInDiary(client)]).toEqual([['m2'], ['m2']]);
      expect(await idsInDiary(openCachedClient({}).client)).toEqual(['m2']);
    },
  );
});
