/** A consent whose wording has changed: nothing new is stored under it until she has agreed again, and nothing is lost by that. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_TEXT_VERSION } from '../../contract/consent-texts.ts';
import type { ConsentKind } from '../../contract/enumerations.ts';
import { replacedConsents } from '../../server/modules/platform/profile/profile.tables.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const EARLIER = '2026-11-19';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const agree = (member: TestMember, kind: ConsentKind, version: string) =>
  member.ask(
    `mutation ($kind: ConsentKind!, $version: String!) {
      giveConsent(kind: $kind, textVersion: $version) { consents { kind textVersion } }
    }`,
    { kind, version },
  );
const weigh = (member: TestMember, weight: number) =>
  member.ask('mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }', {
    input: { weight, eventDateTime: '2026-11-19T21:00:00+02:00' },
  });
const setEnergyGoal = (member: TestMember) =>
  member.ask('mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { kind } }', {
    input: [
      {
        kind: 'energy-goal',
        key: 'day',
        value: JSON.stringify({ kcal: 1_800 }),
        changedAt: '2026-11-19T10:00:00.000Z',
      },
    ],
  });

describe('a consent to an earlier wording', () => {
  it('stores no measurement, and one to what is asked now does', async () => {
    const member = await server.signedIn();
    await agree(member, 'MEASUREMENTS', EARLIER);
    expect(await weigh(member, 70)).toMatchObject({ code: 'NOT_AUTHORIZED' });
    const { data } = await agree(member, 'MEASUREMENTS', CONSENT_TEXT_VERSION);
    expect(data?.['giveConsent']).toEqual({
      consents: [{ kind: 'MEASUREMENTS', textVersion: CONSENT_TEXT_VERSION }],
    });
    expect((await weigh(member, 70)).errors).toEqual([]);
  });

  it('stores no mark either', async () => {
    const member = await server.signedIn();
    await agree(member, 'ENERGY_GOAL', EARLIER);
    expect(await setEnergyGoal(member)).toMatchObject({ code: 'NOT_AUTHORIZED' });
    await agree(member, 'ENERGY_GOAL', CONSENT_TEXT_VERSION);
    expect((await setEnergyGoal(member)).errors).toEqual([]);
  });

  it('given again by an older page changes nothing that she agreed to since', async () => {
    const member = await server.signedIn();
    await agree(member, 'MEASUREMENTS', CONSENT_TEXT_VERSION);
    await agree(member, 'MEASUREMENTS', EARLIER);
    expect((await weigh(member, 70)).errors).toEqual([]);
  });

  it('stays in her data beside the one that replaced it, until her account ends', async () => {
    const member = await server.signedIn();
    await agree(member, 'PHOTOS', EARLIER);
    await agree(member, 'PHOTOS', CONSENT_TEXT_VERSION);
    const { data } = await member.ask('{ exportMyData }');
    const exported = JSON.parse(String(data?.['exportMyData'])) as {
      consents: object[];
      replacedConsents: object[];
    };
    expect(exported.consents).toMatchObject([{ kind: 'PHOTOS', textVersion: CONSENT_TEXT_VERSION }]);
    expect(exported.replacedConsents).toMatchObject([{ kind: 'PHOTOS', textVersion: EARLIER }]);
    const erase = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
    expect((await member.ask(erase, { email: member.email })).errors).toEqual([]);
    const isHers = eq(replacedConsents.memberId, member.id);
    expect(await server.database.select().from(replacedConsents).where(isHers)).toEqual([]);
  });

  it('can be withdrawn as any other', async () => {
    const member = await server.signedIn();
    await agree(member, 'PHOTOS', EARLIER);
    const { data } = await member.ask('mutation { withdrawConsent(kind: PHOTOS) { consents { kind } } }');
    expect(data?.['withdrawConsent']).toEqual({ consents: [] });
  });
});
