/** A reminder that did not get through is tried again, on the devices that do not have it and while it is still of use. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reminders } from '../../server/modules/calendar/reminders/reminders.tables.ts';
import { sendReminders } from '../../server/modules/calendar/reminders/send-reminders.ts';
import type { PushDevice, PushService } from '../support/push-service.ts';
import { HALF_PAST_FIVE, NOON, RemindedMembers } from '../support/reminded-members.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

let members: RemindedMembers;
let server: TestServer;
let service: PushService;

beforeAll(async () => {
  members = await RemindedMembers.start();
  ({ server, service } = members);
});
afterAll(() => members.close());
beforeEach(() => {
  members.now = new Date(NOON);
});

const sentTo = (...devices: PushDevice[]) => devices.map((device) => members.takenFor(device).length);
const textTo = (device: PushDevice, place: number) =>
  JSON.parse(device.decrypt(members.takenFor(device)[place]?.body ?? Buffer.of())) as {
    notification: object;
  };

/** A member whose phone is reached, and whose tablet has a push service that is away. */
async function plannerWithTablet(at?: string) {
  const planner = await members.planner(at);
  const tablet = service.newDevice();
  await members.save(planner.member, tablet);
  service.answer(tablet, 503);
  return { ...planner, tablet };
}

/** Each minute of these, as the job does. */
async function runEachMinute(from: string, to: string): Promise<void> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += 60_000)
    await members.runAt(new Date(at).toISOString());
}

describe('a device whose push service was away', () => {
  it('gets the same reminder once it is back, and her other devices get nothing more', async () => {
    const { device, tablet } = await plannerWithTablet();
    await members.runAt(HALF_PAST_FIVE);
    expect(sentTo(device, tablet)).toEqual([1, 1]);
    service.answer(tablet, 201);
    await members.runAt('2026-11-20T15:31:00Z');
    expect(sentTo(device, tablet)).toEqual([1, 2]);
    expect(textTo(tablet, 1)).toEqual(textTo(device, 0));
    const [first, second] = members.takenFor(tablet);
    expect([first?.headers['topic'], second?.headers['topic']]).toEqual(['plaan', 'plaan']);
    expect(second?.headers['ttl']).toBe(String(34 * 60));
    await runEachMinute('2026-11-20T15:32:00Z', '2026-11-20T16:06:00Z');
    expect(sentTo(device, tablet)).toEqual([1, 2]);
  });

  it('is asked more and more seldom, and not after the hour of the plan', async () => {
    const { device, tablet } = await plannerWithTablet();
    const tries: string[] = [];
    for (
      let at = Date.parse('2026-11-20T15:00:00Z');
      at <= Date.parse('2026-11-20T16:10:00Z');
      at += 60_000
    ) {
      const before = members.takenFor(tablet).length;
      await members.runAt(new Date(at).toISOString());
      if (members.takenFor(tablet).length > before) tries.push(new Date(at).toISOString().slice(11, 16));
    }
    expect(tries.slice(0, 5)).toEqual(['15:00', '15:01', '15:02', '15:04', '15:08']);
    expect(tries.at(-1)).toBe('15:58');
    expect(tries).toHaveLength(15);
    expect(sentTo(device)).toEqual([1]);
  });

  it('is not tried again once she has done it, or has removed the plan, nor in her quiet hours', async () => {
    const [done, removed, quiet] = [
      await plannerWithTablet(),
      await plannerWithTablet(),
      await plannerWithTablet(),
    ];
    await members.runAt(HALF_PAST_FIVE);
    await members.complete(done.member);
    await members.removePlan(removed.member, removed.key);
    await members.keepQuiet(quiet.member, { from: '17:30', to: '17:50' });
    await members.runAt('2026-11-20T15:35:00Z');
    expect(sentTo(done.tablet, removed.tablet, quiet.tablet)).toEqual([1, 1, 1]);
    await members.runAt('2026-11-20T15:50:00Z');
    expect(sentTo(done.tablet, removed.tablet, quiet.tablet)).toEqual([1, 1, 2]);
  });

  it('gets no second reminder of a day for what she planned for later, also where none got through', async () => {
    const { member, device, tablet, key } = await plannerWithTablet();
    service.answer(device, 503);
    await members.plan(member, '2026-11-20T20:00');
    await members.runAt('2026-11-20T15:00:00Z');
    await members.plan(member, '2026-11-20T18:20', key);
    await runEachMinute('2026-11-20T15:35:00Z', '2026-11-20T15:45:00Z');
    await runEachMinute('2026-11-20T17:10:00Z', '2026-11-20T17:20:00Z');
    expect(sentTo(device, tablet)).toEqual([1, 1]);
    await members.plan(member, '2026-11-21T18:00');
    await members.runAt('2026-11-21T15:30:00Z');
    expect(sentTo(device, tablet)).toEqual([2, 2]);
  });

  it('gets nothing where it is a phone that was reminded, and has another address since', async () => {
    const { member, device, tablet } = await plannerWithTablet();
    await members.runAt(HALF_PAST_FIVE);
    members.now = new Date('2026-11-20T15:30:10Z');
    const renewed = service.newDevice();
    await members.save(member, renewed, device.endpoint);
    service.answer(tablet, 201);
    await members.runAt('2026-11-20T15:31:00Z');
    expect(sentTo(device, tablet, renewed)).toEqual([1, 2, 0]);
  });

  it('is not asked again where it refuses the message for good', async () => {
    const { device, tablet } = await plannerWithTablet();
    service.answer(tablet, 403);
    await members.runAt(HALF_PAST_FIVE);
    await runEachMinute('2026-11-20T15:31:00Z', '2026-11-20T15:40:00Z');
    expect(sentTo(device, tablet)).toEqual([1, 1]);
  });
});

describe('a reminder whose process died', () => {
  /** A turn of a process that dies after its claim, at half past five. */
  async function dieAtHalfPastFive(): Promise<void> {
    const { push } = server.services;
    if (push === null) throw new Error('The installation reminds');
    const dying = { ...push, send: () => Promise.reject(new Error('killed')) };
    members.now = new Date(HALF_PAST_FIVE);
    const turn = sendReminders({ ...server.services, push: dying }, server.app.log);
    await expect(turn).rejects.toThrow('not reminded');
  }

  it('is left to its holder for a minute, and then sent once by another one', async () => {
    const { device } = await members.planner();
    await dieAtHalfPastFive();
    await members.runAt('2026-11-20T15:30:59Z');
    expect(sentTo(device)).toEqual([0]);
    members.now = new Date('2026-11-20T15:31:00Z');
    await Promise.all(Array.from({ length: 4 }, () => sendReminders(server.services, server.app.log)));
    expect(sentTo(device)).toEqual([1]);
    await runEachMinute('2026-11-20T15:32:00Z', '2026-11-20T15:35:00Z');
    expect(sentTo(device)).toEqual([1]);
  });

  it('is not sent by a process that was held up for longer than its claim', async () => {
    // Nobody else plans anything for that day.
    const { device } = await members.planner('2026-11-25T18:00');
    members.now = new Date('2026-11-25T15:30:00Z');
    // It asks for the time once to look for members, once to claim, and a third time before it sends.
    let asked = 0;
    const clock = () => new Date(members.now.getTime() + ((asked += 1) > 2 ? 60_000 : 0));
    await sendReminders({ ...server.services, clock }, server.app.log);
    expect([asked, ...sentTo(device)]).toEqual([3, 0]);
    await members.runAt('2026-11-25T15:31:00Z');
    expect(sentTo(device)).toEqual([1]);
  });
});

describe('beside an earlier release', () => {
  /** As it notes a reminder before it sends it: it does not know the claims. */
  const noteAsBefore = ({ id }: TestMember, day: string, sentAt: string) =>
    server.database
      .insert(reminders)
      .values({ memberId: id, day, sentAt: new Date(sentAt) })
      .onConflictDoUpdate({ target: reminders.memberId, set: { day, sentAt: new Date(sentAt) } });

  it('what the other one has sent is not sent again, whatever was open the day before', async () => {
    const { member, device, tablet } = await plannerWithTablet();
    await members.runAt(HALF_PAST_FIVE);
    expect(sentTo(device, tablet)).toEqual([1, 1]);
    await members.plan(member, '2026-11-21T18:00');
    await noteAsBefore(member, '2026-11-21', '2026-11-21T15:00:00Z');
    await runEachMinute('2026-11-21T15:01:00Z', '2026-11-21T15:05:00Z');
    expect(sentTo(device, tablet)).toEqual([1, 1]);
    const [row] = await server.database.select().from(reminders).where(eq(reminders.memberId, member.id));
    expect(row?.day).toBe('2026-11-21');
  });
});
