/** The log of a busy server: enough to find out what happened, and nobody's data. */
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let lines = '';

beforeAll(async () => {
  const log = new PassThrough();
  log.on('data', (chunk: Buffer) => {
    lines += chunk.toString();
  });
  server = await startTestServer({ log });
});
afterAll(() => server.close());

const entries = (): Record<string, unknown>[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('the log', () => {
  it('holds nobody’s email, token, password, figure or address after a busy run', async () => {
    const member = await server.signedIn('premium');
    const measurementId = randomUUID();
    await member.ask(
      'mutation { a: giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } b: giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }',
    );
    const query = `mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id presignedUrl } }`;
    const input = {
      id: measurementId,
      weight: 87.6,
      eventDateTime: '2026-11-20T08:00:00+02:00',
      withPhoto: true,
    };
    await member.ask(query, { input });
    const { presignUpload } = server.services.objects;
    server.services.objects.presignUpload = () => Promise.reject(new Error('storage is away'));
    expect((await member.ask(query, { input: { ...input, id: randomUUID() } })).code).toBe('INTERNAL');
    server.services.objects.presignUpload = presignUpload;
    await member.ask('mutation { editMyProfile(input: { firstName: "Salajane", bio: "Minu lugu" }) { id } }');
    await member.ask('{ adminListUsersByEmail(email: "keegi@example.com") { items { id } } }');
    const { customers } = server.payments.payments.stripe;
    const { create } = customers;
    customers.create = () => Promise.reject(new Error(`Invalid email address: ${member.email}`));
    const buying = await member.ask('{ getStripeCheckoutId(tier: BASIC) { url } }');
    expect(buying.code).toBe('INTERNAL');
    customers.create = create;
    // As Fastify does by itself, of an answer that broke off.
    server.app.log.error({ err: new Error(`No such key: ${member.email}`) }, 'answer terminated');
    await member.ask('{ exportMyData }');
    await server.ask('{ getMyProfile { id } }');
    await server.ask('{ nothing(email: "vale@example.com") }');
    await fetch(`${server.url}/login?email=${member.email}`, { headers: { accept: 'text/html' } });
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${member.token.slice(0, -4)}AAAA`,
      },
      body: '{"query":"{ getMyProfile { id } }"}',
    });
    await fetch(`${server.url}/idp/`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: server.identity.clientId,
        AuthParameters: { USERNAME: member.email, PASSWORD: 'Valesti2026' },
      }),
    });
    expect(lines).not.toBe('');
    for (const secret of [
      member.email,
      'example.com',
      member.token.slice(0, 40),
      member.token.slice(-30, -4),
      'Proovin2026',
      'Valesti2026',
      '87.6',
      'Salajane',
      'Minu lugu',
      'X-Amz-Signature',
    ]) {
      expect(lines).not.toContain(secret);
    }
  });

  it.each([
    ['a sign-in', { event: 'identity', operation: 'InitiateAuth', msg: 'identity' }],
    ['a refused sign-in', { event: 'identity', refusal: 'NotAuthorizedException' }],
    [
      'a look-up by staff',
      { event: 'refused', operations: ['adminListUsersByEmail'], codes: ['NOT_AUTHORIZED'] },
    ],
    ['an export', { operations: ['exportMyData'] }],
    ['a refusal', { event: 'refused', member: null, operations: ['getMyProfile'] }],
    ['a token that is not valid', { event: 'refused', reason: 'token' }],
    ['a failure, by its reference number', { msg: 'unexpected failure', reference: expect.any(String) }],
  ])('has a line about %s', (_what, expected) => {
    expect(entries()).toContainEqual(expect.objectContaining(expected));
  });

  it('has in each line of a request the id that its answer bears, and no word of its caller', async () => {
    const own = 'mari-maasikas';
    const refuse = () =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': own, 'request-id': own },
        body: '{"query":"{ getMyProfile { id } exportMyData }"}',
      });
    const answers = [await refuse(), await refuse(), await fetch(`${server.url}/nothing`)];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    const linesOf = (id: string | null | undefined) => entries().filter(({ reqId }) => reqId === id);
    for (const id of ids.slice(0, 2))
      expect(linesOf(id)).toEqual([
        expect.objectContaining({ event: 'refused', operations: ['getMyProfile', 'exportMyData'] }),
      ]);
    expect(lines).not.toContain(own);
  });
});
