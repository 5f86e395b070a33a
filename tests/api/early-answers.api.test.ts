/** Requests that are rejected before they are processed get the right status and the headers of every answer. */
import fastify from 'fastify';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerClosingHeaders } from '../../server/web/security-headers.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isProduction: true, isKnownOnly: true });
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

function expectTakenForWhatItIs(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
}

interface Sent {
  headers?: Record<string, string>;
  body: string;
}

describe('a request that cannot be processed', () => {
  it.each<[string, number, string, Sent]>([
    ['a question that is too long', 413, '/graphql', { headers: JSON_TYPE, body: 'x'.repeat(200_000) }],
    ['a body that is not JSON', 415, '/graphql', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }],
    ['a form at GraphQL', 415, '/graphql', { headers: FORM_TYPE, body: 'query=%7Ba%7D' }],
    [
      'an invalid token',
      401,
      '/graphql',
      { headers: { ...JSON_TYPE, authorization: 'Bearer x' }, body: '{}' },
    ],
    [
      'a form that is too long at the checkout',
      413,
      '/pay/checkout/cs_1',
      { headers: FORM_TYPE, body: `card=${'1'.repeat(5_000)}` },
    ],
    [
      'a body that is not a form at the checkout',
      415,
      '/pay/portal/bps_1',
      { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    ],
    ['JSON at the till that is none', 400, '/pay/portal/bps_1', { headers: JSON_TYPE, body: '{' }],
    ['a report that is too long', 413, '/csp-reports', { headers: JSON_TYPE, body: 'x'.repeat(20_000) }],
    [
      'a webhook that is too long',
      413,
      '/webhooks/stripe',
      { headers: JSON_TYPE, body: 'x'.repeat(1_100_000) },
    ],
    [
      'a character that no column can hold, at the identity service',
      400,
      '/idp/',
      {
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ConfirmSignUp' },
        body: '{"ClientId":"CLIENT","Username":"a\\u0000b@example.com","ConfirmationCode":"1"}',
      },
    ],
    ['a request to the identity service that is too long', 400, '/idp/', { body: 'x'.repeat(70_000) }],
  ])('is refused with a status of its own: %s', async (_what, status, path, { headers = {}, body }) => {
    // Sent past the balancer, which may still be writing when the answer arrives.
    const response = await fetch(`${server.ownUrl}${path}`, {
      method: 'POST',
      headers,
      body: body.replace('CLIENT', server.identity.clientId),
    });
    expect(response.status).toBe(status);
    expectTakenForWhatItIs(response.headers);
    expect(await response.text()).not.toMatch(/node_modules|\.ts:|FST_/);
  });

  it.each([
    '/pay/checkout/%00',
    '/pay/portal/%00',
    '/calendar/%00.ics',
    '/media/%00',
    '/objects/%00',
    '/%00',
  ])('is no server error: %s', async (path) => {
    const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    expect(response.status).toBeLessThan(500);
    expectTakenForWhatItIs(response.headers);
  });

  it('has the headers also after too many calls', async () => {
    const limited = await startTestServer({ maxCallsPerAddress: 1, over: server });
    try {
      const ask = () => fetch(`${limited.url}/graphql`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
      await ask();
      const refused = await ask();
      expect(await refused.text()).toContain('RATE_LIMITED');
      expectTakenForWhatItIs(refused.headers);
    } finally {
      await limited.close();
    }
  });
});

/** Returns what the server sends back for raw bytes on a connection. */
async function sendBytes(bytes: string): Promise<string> {
  const { port } = new URL(server.ownUrl);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('a message that is no HTTP', () => {
  it.each([
    [400, 'nonsense', 'nonsense\r\n\r\n'],
    [431, 'headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
  ])('is answered %i with the same headers: %s', async (status, _what, bytes) => {
    const answer = await sendBytes(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  });
});

describe('a server that closes', () => {
  it('rejects callers with the same headers', async () => {
    const app = fastify({ forceCloseConnections: false });
    registerClosingHeaders(app);
    const signals = new EventEmitter();
    app.get('/', async () => {
      signals.emit('begun');
      await once(signals, 'end');
      return 'x';
    });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    const answers = text(socket);
    const begun = once(signals, 'begun');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await begun;
    const closed = app.close();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(app.server, 'request');
    signals.emit('end');
    await closed;
    expect(await answers).toMatch(/HTTP\/1\.1 503 [^]*x-content-type-options: nosniff/);
  });
});
