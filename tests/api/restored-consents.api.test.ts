import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawAgain } from '../../server/modules/account/account/withdraw-consent.ts';
import { consents } from '../../server/modules/platform/profile/profile.tables.ts';
import { sweepObjects } from '../../server/modules/platform/removals/remove-objects.ts';
import { sessions } from '../../server/modules/training/sessions/sessions.tables.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const LIST =
  '{ getMyTimelineByType(type: "MEASUREMENT") { events { id ... on MeasurementEvent { photoUrl } } } }';

async function listed(member: TestMember): Promise<{ id: string; photoUrl: string | null }[]> {
  const { data } = await member.ask(LIST);
  return (data?.['getMyTimelineByType'] as { events: { id: string; photoUrl: string | null }[] }).events;
}

const exist = (keys: string[]) => Promise.all(keys.map((key) => server.services.objects.exists(key)));

describe('a consent that was withdrawn after the backup that was restored', () => {
  const consentsOf = async (member: TestMember) => {
    const { data } = await member.ask('{ getMyProfile { consents { kind } } }');
    return (data?.['getMyProfile'] as { consents: { kind: string }[] }).consents.map(({ kind }) => kind);
  };

  /** The newer database's row of it: withdrawn by the server's clock. */
  const withdrawn = async (member: TestMember, kind: 'PHOTOS' | 'TRAINING_NOTES', withdrawnAt: Date) => {
    const own = await server.database.select().from(consents).where(eq(consents.memberId, member.id));
    const given = own.find((one) => one.kind === kind);
    return { id: given?.id ?? '', memberId: member.id, kind, withdrawnAt };
  };

  it('ends again, with what stood under it', async () => {
    const [member, other] = [await memberWithEverything(server), await memberWithEverything(server)];
    const withdrawnAt = new Date(now.getTime() + 60_000);
    const ended = [
      await withdrawn(member, 'PHOTOS', withdrawnAt),
      await withdrawn(member, 'TRAINING_NOTES', withdrawnAt),
    ];
    expect(await withdrawAgain(server.database, ended)).toBe(2);
    expect(await consentsOf(member)).toEqual(['ENERGY_GOAL', 'FOOD_CHOICES', 'FOOD_NOTES', 'MEASUREMENTS']);
    expect((await listed(member)).map(({ photoUrl }) => photoUrl)).not.toContainEqual(expect.any(String));
    const own = await server.database.select().from(sessions).where(eq(sessions.memberId, member.id));
    expect(own.map(({ note }) => note)).toEqual(own.map(() => null));
    // No upload that was offered can arrive any more.
    now = new Date(now.getTime() + 3_600_000);
    await sweepObjects(server.services);
    expect(await exist(member.photoKeys)).toEqual([false, false]);
    expect(await exist(other.photoKeys)).toEqual([true, true]);
    expect(await withdrawAgain(server.database, ended), 'once').toBe(0);
  });

  it('ends again where her phone’s clock, by which it was given, was ahead', async () => {
    const member = await server.signedIn();
    await member.ask(
      'mutation ($at: DateTime) { giveConsent(kind: PHOTOS, textVersion: "2026-11-20", givenAt: $at) { id } }',
      {
        at: new Date(now.getTime() + 120_000).toISOString(),
      },
    );
    const ended = await withdrawn(member, 'PHOTOS', new Date(now.getTime() + 30_000));
    expect(await withdrawAgain(server.database, [ended])).toBe(1);
    expect(await consentsOf(member)).toEqual([]);
  });

  it('stays where the backup has another one, that was given later', async () => {
    const member = await memberWithEverything(server);
    const before = await listed(member);
    const ended = { ...(await withdrawn(member, 'PHOTOS', now)), id: randomUUID() };
    expect(await withdrawAgain(server.database, [ended])).toBe(0);
    expect(await listed(member)).toHaveLength(before.length);
  });
});
