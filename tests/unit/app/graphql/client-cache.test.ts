/** The device keeps the answers that it has read, and the entries that were sent. */
import { wipeDevice } from '../../../support/offline/device.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CalendarScreen_CompletionsDocument,
  CalendarScreen_EverySessionDocument,
  CalendarScreen_SessionsDocument,
  CompleteTrainingDocument,
  DiaryScreen_MeasurementsDocument,
  DiaryScreen_ProfileDocument,
  SettingsScreen_CalendarFeedDocument,
  SettingsScreen_ExportDocument,
  SubscriptionScreen_CheckoutDocument,
  SubscriptionScreen_ListDocument,
  SubscriptionScreen_PlanChangeDocument,
  TrainingScreen_CompletionDocument,
  TrainingScreen_OwnerDocument,
} from '../../../../contract/documents.generated.ts';
import { sessionOfEntry } from '../../../../src/features/training/sessions/sessions-with-entries.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
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

describe('the cache on the device', () => {
  it('promise 8: returns what was read before a restart, without a network', async () => {
    const first = openCachedClient(diary);
    await first.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
    await first.storage.handedOver();
    await first.storage.flushed();
    const second = openCachedClient({});
    const offline = await second.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
    expect(offline.data?.getMyTimelineByType?.events).toMatchObject([{ id: 'm1', weight: 68.5 }]);
  });

  it('starts empty when the cache was written by another configuration', async () => {
    const first = openCachedClient(diary);
    await first.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
    await first.storage.handedOver();
    await first.storage.flushed();
    expect(await idsInDiary(openCachedClient({}, '2').client)).toBeUndefined();
  });

  it('promise 6: never keeps her private address or her export, which are requested each time', async () => {
    const first = openCachedClient({
      ...diary,
      SettingsScreen_Export: { exportMyData: '{"measurements":[]}' },
      SettingsScreen_CalendarFeed: { getMyCalendarFeed: 'https://hoog.example/calendar/a.ics' },
    });
    await first.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
    await first.client.query(SettingsScreen_ExportDocument, {});
    await first.client.query(SettingsScreen_CalendarFeedDocument, {});
    await first.storage.handedOver();
    await first.storage.flushed();
    const kept = JSON.stringify(await openCachedClient({}).storage.readData());
    expect(kept).toContain('m1');
    expect(kept).not.toMatch(/exportMyData|getMyCalendarFeed|a\.ics/);
  });

  it('promise 6: never stores what only passes through it: the owner of a plan, where she pays, what a change costs', async () => {
    const first = openCachedClient({
      ...diary,
      TrainingScreen_Owner: { getTrainingOwner: { __typename: 'PlanOwner', email: 'teine@example.com' } },
      SubscriptionScreen_Checkout: {
        getStripeCheckoutId: { __typename: 'StripeCheckout', id: 'cs_1', url: 'https://pay.example/cs_1' },
      },
      SubscriptionScreen_PlanChange: {
        previewPlanChange: { __typename: 'PlanChangePreview', subscriptionId: 'sub_1', payTodayCents: 1234 },
      },
    });
    await first.client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
    const owner = await first.client.query(TrainingScreen_OwnerDocument, { id: 't1' });
    expect(owner.data?.getTrainingOwner?.email).toBe('teine@example.com');
    await first.client.query(SubscriptionScreen_CheckoutDocument, { tier: 'BASIC' });
    await first.client.query(SubscriptionScreen_PlanChangeDocument, {
      subscriptionId: 'sub_1',
      tier: 'VIP',
    });
    await new Promise((resolve) => setTimeout(resolve));
    await first.storage.flushed();
    const kept = JSON.stringify(await openCachedClient({}).storage.readData());
    expect(kept).toContain('m1');
    expect(kept).not.toMatch(/teine@|pay\.example|cs_1|1234/);
  });

  it('finds a training of another phone among all of hers without a network, once its month has shown it', async () => {
    const session = (id: string) =>
      sessionOfEntry({
        variables: {
          input: { id, revision: 1, kind: 'TRAINING', eventDateTime: '2026-11-20T18:00:00+02:00' },
        },
      } as EntryOfKind<'saveSession'>);
    const known = timeline([session('s1')]);
    const answers: Answers = { CalendarScreen_EverySession: known, CalendarScreen_Sessions: known };
    const { client } = openCachedClient(answers);
    const month = { type: 'SESSION#2026-11', limit: 100 };
    await client.query(CalendarScreen_EverySessionDocument, { limit: 100 });
    await client.query(CalendarScreen_SessionsDocument, month);
    answers['CalendarScreen_Sessions'] = timeline([session('s2'), session('s1')]);
    await client.query(CalendarScreen_SessionsDocument, month, { requestPolicy: 'network-only' });
    delete answers['CalendarScreen_EverySession'];
    const { data } = await client.query(CalendarScreen_EverySessionDocument, { limit: 100 });
    expect(data?.getMyTimelineByType?.events.map(({ id }) => id)).toEqual(['s2', 's1']);
  });

  it('adds a settled measurement to the diary once, and removes a deleted one', async () => {
    const { client, outbox } = openCachedClient(diary);
    await client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
    const created = {
      __typename: 'CreateMeasurementResult',
      id: 'm2',
      presignedUrl: '{}',
      measurement: measurement('m2'),
    };
    const variables = { input: { id: 'm2', weight: 68.5, eventDateTime: '2026-11-20T07:30:00+02:00' } };
    await outbox.absorb([
      receipt('createMeasurement', variables, created),
      receipt('createMeasurement', variables, created),
    ]);
    expect(await idsInDiary(client)).toEqual(['m2', 'm1']);
    await outbox.absorb([receipt('deleteMeasurement', { id: 'm1' }, 'm1')]);
    expect(await idsInDiary(client)).toEqual(['m2']);
  });

  it('moves a settled session into the month of its latest revision, and removes a deleted one', async () => {
    const month = (name: string) => ({ type: `SESSION#${name}`, limit: 100 });
    const { client, outbox } = openCachedClient({ CalendarScreen_Sessions: timeline([]) });
    const listed = async (name: string) => {
      const { data } = await client.query(CalendarScreen_SessionsDocument, month(name), {
        requestPolicy: 'cache-only',
      });
      return data?.getMyTimelineByType?.events.map(({ id }) => id);
    };
    for (const name of ['2026-11', '2026-12'])
      await client.query(CalendarScreen_SessionsDocument, month(name));
    const settle = (revision: number, eventDateTime: string) => {
      const input = { id: 's1', revision, kind: 'WALK' as const, eventDateTime };
      const answer = sessionOfEntry({ variables: { input } } as EntryOfKind<'saveSession'>);
      return outbox.absorb([receipt('saveSession', { input }, answer)]);
    };
    await settle(1, '2026-11-30T23:30:00+02:00');
    expect([await listed('2026-11'), await listed('2026-12')]).toEqual([['s1'], []]);
    await settle(2, '2026-12-01T00:30:00+02:00');
    expect([await listed('2026-11'), await listed('2026-12')]).toEqual([[], ['s1']]);
    await outbox.absorb([receipt('deleteSession', { id: 's1' }, 's1')]);
    expect([await listed('2026-11'), await listed('2026-12')]).toEqual([[], []]);
  });

  it('adds a settled completion to its month and to the training it belongs to', async () => {
    const month = (name: string) => ({ type: `COMPLETEDTRAINING#${name}`, limit: 100 });
    const { client, outbox } = openCachedClient({
      CalendarScreen_Completions: timeline([]),
      TrainingScreen_Completion: { hasCompletedTrainingOnDate: null },
    });
    await client.query(CalendarScreen_CompletionsDocument, month('2026-11'));
    await client.query(CalendarScreen_CompletionsDocument, month('2026-12'));
    const question = { trainingId: 't1', date: '2026-12-01' };
    await client.query(TrainingScreen_CompletionDocument, question);
    const completion = {
      __typename: 'CompletedTraining',
      id: '2026-12-01_t1_member',
      eventDateTime: '2026-12-01T00:30:00+02:00',
      owner: { __typename: 'EventOwner', email: 'premium@example.com' },
      training: {
        __typename: 'Training',
        id: 't1',
        title: 'Kükk',
        type: [],
        category: [],
        accessLevel: 'PUBLIC',
        thumbnail: null,
        createdAt: '2026-01-01T00:00:00Z',
        duration: 20,
        locked: false,
        updatedAt: '2026-01-01T00:00:00Z',
      },
    };
    await outbox.absorb([
      receipt('completeTraining', { id: 't1', eventDateTime: completion.eventDateTime }, completion),
    ]);
    const read = async (name: string) => {
      const result = await client.query(CalendarScreen_CompletionsDocument, month(name), {
        requestPolicy: 'cache-only',
      });
      return result.data?.getMyTimelineByType?.events.map(({ id }) => id);
    };
    expect([await read('2026-11'), await read('2026-12')]).toEqual([[], [completion.id]]);
    const asked = await client.query(TrainingScreen_CompletionDocument, question, {
      requestPolicy: 'cache-only',
    });
    expect(asked.data?.hasCompletedTrainingOnDate?.id).toBe(completion.id);
  });

  it('keeps what it shows when a refetch fails', async () => {
    const answers: Answers = { ...diary };
    const { client } = openCachedClient(answers);
    const seen: unknown[] = [];
    const subscription = client
      .query(DiaryScreen_MeasurementsDocument, { limit: 100 })
      .subscribe((result) => void seen.push(result.data?.getMyTimelineByType?.events.length));
    await expect.poll(() => seen.at(-1)).toBe(1);
    delete answers['DiaryScreen_Measurements'];
    await client.query(DiaryScreen_MeasurementsDocument, { limit: 100 }, { requestPolicy: 'network-only' });
    expect(seen.at(-1)).toBe(1);
    subscription.unsubscribe();
  });

  it('refuses a queued mutation that is sent past the outbox', async () => {
    const { client } = openCachedClient({});
    const result = await client.mutation(CompleteTrainingDocument, { id: 't1', eventDateTime: null });
    expect(result.error?.networkError?.message).toContain('outbox');
  });
});

describe('paid subscriptions', () => {
  it('are kept although GraphQL has a root type with the same name', async () => {
    const items = [
      {
        __typename: 'Subscription',
        id: 'sub_1',
        status: 'active',
        cancel_at_period_end: false,
        current_period_end: '2026-12-20T00:00:00Z',
        payment_method_last4: '4242',
        payment_method_brand: 'visa',
        payment_method_exp_month: 12,
        payment_method_exp_year: 2029,
        product_names: ['Premium'],
        created: '2026-11-20T00:00:00Z',
        tier: 'PREMIUM',
        next_tier: null,
        duplicate_of: null,
        cancel_at: null,
        monthly_price_cents: 1990,
        withdrawn_at: null,
      },
    ];
    const list = { __typename: 'SubscriptionList', items, nextToken: null };
    const { client } = openCachedClient({ SubscriptionScreen_List: { listSubscriptions: list } });
    await client.query(SubscriptionScreen_ListDocument, {});
    const kept = await client.query(SubscriptionScreen_ListDocument, {}, { requestPolicy: 'cache-only' });
    expect(kept.data?.listSubscriptions?.items).toMatchObject([{ id: 'sub_1', status: 'active' }]);
  });
});

describe('her profile, of which nothing has been read', () => {
  const consent = {
    __typename: 'Consent',
    kind: 'MEASUREMENTS',
    textVersion: '2026-11-20',
    givenAt: '2026-11-20T07:30:00+02:00',
  };
  const profile = {
    __typename: 'Profile',
    id: 'member',
    email: 'mari@example.com',
    firstName: null,
    lastName: null,
    bio: null,
    imageURL: null,
    updatedAt: '2026-11-20T05:30:00Z',
    consents: [consent],
  };

  it.each(['giveConsent', 'editMyProfile'] as const)(
    'is known after %s was sent, so that a consent which she has given is not asked of her again',
    async (kind) => {
      const { client, outbox } = openCachedClient({});
      // Graphcache reads its storage before the first answer.
      await client.query(DiaryScreen_ProfileDocument, {});
      await outbox.absorb([receipt(kind, {}, profile)]);
      const { data } = await client.query(DiaryScreen_ProfileDocument, {});
      expect(data?.getMyProfile?.consents).toEqual([consent]);
    },
  );

  it('stays unknown where the server has no answer', async () => {
    const { client, outbox } = openCachedClient({});
    await client.query(DiaryScreen_ProfileDocument, {});
    await outbox.absorb([receipt('giveConsent', {}, null)]);
    const { data } = await client.query(DiaryScreen_ProfileDocument, {});
    expect(data?.getMyProfile).toBeUndefined();
  });
});
