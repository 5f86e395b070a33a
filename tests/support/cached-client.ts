/** Graphcache as the app configures it, on real storage; only the network is made up. */
import { Client } from '@urql/core';
import { vi } from 'vitest';
import { PASSING_FIELDS } from '../../src/app/graphql/cache-configuration.ts';
import { exchangesOf } from '../../src/app/graphql/client.ts';
import { outboxExchange } from '../../src/app/graphql/outbox-exchange.ts';
import { libraryFetch } from '../../src/app/graphql/library-fetch.ts';
import { shownContent } from '../../src/app/graphql/shown-content.ts';
import { shownTimelines } from '../../src/app/graphql/shown-timelines.ts';
import { DiaryScreen_MeasurementsDocument } from '../../contract/documents.generated.ts';
import { openCacheStorage } from '../../src/offline/cache-storage.ts';
import type { Entry, Receipt } from '../../src/offline/entry.ts';
import { wipeDevice } from './offline/device.ts';

export type Answers = Record<string, unknown>;

interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * `answers` by the name of the operation; a function is asked each time with the variables, a promise comes when it resolves, and
 * null is a service that broke. There is no network for other operations; her library answers those that it can.
 */
export function openCachedClient(answers: Answers, version = '1', memberId = 'member') {
  const storage = openCacheStorage({
    memberId,
    version,
    passingFields: PASSING_FIELDS,
    onFailure: (error) => {
      throw error;
    },
    onOnline: () => undefined,
  });
  const timelines = shownTimelines();
  const outbox = outboxExchange(timelines.askAllAgain);
  const content = shownContent(memberId);
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: libraryFetch(memberId, async (_input, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body)) as Asked;
      if (!(operationName in answers)) throw new TypeError('Load failed');
      const answer = answers[operationName];
      const data = await (typeof answer === 'function' ? answer(variables) : answer);
      if (data instanceof Response) return data;
      return Response.json(data === null ? { errors: [{ message: 'INTERNAL' }] } : { data });
    }),
    exchanges: exchangesOf(memberId, { storage, outbox, timelines, content }),
  });
  return { client, storage, outbox, timelines, content };
}

/** As the server answers if a resolver throws. */
export function failedAnswer(field: string, code: string): Response {
  const errors = [{ message: '', path: [field], extensions: { code } }];
  return Response.json({ data: { [field]: null }, errors });
}

/** Before each test a device with nothing on it; what fails is logged nowhere. */
export function beginOnEmptyDevice(): void {
  // Graphcache writes nothing to the disk when NODE_ENV says that it is under test.
  vi.stubEnv('NODE_ENV', 'production');
  wipeDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

export const measurement = (id: string) => ({
  __typename: 'MeasurementEvent',
  id,
  eventDateTime: '2026-11-20T07:30:00+02:00',
  weight: 68.5,
  hips: null,
  chest: null,
  waist: null,
  leftThigh: null,
  rightThigh: null,
  photoUrl: null,
});

export const timeline = (events: unknown[], nextToken: string | null = null) => ({
  getMyTimelineByType: { __typename: 'Timeline', events, nextToken },
});

/** Answers the diary with the one measurement `m1`. */
export const diary = { DiaryScreen_Measurements: timeline([measurement('m1')]) };

/** As the sender leaves it when the server has answered: just now, unless another moment is given. */
export function receipt(
  kind: Entry['kind'],
  variables: unknown,
  answer: unknown,
  settledAt = Date.now(),
): Receipt {
  const entry = { id: 'e', seq: 1, kind, variables } as unknown as Entry;
  return { entryId: 'e', entry, answer: answer as Receipt['answer'], settledAt, isAbsorbed: false };
}

export async function idsInDiary(client: Client): Promise<unknown> {
  const result = await client.query(
    DiaryScreen_MeasurementsDocument,
    { limit: 100 },
    { requestPolicy: 'cache-only' },
  );
  return result.data?.getMyTimelineByType?.events.map(({ id }) => id);
}
