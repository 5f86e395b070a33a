/** An account that nobody uses ends after 24 months, 30 days after a mail that says so. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberActivity } from '../../server/modules/platform/activity/activity.tables.ts';
import { mails } from '../../server/modules/platform/mails/mails.tables.ts';
import { profiles } from '../../server/modules/platform/profile/profile.tables.ts';
import { eraseIdleMembers } from '../../server/modules/account/retention/erase-idle-members.ts';
import { erasedMembers } from '../../server/modules/platform/revocations/revocations.tables.ts';
import { subscribe } from '../support/card-service.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const FIRST_DAY = '2026-11-20T12:00:00Z';
let server: TestServer;
let now = new Date(FIRST_DAY);

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

/** The job's work in the turn of a day. */
async function runOn(day: string): Promise<void> {
  now = new Date(`${day}T12:00:00Z`);
  await eraseIdleMembers(server.services, server.app.log);
}

async function newcomer(...groups: string[]): Promise<TestMember> {
  now = new Date(FIRST_DAY);
  const member = await server.signedIn(...groups);
  await member.ask('{ getMyProfile { id } }');
  return member;
}

async function noticesTo({ email }: TestMember): Promise<{ subject: string; text: string }[]> {
  const rows = await server.database.select().from(mails).where(eq(mails.to, email));
  return rows.filter(({ subject }) => subject.startsWith('Sinu konto kustutatakse'));
}

async function isErased({ id }: TestMember): Promise<boolean> {
  const rows = await server.database.select().from(erasedMembers).where(eq(erasedMembers.memberId, id));
  return rows.length > 0;
}

describe('an account that nobody uses', () => {
  it('is erased with all that is in it after 24 months, and a mail says so once, 30 days before', async () => {
    now = new Date(FIRST_DAY);
    const member = await memberWithEverything(server);
    await runOn('2028-10-20');
    expect(await noticesTo(member)).toEqual([]);
    await runOn('2028-10-21');
    await runOn('2028-10-22');
    const notices = await noticesTo(member);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.subject).toBe('Sinu konto kustutatakse 20. novembril 2028');
    expect(notices[0]?.text).toContain(`${server.url}/login`);
    await runOn('2028-11-19');
    expect(await isErased(member)).toBe(false);
    await runOn('2028-11-20');
    expect(await isErased(member)).toBe(true);
    const [profile] = await server.database.select().from(profiles).where(eq(profiles.memberId, member.id));
    expect(profile).toBeUndefined();
    expect(await server.services.identityAdmin.groupsOf(member.id)).toBeNull();
    expect((await fetch(member.avatarUrl)).status).not.toBe(200);
    const activity = server.database
      .select()
      .from(memberActivity)
      .where(eq(memberActivity.memberId, member.id));
    expect(await activity).toEqual([]);
  });

  it('is kept by one look at it, and she is told again before it ends later', async () => {
    const member = await newcomer();
    await runOn('2028-10-21');
    now = new Date('2028-11-19T12:00:00Z');
    await member.ask('{ getMyProfile { id } }');
    await runOn('2028-11-20');
    await runOn('2029-05-20');
    expect(await isErased(member)).toBe(false);
    expect(await noticesTo(member)).toHaveLength(1);
    await runOn('2030-10-20');
    expect((await noticesTo(member)).map(({ subject }) => subject)).toContain(
      'Sinu konto kustutatakse 19. novembril 2030',
    );
  });

  it('is kept while a subscription runs, and 30 days are given after its end, too', async () => {
    const member = await newcomer();
    const { id } = await subscribe(server, member, 'BASIC');
    await runOn('2029-03-01');
    expect(await noticesTo(member)).toEqual([]);
    const { stripe } = server.services.billing.payments;
    await stripe.subscriptions.cancel(id);
    for (const group of ['basic', 'food'])
      await server.services.identityAdmin.removeFromGroup(member.id, group);
    await runOn('2029-03-02');
    expect((await noticesTo(member)).map(({ subject }) => subject)).toEqual([
      'Sinu konto kustutatakse 1. aprillil 2029',
    ]);
    expect(await isErased(member)).toBe(false);
    await runOn('2029-04-01');
    expect(await isErased(member)).toBe(true);
  });

  it('is never erased where she has a plan without a card, or works here', async () => {
    const members = [await newcomer('vip'), await newcomer('trainer')];
    await runOn('2029-03-01');
    await runOn('2029-05-01');
    for (const member of members) {
      expect(await isErased(member)).toBe(false);
      expect(await noticesTo(member)).toEqual([]);
    }
  });

  it('waits a day where the card service cannot be asked, and others do not wait with it', async () => {
    const [unknown, other] = [await newcomer(), await newcomer()];
    const { paymentsAccount } = server.services;
    const { listSubscriptions } = paymentsAccount;
    paymentsAccount.listSubscriptions = (id) =>
      id === unknown.id ? Promise.reject(new Error('out of reach')) : listSubscriptions(id);
    await expect(runOn('2028-10-21')).rejects.toThrow('1 idle accounts');
    expect([await noticesTo(unknown), await noticesTo(other)].map(({ length }) => length)).toEqual([0, 1]);
    paymentsAccount.listSubscriptions = listSubscriptions;
    await runOn('2028-10-22');
    expect((await noticesTo(unknown)).map(({ subject }) => subject)).toEqual([
      'Sinu konto kustutatakse 21. novembril 2028',
    ]);
  });

  it('of before its days were kept is counted from the first turn on', async () => {
    const member = await newcomer();
    await server.database.delete(memberActivity).where(eq(memberActivity.memberId, member.id));
    await runOn('2028-10-21');
    await runOn('2028-12-01');
    expect([await noticesTo(member), await isErased(member)]).toEqual([[], false]);
    const { data } = await member.ask('{ exportMyData }');
    expect(JSON.parse(String(data?.['exportMyData']))).toMatchObject({
      activity: { activeOn: '2028-12-01', noticedOn: null },
    });
  });

  it('of before its days were kept is counted, however many there are of it', async () => {
    const many = Array.from({ length: 4_500 }, () => randomUUID());
    const known = many[2_222] ?? '';
    await server.database
      .insert(profiles)
      .values(many.map((memberId) => ({ memberId, email: 'vana@example.com', updatedAt: now })));
    await server.database.insert(memberActivity).values({ memberId: known, activeOn: '2028-11-30' });
    await runOn('2028-12-02');
    const rows = await server.database
      .select()
      .from(memberActivity)
      .where(inArray(memberActivity.memberId, many));
    expect(rows).toHaveLength(many.length);
    expect(rows.filter(({ activeOn }) => activeOn !== '2028-12-02')).toMatchObject([
      { memberId: known, activeOn: '2028-11-30' },
    ]);
  });
});
