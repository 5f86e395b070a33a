// @vitest-environment jsdom
/** She returns to a page that slept while the worker sent what waited and her other phone went on. */
import { pipe, subscribe } from 'wonka';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { absorbReceipts } from '../../../../src/app/graphql/absorb-receipts.ts';
import { onNewsChance } from '../../../../src/reading/news-chances.ts';
import { askForNews } from '../../../../src/app/start/ask-for-news.ts';
import type { SessionInput } from '../../../../contract/documents.generated.ts';
import { sessionOfInput } from '../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsQuestion } from '../../../../src/features/training/sessions/sessions.question.ts';
import type { Session } from '../../../../src/features/training/sessions/session.ts';
import { type Entry, type Receipt, receiptOf } from '../../../../src/offline/entry.ts';
import { Outbox } from '../../../../src/offline/outbox.ts';
import { OutboxConnection, outboxName, recordOutcomes } from '../../../../src/offline/outbox-database.ts';
import { beginOnEmptyDevice, openCachedClient, timeline } from '../../../support/cached-client.ts';
import { untilKept } from '../../../support/paged-diary.ts';

const MEMBER = 'member';
const begin = IDBDatabase.prototype.transaction;

let closing: (() => void)[] = [];

beforeEach(beginOnEmptyDevice);
afterEach(() => {
  for (const close of closing) close();
  closing = [];
  IDBDatabase.prototype.transaction = begin;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const inputOf = (revision: number, endDateTime?: string): SessionInput => ({
  id: 's1',
  revision,
  kind: 'TRAINING',
  eventDateTime: '2026-11-20T18:00:00.000+02:00',
  ...(endDateTime !== undefined && { endDateTime }),
});
const UNDER_WAY = sessionOfInput(inputOf(4));
const SENT = sessionOfInput(inputOf(5));
const ENDED = sessionOfInput(inputOf(9, '2026-11-20T19:00:00.000+02:00'));

const factsOf = (sessions: readonly Session[] | undefined) =>
  sessions?.map(({ revision, endDateTime }) => [revision, endDateTime]);

/** The page with her trainings on the screen, and a service of which each answer can be held back. */
async function openPage() {
  const service = { stored: UNDER_WAY, asked: 0, answering: Promise.resolve() };
  const device = openCachedClient({
    async CalendarScreen_EverySession() {
      service.asked += 1;
      const answer = timeline([service.stored]);
      await service.answering;
      return answer;
    },
  });
  const { client, storage, outbox: cache, timelines } = device;
  const outbox = await Outbox.open(MEMBER, 'test');
  outbox.listen({
    onSettled: (receipts) => absorbReceipts(storage, cache, receipts),
    lacking: (ids) => storage.lacking(ids),
  });
  let seen: unknown;
  pipe(
    client.query(sessionsQuestion.document, sessionsQuestion.variablesOf()),
    subscribe(({ data }) => {
      if (data) seen = factsOf(sessionsQuestion.answerOf([data]));
    }),
  );
  const untilShown = () => cache.absorb([]);
  const stop = onNewsChance(
    () => void askForNews(outbox, { untilShown, askTimelinesAgain: timelines.askAgain }),
  );
  closing.push(stop, () => outbox.close());
  await expect.poll(() => seen).toEqual(factsOf([UNDER_WAY]));
  return { device, outbox, service, seen: () => seen };
}

/** While the page sleeps: no message reaches it. */
async function workerSends(entry: Entry): Promise<void> {
  const worker = new OutboxConnection(MEMBER);
  await worker.run((database) =>
    recordOutcomes(database, { settled: [receiptOf(entry, SENT as Receipt['answer'])], kept: [] }),
  );
  worker.close();
}

async function seenOffline() {
  const { client } = openCachedClient({});
  const variables = sessionsQuestion.variablesOf();
  const { data } = await client
    .query(sessionsQuestion.document, variables, { requestPolicy: 'cache-only' })
    .toPromise();
  return data && factsOf(sessionsQuestion.answerOf([data]));
}

it('promise 5: her training is as her other phone left it, on the screen and on the disk', async () => {
  const { device, outbox, service, seen } = await openPage();
  const entry = await outbox.add('saveSession', { input: inputOf(5) });
  await workerSends(entry);
  service.stored = ENDED;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(seen).toEqual(factsOf([ENDED]));
  await untilKept(device);
  expect(await seenOffline()).toEqual(factsOf([ENDED]));
  // The worker's answers were read before she was asked for, so that once was enough.
  expect(service.asked).toBe(2);
});

it('asks though the disk cannot be read', async () => {
  const { service, seen } = await openPage();
  service.stored = ENDED;
  IDBDatabase.prototype.transaction = function (...of: Parameters<typeof begin>) {
    if (this.name === outboxName(MEMBER)) throw new DOMException('', 'UnknownError');
    return begin.apply(this, of);
  };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(seen).toEqual(factsOf([ENDED]));
});
