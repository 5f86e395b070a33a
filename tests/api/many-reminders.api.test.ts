import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { marks } from '../../server/modules/platform/marks/marks.tables.ts';
import { pushDevices } from '../../server/modules/calendar/reminders/reminders.tables.ts';
import { sendReminders } from '../../server/modules/calendar/reminders/send-reminders.ts';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import type { PushDevice, PushService } from '../support/push-service.ts';
import { startPushService } from '../support/push-service.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

/** In Tallinn it is two hours later. */
const NOON = new Date('2026-11-20T10:00:00Z');
const HALF_PAST_FIVE = new Date('2026-11-20T15:30:00Z');

let now = HALF_PAST_FIVE;
let service: PushService;
let server: TestServer;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ clock: () => now, pushOrigins: [service.origin] });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

interface Planner {
  memberId: string;
  device: PushDevice;
  day: string;
}

const plannerOf = (day: string, memberId: string = randomUUID()): Planner => ({
  memberId,
  device: service.newDevice(),
  day,
});

async function keep(many: readonly Planner[]): Promise<void> {
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
}

it('reminds all who planned something for the day, however many they are, and nobody of another day', async () => {
  const many = Array.from({ length: 240 }, (_, place) =>
    plannerOf(place % 20 === 0 ? '2026-11-21' : '2026-11-20'),
  );
  await keep(many);
  await sendReminders(server.services, server.app.log);
  const reached = new Set(service.taken.map(({ to }) => to));
  const wanted = many.filter(({ day }) => day === '2026-11-20').map(({ device }) => device.endpoint);
  expect([...reached].sort()).toEqual(wanted.sort());
  expect(service.taken).toHaveLength(wanted.length);
}, 60_000);

it('reminds whom it has not tried yet before those whose push service is away', async () => {
  const away = Array.from({ length: 60 }, () => plannerOf('2026-11-20'));
  for (const { device } of away) service.answer(device, 503);
  await keep(away);
  await sendReminders(server.services, server.app.log);
  // The last one by her id.
  const newcomer = plannerOf('2026-11-20', 'ffffffff-ffff-4fff-bfff-ffffffffffff');
  await keep([newcomer]);
  const before = service.taken.length;
  now = new Date('2026-11-20T15:31:00Z');
  await sendReminders(server.services, server.app.log);
  const again = service.taken.slice(before).map(({ to }) => to);
  expect(again).toHaveLength(61);
  // Twenty are under way at once.
  expect(again.slice(0, 20)).toContain(newcomer.device.endpoint);
}, 60_000);

it('reminds all others where something fails for as many as are under way at once, and then says how many failed', async () => {
  const many = Array.from({ length: 60 }, () => plannerOf('2026-11-27'));
  await keep(many);
  now = new Date('2026-11-27T15:30:00Z');
  const { push } = server.services;
  if (push === null) throw new Error('The installation reminds');
  let asked = 0;
  const send: typeof push.send = (...given) => {
    asked += 1;
    return asked > 20 ? push.send(...given) : Promise.reject(new Error('out of memory'));
  };
  const before = service.taken.length;
  const turn = sendReminders({ ...server.services, push: { ...push, send } }, server.app.log);
  await expect(turn).rejects.toThrow('20 members');
  expect(service.taken.length - before).toBe(40);
}, 60_000);

it('begins with no member once its turn is over', async () => {
  await keep([plannerOf('2026-11-29')]);
  now = new Date('2026-11-29T15:30:00Z');
  const before = service.taken.length;
  await sendReminders(server.services, server.app.log, { isOver: () => true });
  expect(service.taken).toHaveLength(before);
  await sendReminders(server.services, server.app.log);
  expect(service.taken).toHaveLength(before + 1);
});
