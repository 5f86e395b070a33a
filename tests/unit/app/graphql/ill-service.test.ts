/** If the service answers with failures, the data on the device stays, on the screen and on the disk. */
import type { Client, TypedDocumentNode } from '@urql/core';
import { pipe, subscribe } from 'wonka';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DiaryScreen_MeasurementsDocument,
  DiaryScreen_ProfileDocument,
  PageScreen_CmsDocument,
  SettingsScreen_WithdrawConsentDocument,
} from '../../../../contract/documents.generated.ts';
import '../../../../src/features/lessons/pages/pages.question.ts';
import { withLibrary } from '../../../../src/library/library-database.ts';
import type { CacheStorage } from '../../../../src/offline/cache-storage.ts';
import {
  beginOnEmptyDevice,
  diary,
  failedAnswer,
  idsInDiary,
  measurement,
  openCachedClient,
  timeline,
} from '../../../support/cached-client.ts';

beforeEach(beginOnEmptyDevice);

const profile = { DiaryScreen_Profile: { getMyProfile: null } };

/** A device that has read its diary in an earlier visit. */
async function keepDiary(): Promise<void> {
  const { client, storage } = openCachedClient(diary);
  await client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
  await storage.handedOver();
  await storage.flushed();
}

/** The data that the next start finds, once the client has written something after all that came before. */
async function whatTheDiskHolds(client: Client, storage: CacheStorage): Promise<unknown> {
  const isWritten = storage.handedOver();
  await client.query(DiaryScreen_ProfileDocument, {});
  await isWritten;
  await storage.flushed();
  return idsInDiary(openCachedClient({}).client);
}

/** Everything that a screen that asks for the diary has shown. */
function showDiary(answer: unknown) {
  const opened = openCachedClient({ ...profile, DiaryScreen_Measurements: answer });
  const seen: { ids: unknown; code: unknown }[] = [];
  pipe(
    opened.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 }),
    subscribe(({ data, error, stale }) => {
      if (stale) return;
      const ids = data?.getMyTimelineByType?.events.map(({ id }) => id);
      seen.push({ ids, code: error && (error.graphQLErrors[0]?.extensions['code'] ?? error.message) });
    }),
  );
  return { ...opened, seen };
}

describe('a question that the service fails to answer', () => {
  it.each(['INTERNAL', 'RATE_LIMITED', 'BAD_USER_INPUT'])(
    'promise 8: with %s keeps what was kept, beside the failure, and after a restart',
    async (code) => {
      await keepDiary();
      const { client, storage, seen } = showDiary(() => failedAnswer('getMyTimelineByType', code));
      await expect.poll(() => seen).toEqual([{ ids: ['m1'], code }]);
      expect(await whatTheDiskHolds(client, storage)).toEqual(['m1']);
    },
  );

  it('promise 8: keeps what came while it was on the screen', async () => {
    const answers = [timeline([measurement('m2')]), failedAnswer('getMyTimelineByType', 'INTERNAL')];
    const { seen, timelines } = showDiary(() => answers.shift());
    await expect.poll(() => seen).toHaveLength(1);
    timelines.askAgain();
    await expect.poll(() => seen[1]).toEqual({ ids: ['m2'], code: 'INTERNAL' });
  });

  it('is a failure where nothing is kept', async () => {
    const { seen } = showDiary(() => failedAnswer('getMyTimelineByType', 'INTERNAL'));
    await expect.poll(() => seen).toEqual([{ ids: undefined, code: 'INTERNAL' }]);
  });

  it('because it is not hers to see any more, keeps nothing', async () => {
    await keepDiary();
    const { client, storage, seen } = showDiary(() => failedAnswer('getMyTimelineByType', 'NOT_AUTHORIZED'));
    await expect.poll(() => seen).toEqual([{ ids: undefined, code: 'NOT_AUTHORIZED' }]);
    expect(await whatTheDiskHolds(client, storage)).toBeUndefined();
  });

  it('promise 8: is answered from the library, which says how old it is', async () => {
    await withLibrary('member', async (library) => {
      const page = {
        __typename: 'CMSItem' as const,
        key: 'about',
        id: '1',
        value: 'tekst',
        task: null,
        drawing: null,
      };
      await library.put('pages', [page], 'about');
      await library.put('state', { checkedAt: 1_000, groups: '' }, 'state');
    });
    const { client } = openCachedClient({ PageScreen_Cms: () => failedAnswer('getCMS', 'INTERNAL') });
    const { data, error, extensions } = await client.query(
      PageScreen_CmsDocument as TypedDocumentNode<unknown, object>,
      { key: 'about' },
    );
    expect(data).toMatchObject({ getCMS: [{ value: 'tekst' }] });
    expect({ error, extensions }).toEqual({ error: undefined, extensions: { library: { asOf: 1_000 } } });
  });
});

it('promise 8: a consent that could not be withdrawn takes nothing off the device', async () => {
  await keepDiary();
  const { client, storage } = openCachedClient({
    ...profile,
    SettingsScreen_WithdrawConsent: () => failedAnswer('withdrawConsent', 'INTERNAL'),
  });
  await client.mutation(SettingsScreen_WithdrawConsentDocument, { kind: 'MEASUREMENTS' });
  expect(await whatTheDiskHolds(client, storage)).toEqual(['m1']);
});
