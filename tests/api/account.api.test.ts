import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeeds } from '../../server/modules/calendar/feed/calendar.tables.ts';
import { pushDevices } from '../../server/modules/calendar/reminders/reminders.tables.ts';
import { erasedMembers } from '../../server/modules/platform/revocations/revocations.tables.ts';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { sessions } from '../../server/modules/training/sessions/sessions.tables.ts';
import { consents, profiles } from '../../server/modules/platform/profile/profile.tables.ts';
import { shoppingLinks } from '../../server/modules/food/shopping/shopping-links.tables.ts';
import { markPlaces, marks } from '../../server/modules/platform/marks/marks.tables.ts';
import { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';
import { completions } from '../../server/modules/training/completions/completions.tables.ts';
import { subscribe } from '../support/card-service.ts';
import { untilSettled } from '../support/erased-member.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { MARK_EXAMPLES } from '../support/mark-examples.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import { browserEndpoint } from '../support/push-keys.ts';
import type { TestServer } from '../support/test-server.ts';
import { STORE } from '../support/test-objects.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const DELETE = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';

async function signInFails(email: string): Promise<boolean> {
  const response = await fetch(`${server.url}/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: server.identity.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: 'Proovin2026' },
    }),
  });
  return response.status === 400;
}

async function subscriptionStatus(id: string): Promise<string> {
  return (await server.services.billing.payments.stripe.subscriptions.retrieve(id)).status;
}

async function rowsOf(memberId: string): Promise<number> {
  const tables = [
    profiles,
    consents,
    measurements,
    completions,
    sessions,
    calendarFeeds,
    shoppingLinks,
    pushDevices,
    marks,
    markPlaces,
  ];
  const counts = await Promise.all(
    tables.map((table) =>
      server.database.select({ id: table.memberId }).from(table).where(eq(table.memberId, memberId)),
    ),
  );
  return counts.flat().length;
}

describe('exportMyData', () => {
  it('returns one document with all of her data and nobody else’s; its photo addresses work for 15 minutes', async () => {
    const [member, other] = [await memberWithEverything(server, 'basic'), await memberWithEverything(server)];
    const text = String((await member.ask('{ exportMyData }')).data?.['exportMyData']);
    const exported: Record<string, unknown> & { measurements: { photoUrl: string | null }[] } =
      JSON.parse(text);
    expect(exported).toMatchObject({
      exportedAt: '2026-11-20T14:00:00+02:00',
      profile: {
        id: member.id,
        email: member.email,
        firstName: 'Proov',
        bio: 'Ujun.',
        imageURL: expect.stringContaining('.jpg'),
      },
      groups: ['basic'],
      consents: [
        { kind: 'ENERGY_GOAL', textVersion: '2026-11-20', withdrawnAt: null },
        { kind: 'FOOD_CHOICES', textVersion: '2026-11-20', withdrawnAt: null },
        { kind: 'FOOD_NOTES', textVersion: '2026-11-20', withdrawnAt: null },
        { kind: 'MEASUREMENTS', textVersion: '2026-11-20', withdrawnAt: null },
        { kind: 'PHOTOS', textVersion: '2026-11-20', withdrawnAt: null },
        { kind: 'TRAINING_NOTES', textVersion: '2026-11-20', withdrawnAt: null },
      ],
      completions: [
        { id: member.completionId, training: { id: 'treening-public', title: 'Treening PUBLIC' } },
      ],
      marks: MARK_EXAMPLES.map(({ kind, key = 'a', valueAt }) => ({
        kind: kind.name,
        key,
        value: valueAt(1),
        changedAt: '2026-11-19T16:00:00.000Z',
      })),
      reminders: {
        last: null,
        devices: [
          {
            endpoint: browserEndpoint(member.id),
            createdAt: '2026-11-20T12:00:00.000Z',
            reachedAt: null,
          },
        ],
      },
      subscriptions: [],
      mails: [],
    });
    expect(exported.measurements).toHaveLength(3);
    expect(text).toContain('"weightKg": 68.5');
    expect(text).toContain('"waistCm": 74');
    expect(text).not.toContain(other.id);
    const addresses = exported.measurements.flatMap(({ photoUrl }) => photoUrl ?? []);
    expect(addresses).toHaveLength(2);
    const start = now;
    now = new Date(start.getTime() + 14 * 60_000);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    now = new Date(start.getTime() + 16 * 60_000);
    for (const address of addresses) expect((await fetch(address)).status).toBe(STORE.lateRead);
    now = start;
  });

  it('includes a withdrawn consent', async () => {
    const member = await memberWithEverything(server);
    await member.ask('mutation { withdrawConsent(kind: PHOTOS) { id } }');
    const exported = String((await member.ask('{ exportMyData }')).data?.['exportMyData']);
    expect(JSON.parse(exported)).toMatchObject({
      consents: [
        { kind: 'ENERGY_GOAL' },
        { kind: 'FOOD_CHOICES' },
        { kind: 'FOOD_NOTES' },
        { kind: 'MEASUREMENTS' },
        { kind: 'PHOTOS', withdrawnAt: now.toISOString() },
        { kind: 'TRAINING_NOTES' },
      ],
    });
  });

  it('includes what she took back, and when her calendar address was made', async () => {
    const member = await memberWithEverything(server);
    const at = '2026-11-18T07:00:00+02:00';
    const done = await member.ask(
      'mutation ($id: ID!, $at: DateTime) { completeTraining(id: $id, eventDateTime: $at) { id } }',
      { id: 'treening-public', at },
    );
    const { id } = done.data?.['completeTraining'] as { id: string };
    const undo = 'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }';
    await member.ask(undo, { id, at });
    const exported = String((await member.ask('{ exportMyData }')).data?.['exportMyData']);
    expect(JSON.parse(exported)).toMatchObject({
      takenBackCompletions: [{ id, takenBack: [at], removedAt: now.toISOString() }],
      calendarAddressMadeAt: now.toISOString(),
    });
  });
});

describe('deleteMyAccount', () => {
  it('is refused for another email, and deletes nothing', async () => {
    const member = await memberWithEverything(server);
    expect(await member.ask(DELETE, { email: 'keegi@example.com' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'email',
    });
    expect(await rowsOf(member.id)).toBeGreaterThan(0);
    expect((await fetch(member.avatarUrl)).status).toBe(200);
  });

  it('leaves no row, object, address or sign-in behind, and touches nobody else’s', async () => {
    const [member, other] = [
      await memberWithEverything(server, 'premium'),
      await memberWithEverything(server),
    ];
    const { id } = await subscribe(server, member, 'BASIC');
    await server.database.execute(
      sql`insert into mails values (gen_random_uuid(), ${member.email.toUpperCase()}, 'Kood', '123456', now())`,
    );
    expect((await member.ask(DELETE, { email: ` ${member.email.toUpperCase()} ` })).data).toEqual({
      deleteMyAccount: true,
    });
    expect(await rowsOf(member.id)).toBe(0);
    // Her data in other services goes after the answer; the card service reports the end of her subscription by webhooks.
    await untilSettled(server, member.id);
    await server.payments.settle();
    for (const key of [...member.photoKeys, member.avatarKey])
      await expect.poll(() => server.services.objects.exists(key)).toBe(false);
    const dump = await everythingStored();
    expect(dump).not.toContain(member.email);
    expect(dump.split(member.id)).toHaveLength(2);
    for (const url of [...member.photoUrls, member.avatarUrl, member.calendarUrl])
      expect((await fetch(url)).status).toBe(404);
    expect(await signInFails(member.email)).toBe(true);
    expect(await subscriptionStatus(id)).toBe('canceled');
    expect(await rowsOf(other.id)).toBeGreaterThan(0);
    expect((await fetch(other.avatarUrl)).status).toBe(200);
    expect(await signInFails(other.email)).toBe(false);
  });

  it('makes her still valid token refused, in every process, so that it creates nothing again', async () => {
    const member = await memberWithEverything(server);
    const beside = await startTestServer({ clock: () => now, beside: server });
    await member.ask(DELETE, { email: member.email });
    // Other processes look at most two seconds later.
    const reading = '{ getMyTimelineByType(type: "MEASUREMENT") { nextToken } }';
    const askEach = () =>
      Promise.all([
        callGraphql(beside.ownUrl, member.token, reading),
        member.ask(reading),
        member.ask(reading),
      ]);
    await expect.poll(async () => (await askEach()).map(({ status }) => status)).toEqual([401, 401, 401]);
    for (const document of [
      '{ getMyProfile { id } }',
      'mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }',
      'mutation { completeTraining(id: "treening-public") { id } }',
      '{ getMyCalendarFeed }',
    ]) {
      expect(await member.ask(document)).toMatchObject({ status: 401, code: 'NOT_AUTHORIZED' });
    }
    const headers = { authorization: `Bearer ${member.token}` };
    expect((await fetch(`${server.url}/profile/upload`, { headers })).status).toBe(401);
    expect(await rowsOf(member.id)).toBe(0);
    await beside.close();
  });

  it('lets nothing after it in the same document create her again', async () => {
    const member = await memberWithEverything(server);
    const answer = await member.ask(
      'mutation ($email: String!) { deleteMyAccount(email: $email) giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }',
      { email: member.email },
    );
    expect(answer).toMatchObject({
      code: 'NOT_AUTHORIZED',
      data: { deleteMyAccount: true, giveConsent: null },
    });
    expect(await rowsOf(member.id)).toBe(0);
  });

  it('is finished by the sweep if another service was out of reach, and removes what arrived late', async () => {
    const member = await memberWithEverything(server);
    const { id } = await subscribe(server, member, 'BASIC');
    const { paymentsAccount } = server.services;
    const erase = paymentsAccount.erase;
    let failures = 0;
    paymentsAccount.erase = () => {
      failures += 1;
      return Promise.reject(new Error('out of reach'));
    };
    const answer = await callGraphql(server.ownUrl, member.token, DELETE, { email: member.email });
    expect(answer.data).toEqual({ deleteMyAccount: true });
    const settledAt = async () =>
      (await server.database.select().from(erasedMembers).where(eq(erasedMembers.memberId, member.id)))[0]
        ?.settledAt;
    await expect.poll(() => failures).toBe(1);
    expect(await settledAt()).toBeNull();
    const { id: memberId } = member;
    const late = { id: memberId, memberId, kind: 'PHOTOS' as const, textVersion: '2026-11-20', givenAt: '' };
    await server.database.insert(consents).values({ ...late, receivedAt: now });
    expect(await subscriptionStatus(id)).toBe('active');
    paymentsAccount.erase = erase;
    await sweepErasures(server.services, server.app.log);
    expect(await settledAt()).toEqual(now);
    expect(await rowsOf(member.id)).toBe(0);
    expect(await subscriptionStatus(id)).toBe('canceled');
  });
});

/** Returns every row of our own tables as text, an hour later: until then the mailbox has her confirmation. The card service’s are left out: it keeps its books as the law demands. */
async function everythingStored(): Promise<string> {
  const start = now;
  now = new Date(start.getTime() + 61 * 60_000);
  await sweepErasures(server.services, server.app.log);
  now = start;
  const own = sql`table_schema = 'public' and table_name not like 'stand_in_%'`;
  const named = await server.database.execute(
    sql`select table_name from information_schema.tables where ${own}`,
  );
  const { rows } = named as unknown as { rows: { table_name: string }[] };
  const names = rows.map(({ table_name }) => table_name);
  const dumps = await Promise.all(
    names.map((name) =>
      server.database.execute(
        sql`select coalesce(json_agg(t)::text, '') as text from ${sql.identifier(name)} t`,
      ),
    ),
  );
  return dumps
    .map((dump) => (dump as unknown as { rows: { text: string }[] }).rows[0]?.text ?? '')
    .join('\n');
}
