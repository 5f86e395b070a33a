/** What an earlier build has left in the cache on the device. */
import { wipeDevice } from '../../../support/offline/device.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CalendarScreen_EverySessionDocument } from '../../../../src/contract/documents.generated.ts';
import { sessionOfEntry } from '../../../../src/features/sessions/sessions-with-entries.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
import { openCachedClient, timeline } from '../../../support/cached-client.ts';

// Graphcache writes nothing to the disk when NODE_ENV says that it is under test.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
beforeEach(wipeDevice);

it('promise 8: returns trainings that a build read which did not know that a set can be taken back', async () => {
  const set = {
    exerciseId: null,
    exercise: 'Kükk',
    number: 1,
    repetitions: 8,
    seconds: null,
    weight: null,
  };
  const stored = sessionOfEntry({
    variables: { input: { id: 's', revision: 1, kind: 'GYM', eventDateTime: '2026-11-20T18:00:00+02:00' } },
  } as EntryOfKind<'saveSession'>);
  const sets = [
    {
      __typename: 'PerformedSet',
      ...set,
      side: null,
      doneAt: '2026-11-20T18:05:00+02:00',
      takenBack: null,
    },
  ];
  const first = openCachedClient({ CalendarScreen_EverySession: timeline([{ ...stored, sets }]) });
  const asked = JSON.stringify(CalendarScreen_EverySessionDocument);
  const field = '{"kind":"Field","name":{"kind":"Name","value":"takenBack"}}';
  expect(asked).toContain(`,${field}`);
  const former = JSON.parse(asked.replace(`,${field}`, '')) as typeof CalendarScreen_EverySessionDocument;
  await first.client.query(former, { limit: 100 });
  await first.storage.handedOver();
  await first.storage.flushed();
  const { client } = openCachedClient({});
  const offline = await client.query(CalendarScreen_EverySessionDocument, { limit: 100 });
  expect(offline.data?.getMyTimelineByType?.events).toMatchObject([{ id: 's', sets: [{ takenBack: null }] }]);
});
