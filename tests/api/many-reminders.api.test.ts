import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { marks } from '../../server/modules/marks/marks.tables.ts';
import { pushDevices } from '../../server/modules/reminders/reminders.tables.ts';
import { sendReminders } from '../../server/modules/reminders/send-reminders.ts';
import { plannedTraining } from '../../src/contract/marks/planned-training.mark.ts';
import type { PushService } from '../support/push-service.ts';
import { startPushService } from '../support/push-service.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

/** In Tallinn it is two hours later. */
const NOON = new Date('2026-11-20T10:00:00Z');
const HALF_PAST_FIVE = new Date('2026-11-20T15:30:00Z');

let service: PushService;
let server: TestServer;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ clock: () => HALF_PAST_FIVE, pushOrigins: [service.origin] });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

it('reminds all who planned something for the day, however many they are, and nobody of another day', async () => {
  const many = Array.from({ length: 240 }, (_, place) => ({
    memberId: randomUUID(),
    device: service.newDevice(),
    day: place % 20 === 0 ? '2026-11-21' : '2026-11-20',
  }));
  await server.database.insert(pushDevices).values(
    many.map(({ memberId, device: { endpoint, p256dh, auth } }) => ({
      memberId,
      endpoint,
      p256dh,
      auth,
      createdAt: NOON,
      savedAt: NOON,
    })),
  );
  await server.database.insert(marks).values(
    many.map(({ memberId, day }, place) => ({
      memberId,
      kind: plannedTraining.name,
      key: randomUUID(),
      value: JSON.stringify({ trainingId: 'treening-public', at: `${day}T18:00` }),
      place,
      changedAt: NOON,
    })),
  );
  await sendReminders(server.services, server.app.log);
  const reached = new Set(service.taken.map(({ to }) => to));
  const wanted = many.filter(({ day }) => day === '2026-11-20').map(({ device }) => device.endpoint);
  expect([...reached].sort()).toEqual(wanted.sort());
  expect(service.taken).toHaveLength(wanted.length);
});
