/** Plans that she has not done reach her devices, once a day at most; a push service of the tests takes them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushDevices, reminders } from '../../server/modules/calendar/reminders/reminders.tables.ts';
import { sendReminders } from '../../server/modules/calendar/reminders/send-reminders.ts';
import {
  findNotBefore,
  signOutBefore,
} from '../../server/modules/platform/revocations/not-before.repository.ts';
import { subscribe } from '../support/card-service.ts';
import { BROWSER_ADDRESS, browserEndpoint, PUSH_KEYS } from '../support/push-keys.ts';
import type { PushDevice, PushService } from '../support/push-service.ts';
import { HALF_PAST_FIVE, NOON, RemindedMembers } from '../support/reminded-members.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';
import { createPushReceiver, readVapid } from '../support/web-push-receiver.ts';

const END = 'mutation ($endpoint: String!) { endPushDevice(endpoint: $endpoint) }';

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

const save: RemindedMembers['save'] = (...given) => members.save(...given);
const plan: RemindedMembers['plan'] = (...given) => members.plan(...given);
const planner: RemindedMembers['planner'] = (...given) => members.planner(...given);
const keepQuiet: RemindedMembers['keepQuiet'] = (...given) => members.keepQuiet(...given);
const runAt: RemindedMembers['runAt'] = (moment) => members.runAt(moment);
const takenFor: RemindedMembers['takenFor'] = (device) => members.takenFor(device);
const isKept = async ({ id }: TestMember, { endpoint }: PushDevice) => {
  const rows = await server.database.select().from(pushDevices).where(eq(pushDevices.endpoint, endpoint));
  return rows.some(({ memberId }) => memberId === id);
};

describe('a reminder', () => {
  it('says when something is planned and not what, in the declarative form, for the device alone', async () => {
    const { device } = await planner();
    await runAt('2026-11-20T14:59:00Z');
    expect(takenFor(device)).toHaveLength(0);
    await runAt('2026-11-20T15:00:00Z');
    const [message] = takenFor(device);
    expect(JSON.parse(device.decrypt(message?.body ?? Buffer.of()))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Hoog',
        body: 'Sul on täna kell 18.00 midagi plaanis.',
        lang: 'et',
        navigate: `${server.url}/calendar/2026-11-20`,
        tag: 'plaan',
        data: expect.stringMatching(/^[\w-]{22}$/) as string,
      },
      app_badge: 1,
    });
    expect(() => createPushReceiver().decrypt(message?.body ?? Buffer.of())).toThrow('authenticate');
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(65 * 60),
      topic: 'plaan',
      urgency: 'normal',
    });
  });

  it('is signed by the installation, for this push service and for less than a day', async () => {
    const { device } = await planner();
    await runAt(HALF_PAST_FIVE);
    const { publicKey, claims } = readVapid(takenFor(device)[0]?.headers.authorization ?? '');
    expect(publicKey).toBe(PUSH_KEYS.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: PUSH_KEYS.subject });
    const seconds = claims.exp - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(24 * 3_600);
  });

  it('reaches each of her devices once in a day, and nobody else’s', async () => {
    const { member, device } = await planner();
    const [tablet, others] = [service.newDevice(), service.newDevice()];
    await save(member, tablet);
    await save(await server.signedIn(), others);
    await plan(member, '2026-11-20T20:00');
    await runAt(HALF_PAST_FIVE);
    await runAt('2026-11-20T15:31:00Z');
    await runAt('2026-11-20T17:30:00Z');
    expect([device, tablet, others].map((each) => takenFor(each).length)).toEqual([1, 1, 0]);
    expect(JSON.parse(device.decrypt(takenFor(device)[0]?.body ?? Buffer.of()))).toMatchObject({
      app_badge: 2,
    });
    await plan(member, '2026-11-21T18:00');
    await runAt('2026-11-21T15:30:00Z');
    expect(takenFor(device)).toHaveLength(2);
  });

  it('does not come where she has done it, nor in her quiet hours, nor half an hour after she planned it', async () => {
    const [done, quiet, late, early] = [
      await planner(),
      await planner(),
      await planner('2026-11-20T23:00'),
      await planner('2026-11-21T06:00'),
    ];
    await members.complete(done.member);
    await keepQuiet(quiet.member, { from: '17:00', to: '19:00' });
    const sudden = await planner('2026-11-20T12:20');
    for (const moment of ['10:10', '15:30', '20:30', '21:01']) await runAt(`2026-11-20T${moment}:00Z`);
    await runAt('2026-11-21T03:30:00Z');
    for (const { device } of [done, quiet, late, early, sudden]) expect(takenFor(device)).toEqual([]);
  });

  it('comes for another member’s personal training as for one that there is not, so that none tells that it exists', async () => {
    const [hidden, none] = [service.newDevice(), service.newDevice()];
    for (const [device, trainingId] of [
      [hidden, 'treening-owner'],
      [none, 'treening-gone'],
    ] as const) {
      const member = await server.signedIn();
      await save(member, device);
      await plan(member, '2026-11-20T18:00', undefined, trainingId);
    }
    await runAt('2026-11-20T15:30:00Z');
    expect([hidden, none].map((device) => takenFor(device).length)).toEqual([1, 1]);
  });

  it('comes at an hour that was quiet until she chose others', async () => {
    const { member, device } = await planner('2026-11-20T22:30');
    await keepQuiet(member, { from: '23:30', to: '06:00' });
    await runAt('2026-11-20T20:00:00Z');
    expect(takenFor(device)).toHaveLength(1);
  });

  it('is sent once where two processes look at the same moment', async () => {
    const { device } = await planner();
    members.now = new Date(HALF_PAST_FIVE);
    await Promise.all(Array.from({ length: 4 }, () => sendReminders(server.services, server.app.log)));
    expect(takenFor(device)).toHaveLength(1);
  });
});

describe('a device', () => {
  it('whose address the push service no longer knows is forgotten; one that it cannot reach stays', async () => {
    const answers = { 404: false, 410: false, 500: true, 429: true };
    for (const [status, stays] of Object.entries(answers)) {
      const { member, device } = await planner();
      service.answer(device, Number(status));
      await runAt(HALF_PAST_FIVE);
      expect(takenFor(device)).toHaveLength(1);
      expect(await isKept(member, device), status).toBe(stays);
      members.now = new Date(NOON);
    }
  });

  it('is hers to end, and another member neither ends it, nor takes it over, nor learns of it', async () => {
    const { member, device } = await planner();
    const other = await server.signedIn();
    expect((await other.ask(END, { endpoint: device.endpoint })).errors).toEqual([]);
    expect(await save(other, { ...service.newDevice(), endpoint: device.endpoint })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect([await isKept(member, device), await isKept(other, device)]).toEqual([true, false]);
    const [row] = await server.database
      .select()
      .from(pushDevices)
      .where(eq(pushDevices.endpoint, device.endpoint));
    expect(row).toMatchObject({ memberId: member.id, p256dh: device.p256dh });
    await member.ask(END, { endpoint: device.endpoint });
    expect(await isKept(member, device)).toBe(false);
    await runAt(HALF_PAST_FIVE);
    expect(takenFor(device)).toEqual([]);
  });

  it('that gets another address is one device, and of many the last ten stay', async () => {
    const { member, device } = await planner();
    const renewed = service.newDevice();
    await save(member, renewed, device.endpoint);
    expect([await isKept(member, device), await isKept(member, renewed)]).toEqual([false, true]);
    for (let count = 0; count < 10; count += 1) {
      members.now = new Date(members.now.getTime() + 1000);
      await save(member, service.newDevice());
    }
    const rows = await server.database.select().from(pushDevices).where(eq(pushDevices.memberId, member.id));
    expect(rows).toHaveLength(10);
    expect(await isKept(member, renewed)).toBe(false);
  });

  it('ends where she signed out everywhere, until she is signed in on it again', async () => {
    const { member, device } = await planner();
    members.now = new Date('2026-11-20T10:10:00Z');
    await signOutBefore(server.database, member.id, members.now);
    await runAt(HALF_PAST_FIVE);
    expect(takenFor(device)).toEqual([]);
    const again = await server.signInAgain(member);
    expect(await isKept(again, device)).toBe(false);
    await save(again, device);
    await runAt('2026-11-20T15:40:00Z');
    expect(takenFor(device)).toHaveLength(1);
  });

  it('stays where her plan changes or ends, though the tokens of its phone must be renewed', async () => {
    const { member, device } = await planner();
    const { id } = await subscribe(server, member, 'BASIC');
    await server.payments.settle();
    members.now = new Date('2026-11-20T10:10:00Z');
    await server.payments.payments.stripe.subscriptions.cancel(id);
    await server.payments.settle();
    expect(await findNotBefore(server.database, member.id)).toEqual(members.now);
    await runAt(HALF_PAST_FIVE);
    expect(takenFor(device)).toHaveLength(1);
  });

  it('has an address of a known push service, and keys that can be encrypted to', async () => {
    const member = await server.signedIn();
    const device = { ...service.newDevice(), ...BROWSER_ADDRESS };
    const good = [
      browserEndpoint('a'),
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://web.push.apple.com/a',
      'https://db5p.notify.windows.com/w/?token=a',
    ];
    for (const endpoint of good) expect((await save(member, { ...device, endpoint })).errors).toEqual([]);
    const bad = [
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com.example.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://user:word@fcm.googleapis.com/a',
      'https://169.254.169.254/latest/meta-data',
      'http://127.0.0.1:9/a',
      `${browserEndpoint('a')}${'a'.repeat(1000)}`,
      'no address',
    ];
    for (const endpoint of bad)
      expect(await save(member, { ...device, endpoint }), endpoint).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (const keys of [{ auth: 'AAAA' }, { p256dh: 'AAAA' }, { p256dh: `B${'A'.repeat(86)}` }])
      expect(await save(member, { ...device, endpoint: browserEndpoint('b'), ...keys })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('cannot be kept where the installation reminds nobody', async () => {
    const silent = await startTestServer({ over: server, pushOrigins: null });
    const member = await silent.signedIn();
    expect(await save(member, service.newDevice())).toMatchObject({ code: 'NOT_FOUND' });
    await sendReminders(silent.services, silent.app.log);
    await silent.close();
  });

  it('is in her export with her last reminder, and both are gone with her account', async () => {
    const { member, device } = await planner();
    await runAt(HALF_PAST_FIVE);
    const { data } = await member.ask('{ exportMyData }');
    expect(JSON.parse(String(data?.['exportMyData']))).toMatchObject({
      reminders: {
        last: {
          day: '2026-11-20',
          sentAt: '2026-11-20T15:30:00.000Z',
          owedUntil: null,
          claimedUntil: null,
        },
        devices: [
          {
            endpoint: device.endpoint,
            reachedAt: '2026-11-20T15:30:00.000Z',
            remindedOn: '2026-11-20',
          },
        ],
      },
    });
    expect(String(data?.['exportMyData'])).not.toContain(device.auth);
    await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', {
      email: member.email,
    });
    for (const table of [pushDevices, reminders])
      expect(await server.database.select().from(table).where(eq(table.memberId, member.id))).toEqual([]);
  });
});
