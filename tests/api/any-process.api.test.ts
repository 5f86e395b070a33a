/**
 * Every other process knows at once each change of one process. This is true of one server too; behind a balancer with two
 * (API_TOPOLOGY) each call reaches another process than the one before.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityAddress } from '../support/identity-client.ts';
import { askForChallenge, signInRaw, tell, tokensIn, trySignIn } from '../support/identity-client.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const PASSWORD = 'Metsarada1';
const AT = '2026-11-18T08:05:00+02:00';
let server: TestServer;
let identity: IdentityAddress;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
  const { clientId, userPoolId } = server.identity;
  identity = { endpoint: `${server.url}/idp`, clientId, userPoolId };
});
afterAll(() => server.close());

async function newAccount(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await server.identity.createConfirmedUser({ email, password: PASSWORD, groups: [] });
  return email;
}

const twice = <Result>(ask: () => Promise<Result>) => Promise.all([ask(), ask()]);

describe('a sign-in', () => {
  it('begun at one process ends at another, and all of them renew it until she signs out', async () => {
    const email = await newAccount();
    let tokens = tokensIn(await signInRaw(identity, email, PASSWORD));
    for (let renewal = 0; renewal < 5; renewal += 1) {
      const { RefreshToken } = tokens;
      tokens = tokensIn(await tell(identity, 'GetTokensFromRefreshToken', { RefreshToken }));
    }
    await tell(identity, 'RevokeToken', { Token: tokens.RefreshToken });
    const { RefreshToken, AccessToken } = tokens;
    const renewals = await twice(() => tell(identity, 'GetTokensFromRefreshToken', { RefreshToken }));
    expect(renewals.map(({ refusal }) => refusal)).toEqual([
      'NotAuthorizedException',
      'NotAuthorizedException',
    ]);
    const readings = await twice(() => tell(identity, 'GetUser', { AccessToken }));
    expect(readings.map(({ refusal }) => refusal)).toEqual([
      'NotAuthorizedException',
      'NotAuthorizedException',
    ]);
  });

  it('accepts a proof once, whichever process gets the same proof again', async () => {
    const { answer } = await askForChallenge(identity, await newAccount(), PASSWORD);
    const told = [];
    for (let time = 0; time < 4; time += 1) told.push(await tell(identity, 'RespondToAuthChallenge', answer));
    expect(told.map(({ refusal }) => refusal === null)).toEqual([true, false, false, false]);
  });

  it('allows five wrong passwords in all', async () => {
    const email = await newAccount();
    const refusals = [];
    for (let attempt = 0; attempt < 7; attempt += 1)
      refusals.push((await trySignIn(identity, email)).refusal);
    expect(refusals.slice(0, 5)).toEqual(Array(5).fill('NotAuthorizedException'));
    expect(refusals.slice(5)).toEqual(['LimitExceededException', 'LimitExceededException']);
  });
});

describe('what a member logs', () => {
  const eventsOf = async (member: TestMember, type: string) => {
    const query =
      'query ($type: String!) { getMyTimelineByType(type: $type) { events { id ... on MeasurementEvent { weight } } } }';
    const { data } = await member.ask(query, { type });
    return (data?.['getMyTimelineByType'] as { events: { id: string }[] }).events;
  };

  it('is read back from any process, and the same entry sent to several is one record', async () => {
    const member = await server.signedIn('basic');
    await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
    const input = { id: randomUUID(), weight: 70, eventDateTime: AT };
    const create = 'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }';
    const complete = `mutation { completeTraining(id: "treening-basic", eventDateTime: "${AT}") { id } }`;
    const ask = () => Promise.all([member.ask(create, { input }), member.ask(complete)]);
    const answers = (await Promise.all([ask(), ask(), ask()])).flat();
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(null));
    for (let look = 0; look < 2; look += 1) {
      expect(await eventsOf(member, 'MEASUREMENT')).toEqual([{ id: input.id, weight: 70 }]);
      expect(await eventsOf(member, 'COMPLETEDTRAINING#2026-11')).toHaveLength(1);
    }
  });

  it('and her photos, picture and calendar are served by each of them, until her account is gone from all', async () => {
    const member = await memberWithEverything(server, 'basic');
    const addresses = [...member.photoUrls, member.avatarUrl, member.calendarUrl];
    const statuses = async () =>
      (await Promise.all(addresses.flatMap((address) => [fetch(address), fetch(address)]))).map(
        ({ status }) => status,
      );
    expect(await statuses()).toEqual(Array(addresses.length * 2).fill(200));
    const { data } = await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', {
      email: member.email,
    });
    expect(data).toEqual({ deleteMyAccount: true });
    const reading = '{ getMyTimelineByType(type: "MEASUREMENT") { nextToken } }';
    // Other processes look at most two seconds later.
    await expect
      .poll(async () => (await twice(() => member.ask(reading))).map(({ status }) => status))
      .toEqual([401, 401]);
    await expect.poll(statuses).toEqual(Array(addresses.length * 2).fill(404));
  });
});

it('withdrawals of signed-out callers are counted per address by all processes together', async () => {
  const query =
    'mutation { withdrawFromContract(subscriptionId: "sub_none", email: "mitte@example.com") { id } }';
  const codes = [];
  for (let call = 0; call < 32; call += 1) codes.push((await server.ask(query)).code);
  expect(codes.slice(0, 30)).not.toContain('RATE_LIMITED');
  expect(codes.slice(30)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
});
