import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectsToRemove } from '../../server/modules/platform/removals/removals.tables.ts';
import { sweepObjects } from '../../server/modules/platform/removals/remove-objects.ts';
import { consents } from '../../server/modules/platform/profile/profile.tables.ts';
import { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
const START = new Date('2026-11-20T12:00:00Z');
let now = START;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const WITHDRAW = 'mutation ($kind: ConsentKind!) { withdrawConsent(kind: $kind) { consents { kind } } }';
const LIST =
  '{ getMyTimelineByType(type: "MEASUREMENT") { events { id ... on MeasurementEvent { weight waist photoUrl } } } }';

async function listed(member: TestMember): Promise<{ id: string; photoUrl: string | null }[]> {
  const { data } = await member.ask(LIST);
  return (data?.['getMyTimelineByType'] as { events: { id: string; photoUrl: string | null }[] }).events;
}

const exist = (keys: string[]) => Promise.all(keys.map((key) => server.services.objects.exists(key)));

describe('withdrawConsent', () => {
  it('of MEASUREMENTS erases every figure and every photo, and keeps the history', async () => {
    const [member, other] = [await memberWithEverything(server), await memberWithEverything(server)];
    const { data } = await member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
    expect(data).toEqual({
      withdrawConsent: {
        consents: [
          { kind: 'ENERGY_GOAL' },
          { kind: 'FOOD_CHOICES' },
          { kind: 'FOOD_NOTES' },
          { kind: 'PHOTOS' },
          { kind: 'TRAINING_NOTES' },
        ],
      },
    });
    expect(await listed(member)).toEqual([]);
    await expect.poll(() => exist(member.photoKeys)).toEqual([false, false]);
    for (const url of member.photoUrls) expect((await fetch(url)).status).toBe(404);
    const rows = await server.database
      .select()
      .from(measurements)
      .where(eq(measurements.memberId, member.id));
    for (const row of rows)
      expect(row).toMatchObject({
        weight: null,
        waist: null,
        eventAt: null,
        eventDateTime: null,
        photoKey: null,
      });
    const history = await server.database.select().from(consents).where(eq(consents.memberId, member.id));
    expect(history.map(({ kind, withdrawnAt }) => [kind, withdrawnAt?.toISOString() ?? null]).sort()).toEqual(
      [
        ['ENERGY_GOAL', null],
        ['FOOD_CHOICES', null],
        ['FOOD_NOTES', null],
        ['MEASUREMENTS', now.toISOString()],
        ['PHOTOS', null],
        ['TRAINING_NOTES', null],
      ],
    );
    expect(await listed(other)).toHaveLength(3);
    expect(await exist(other.photoKeys)).toEqual([true, true]);
  });

  it('of PHOTOS erases every photo and keeps the figures', async () => {
    const member = await memberWithEverything(server);
    await member.ask(WITHDRAW, { kind: 'PHOTOS' });
    const [whole, figures] = member.measurementIds;
    const left = await listed(member);
    expect(left.map(({ id }) => id).sort()).toEqual([whole, figures].sort());
    expect(left.map(({ photoUrl }) => photoUrl)).toEqual([null, null]);
    await expect.poll(() => exist(member.photoKeys)).toEqual([false, false]);
    const again = { input: { eventDateTime: '2026-11-18T08:05:00+02:00', withPhoto: true } };
    const create = 'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }';
    expect(await member.ask(create, again)).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });

  it('keeps a late replay from bringing back what was erased, even if consent is given again', async () => {
    const member = await memberWithEverything(server);
    const [, id] = member.measurementIds;
    await member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
    const replay = () =>
      member.ask(
        'mutation ($id: ID) { createMeasurement(input: { id: $id, waist: 74, eventDateTime: "2026-11-18T08:05:00+02:00" }) { id } }',
        { id },
      );
    expect(await replay()).toMatchObject({ code: 'NOT_AUTHORIZED' });
    await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
    expect(await replay()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await listed(member)).toEqual([]);
  });

  describe('of MEASUREMENTS, then given again', () => {
    const FIRST = '2026-11-20T10:00:00.000+02:00';
    const AGAIN = '2026-11-20T14:01:00.000+02:00';
    let member: TestMember;
    let id: string;

    const give = (at: string) =>
      member.ask(
        'mutation ($at: DateTime) { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20", givenAt: $at) { id } }',
        { at },
      );
    /** A row of her file, which has the same id whenever and wherever it is imported. */
    const importRow = (consentGivenAt: string | null, weight = 68.5) =>
      member.ask('mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }', {
        input: { id, weight, eventDateTime: '2026-02-01T07:05:00+02:00', consentGivenAt },
      });
    afterEach(() => {
      now = START;
    });
    const remove = () => member.ask('mutation ($id: ID!) { deleteMeasurement(id: $id) }', { id });

    beforeEach(async () => {
      now = START;
      id = randomUUID();
      member = await server.signedIn();
      await give(FIRST);
      await importRow(FIRST);
    });

    it('takes the same file again, once, from whichever of her phones', async () => {
      expect(await listed(member)).toMatchObject([{ id, weight: 68.5 }]);
      await member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
      await give(AGAIN);
      for (const at of [AGAIN, new Date(AGAIN).toISOString(), AGAIN])
        expect((await importRow(at)).code).toBeNull();
      expect(await listed(member)).toMatchObject([{ id, weight: 68.5 }]);
      expect(await importRow(AGAIN, 70)).toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    it('brings nothing back by a late replay of the first import', async () => {
      await member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
      expect(await importRow(FIRST)).toMatchObject({ code: 'NOT_AUTHORIZED' });
      await give(AGAIN);
      for (const at of [FIRST, null]) expect(await importRow(at)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await listed(member)).toEqual([]);
    });

    const withdraw = () => member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
    const giveAgain = () => give(AGAIN);
    const importAgain = () => importRow(AGAIN);

    it.each([
      ['before the withdrawal', [remove, withdraw, giveAgain, importAgain]],
      ['on a phone that tells it only later', [withdraw, remove, giveAgain, importAgain]],
      ['after importing it again', [withdraw, giveAgain, importAgain, remove, importAgain]],
    ])('leaves deleted what she deleted %s', async (_when, steps) => {
      const codes: unknown[] = [];
      for (const step of steps) {
        now = new Date(now.getTime() + 1000);
        codes.push((await step()).code);
      }
      expect(codes).toEqual([...steps.slice(1).map(() => null), 'NOT_FOUND']);
      expect(await listed(member)).toEqual([]);
    });

    it('takes it again after each withdrawal', async () => {
      const times = ['2026-11-20T15:00:00+02:00', '2026-11-20T16:00:00+02:00'];
      for (const at of times) {
        now = new Date(at);
        await member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
        const given = new Date(now.getTime() + 1000).toISOString();
        await give(given);
        expect((await importRow(given)).code).toBeNull();
      }
      expect(await listed(member)).toMatchObject([{ id }]);
    });
  });

  it('is not undone by a consent that was given before and arrives after', async () => {
    const member = await server.signedIn();
    const give = (at: string) =>
      member.ask(
        'mutation ($at: DateTime) { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20", givenAt: $at) { consents { kind } } }',
        { at },
      );
    await give('2026-11-20T10:00:00+02:00');
    await member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
    for (const late of ['2026-11-20T10:00:00+02:00', '2026-11-20T11:00:00+02:00'])
      expect((await give(late)).data).toEqual({ giveConsent: { consents: [] } });
    expect((await give('2026-11-20T14:00:01+02:00')).data).toEqual({
      giveConsent: { consents: [{ kind: 'MEASUREMENTS' }] },
    });
  });

  it('is not undone by a late copy of a consent from a phone whose clock was ahead', async () => {
    const member = await server.signedIn();
    const give = (at: string) =>
      member.ask(
        'mutation ($at: DateTime) { giveConsent(kind: PHOTOS, textVersion: "2026-11-20", givenAt: $at) { consents { kind } } }',
        { at },
      );
    const ahead = new Date(now.getTime() + 20 * 3_600_000);
    const given = { giveConsent: { consents: [{ kind: 'PHOTOS' }] } };
    expect((await give(ahead.toISOString())).data).toEqual(given);
    await member.ask(WITHDRAW, { kind: 'PHOTOS' });
    expect((await give(ahead.toISOString())).data).toEqual({ giveConsent: { consents: [] } });
    expect((await give(new Date(ahead.getTime() + 1000).toISOString())).data).toEqual(given);
  });

  it('is not undone by a consent that was still on its way from a phone whose clock is ahead', async () => {
    const member = await server.signedIn();
    const giveAt = (at: Date) =>
      member.ask(
        'mutation ($at: DateTime) { giveConsent(kind: PHOTOS, textVersion: "2026-11-20", givenAt: $at) { consents { kind } } }',
        { at: at.toISOString() },
      );
    const ahead = new Date(now.getTime() + 9 * 60_000);
    const withdrawn = await member.ask(
      'mutation ($at: DateTime) { withdrawConsent(kind: PHOTOS, givenAt: $at) { updatedAt } }',
      { at: ahead.toISOString() },
    );
    expect((await giveAt(ahead)).data).toEqual({ giveConsent: { consents: [] } });
    // A consent given now is dated after all that the phone has seen of the profile.
    const { updatedAt } = withdrawn.data?.['withdrawConsent'] as { updatedAt: string };
    expect((await giveAt(new Date(Date.parse(updatedAt) + 1))).data).toEqual({
      giveConsent: { consents: [{ kind: 'PHOTOS' }] },
    });
  });

  it('is not refused for the date of a consent that no clock explains', async () => {
    const member = await server.signedIn();
    await member.ask('mutation { giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }');
    const { data } = await member.ask(
      'mutation { withdrawConsent(kind: PHOTOS, givenAt: "2031-01-01T00:00:00+02:00") { consents { kind } updatedAt } }',
    );
    expect(data).toMatchObject({ withdrawConsent: { consents: [] } });
    expect((data?.['withdrawConsent'] as { updatedAt: string }).updatedAt < '2027').toBe(true);
  });

  it('leaves nothing of what is created at the same time', async () => {
    const member = await server.signedIn();
    await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
    const create = () =>
      member.ask(
        'mutation { createMeasurement(input: { waist: 74, eventDateTime: "2026-11-18T08:05:00+02:00" }) { id } }',
      );
    const before = Array.from({ length: 10 }, create);
    const withdrawing = member.ask(WITHDRAW, { kind: 'MEASUREMENTS' });
    const answers = await Promise.all([...before, ...Array.from({ length: 10 }, create)]);
    await withdrawing;
    for (const { code } of answers) expect([null, 'NOT_AUTHORIZED']).toContain(code);
    expect(await listed(member)).toEqual([]);
  });

  it('a second time, or of a consent never given, returns the profile unchanged', async () => {
    const member = await server.signedIn();
    for (const _time of [1, 2]) {
      expect((await member.ask(WITHDRAW, { kind: 'PHOTOS' })).data).toEqual({
        withdrawConsent: { consents: [] },
      });
    }
  });

  it('has the sweep remove photos whose deletion failed at first or that arrive late', async () => {
    const member = await memberWithEverything(server);
    const { objects } = server.services;
    const remove = objects.remove;
    const refused = new Set<string>();
    objects.remove = (key) => {
      refused.add(key);
      return Promise.reject(new Error('no storage'));
    };
    const { data, code } = await member.ask(WITHDRAW, { kind: 'PHOTOS' });
    await expect.poll(() => member.photoKeys.every((key) => refused.has(key))).toBe(true);
    objects.remove = remove;
    expect(await exist(member.photoKeys)).toEqual([true, true]);
    const left = ['ENERGY_GOAL', 'FOOD_CHOICES', 'FOOD_NOTES', 'MEASUREMENTS', 'TRAINING_NOTES'];
    expect({ data, code }).toEqual({
      data: { withdrawConsent: { consents: left.map((kind) => ({ kind })) } },
      code: null,
    });
    expect((await listed(member)).map(({ photoUrl }) => photoUrl)).toEqual([null, null]);
    now = new Date(now.getTime() + 40 * 60_000);
    await sweepObjects(server.services);
    expect(await exist(member.photoKeys)).toEqual([false, false]);
    expect(await server.database.select().from(objectsToRemove)).toEqual([]);
  });
});
