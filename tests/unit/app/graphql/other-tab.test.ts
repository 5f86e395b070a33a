/** Two tabs write one cache on the disk, and each may hold an answer that is older than what the other has put there. */
import { wipeDevice } from '../../../support/offline/device.ts';
import { ModelService } from '../../../support/offline/model-service.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { absorbReceipts } from '../../../../src/app/graphql/absorb-receipts.ts';
import {
  DiaryScreen_MeasurementsDocument,
  SettingsScreen_CalendarFeedDocument,
} from '../../../../contract/documents.generated.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import { OutboxConnection, readEntriesAndReceipts } from '../../../../src/offline/outbox-database.ts';
import { sendAll } from '../../../../src/offline/sender.ts';
import {
  type Answers,
  diary,
  idsInDiary,
  measurement,
  openCachedClient,
} from '../../../support/cached-client.ts';

const MEMBER = 'member';
const task = () => new Promise((resolve) => setTimeout(resolve));

// Graphcache writes nothing to the disk when NODE_ENV says that it is under test.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
beforeEach(wipeDevice);

async function openTab(answers: Answers) {
  const opened = await Outbox.open(MEMBER, 'test');
  const { client, storage, outbox } = openCachedClient(answers, '1', MEMBER);
  opened.listen({
    onSettled: (receipts) => absorbReceipts(storage, outbox, receipts),
    lacking: (entryIds) => storage.lacking(entryIds),
  });
  const shown = () => client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
  return { entries: opened, client, storage, shown };
}

function later() {
  let answer: (data: unknown) => void = () => undefined;
  const data = new Promise((resolve) => {
    answer = resolve;
  });
  return { data, answer };
}

async function send(): Promise<void> {
  const service = new ModelService();
  const answerOf = async (body: string) => {
    const { data } = service.answer(body) as { data: Record<string, unknown> };
    for (const [alias, answer] of Object.entries(data))
      Object.assign(data, {
        [alias]: {
          __typename: 'CreateMeasurementResult',
          ...(answer as object),
          measurement: measurement('m2'),
        },
      });
    return { data };
  };
  await sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
    fetch: async (_input, init) => Response.json(await answerOf(String(init?.body))),
  });
}

async function areAllAbsorbed(): Promise<boolean> {
  const connection = new OutboxConnection(MEMBER);
  const { receipts } = await connection.run(readEntriesAndReceipts);
  connection.close();
  return receipts.length > 0 && receipts.every(({ isAbsorbed }) => isAbsorbed);
}

it('promise 5: an older answer in another tab hides nothing from the next start', async () => {
  const here = await openTab(diary);
  const diaryThere = later();
  const feedThere = later();
  const there = await openTab({
    DiaryScreen_Measurements: diaryThere.data,
    SettingsScreen_CalendarFeed: feedThere.data,
  });
  await here.shown();
  there.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 }).subscribe(() => undefined);
  there.client.query(SettingsScreen_CalendarFeedDocument, {}).subscribe(() => undefined);
  await task();
  const eventDateTime = measurement('m2').eventDateTime;
  await here.entries.add('createMeasurement', { input: { id: 'm2', weight: 68.5, eventDateTime } });
  await send();
  await expect.poll(areAllAbsorbed).toBe(true);

  // It was asked for before m2 was stored, and another question still keeps that tab from taking m2 in.
  diaryThere.answer(diary.DiaryScreen_Measurements);
  await expect.poll(() => idsInDiary(there.client)).toEqual(['m1']);
  await task();
  await there.storage.flushed();

  const next = await openTab({});
  await expect.poll(() => idsInDiary(next.client)).toEqual(['m2', 'm1']);
});
