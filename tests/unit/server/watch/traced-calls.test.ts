/** Calls of other services in a trace: of each its host, its method and what came of it, and nothing of what was asked. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trace } from '../../../../server/core/trace.ts';
import { openCognitoIdentity } from '../../../../server/identity/cognito-identity.ts';
import { openIdentityAdmin } from '../../../../server/identity/identity-admin.ts';
import { openSesMail } from '../../../../server/mail/ses-mail.ts';
import { openS3ObjectStore } from '../../../../server/objects/s3-object-store.ts';
import { stripeClient } from '../../../../server/payments/stripe-payments.ts';
import type { Traces } from '../../../../server/watch/traces.ts';
import { openTraces } from '../../../../server/watch/traces.ts';
import type { TraceReceiver } from '../../../support/trace-receiver.ts';
import { openTraceReceiver } from '../../../support/trace-receiver.ts';

const SECRET = 'mari-7f3a';
const TOKEN = `${btoa('{"alg":"RS256","kid":"k"}')}.${btoa('{}')}.AAAA`.replaceAll('=', '');
const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
const region = 'eu-central-1';

let status = 200;
let service: Server;
let port: number;
let endpoint: string;
let receiver: TraceReceiver;

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"keys":[],"id":"cus_1"}');
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  ({ port } = address);
  endpoint = `http://127.0.0.1:${port}`;
  receiver = await openTraceReceiver();
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await receiver.close();
});

/** The calls that a turn of a job made, as the collector has them. */
async function callsOf(work: (trace: Trace) => Promise<unknown>) {
  const traces: Traces = openTraces({ endpoint: receiver.endpoint, headers: {}, serviceName: 'hoog' });
  const before = receiver.spans().length;
  await traces.trace.job('test', () => work(traces.trace).catch(() => undefined));
  await traces.close();
  return receiver
    .spans()
    .slice(before)
    .filter(({ parentSpanId }) => parentSpanId !== undefined);
}

const attributesOf = (method: string, called: string | null, answered: number) => ({
  'http.request.method': method,
  'server.address': '127.0.0.1',
  ...(called === null ? {} : { 'hoog.called': called }),
  'http.response.status_code': answered,
});

describe('a call in a trace', () => {
  it('of S3 is each attempt by itself, under the name of its operation', async () => {
    const calls = await callsOf((trace) =>
      openS3ObjectStore({ bucket: 'hoog', region, endpoint, credentials, trace }).remove(SECRET),
    );
    expect(calls.map(({ attributes }) => attributes)).toEqual([
      attributesOf('DELETE', 'DeleteObject', 200),
      attributesOf('DELETE', 'DeleteObject', 200),
    ]);
  });

  it('of S3 is none where an address is only signed', async () => {
    const calls = await callsOf((trace) =>
      openS3ObjectStore({ bucket: 'hoog', region, endpoint, credentials, trace }).presignFreshRead(
        SECRET,
        60,
      ),
    );
    expect(calls).toEqual([]);
  });

  it('of Cognito shows an answer that was an error', async () => {
    status = 400;
    const calls = await callsOf((trace) =>
      openIdentityAdmin({ region, userPoolId: 'eu-central-1_a', endpoint, credentials, trace }).deleteUser(
        SECRET,
      ),
    );
    status = 200;
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      name: 'POST AdminDeleteUser',
      isError: true,
      attributes: attributesOf('POST', 'AdminDeleteUser', 400),
    });
  });

  it('of Cognito is one for its keys', async () => {
    const pool = { region, userPoolId: 'eu-central-1_a', clientId: 'c', endpoint, clock: () => new Date() };
    const calls = await callsOf((trace) => openCognitoIdentity({ ...pool, trace }).verifyIdToken(TOKEN));
    expect(calls.map(({ attributes }) => attributes)).toEqual([attributesOf('GET', null, 200)]);
  });

  it('of Stripe is named by the first part of its path', async () => {
    const own = { host: '127.0.0.1', port, protocol: 'http' as const };
    const calls = await callsOf((trace) =>
      new Stripe('sk_test_1', { ...own, httpClient: stripeClient(trace) }).customers.retrieve(
        `cus_${SECRET}`,
      ),
    );
    expect(calls.map(({ attributes }) => attributes)).toEqual([attributesOf('GET', 'customers', 200)]);
  });

  it('of SES is one', async () => {
    const mail = { to: `${SECRET}@example.com`, subject: SECRET, text: SECRET };
    const calls = await callsOf((trace) =>
      openSesMail({ region, from: 'hoog@example.com', endpoint, credentials, trace })(mail),
    );
    expect(calls.map(({ attributes }) => attributes)).toEqual([attributesOf('POST', null, 200)]);
  });

  it('to nobody tells why by a kind and no address', async () => {
    const calls = await callsOf((trace) =>
      openSesMail({ region, from: 'a@example.com', endpoint: 'http://127.0.0.1:1', credentials, trace })({
        to: `${SECRET}@example.com`,
        subject: '',
        text: '',
      }),
    );
    expect(calls[0]).toMatchObject({ isError: true, attributes: { 'error.type': 'TypeError' } });
    expect(receiver.text()).not.toContain(SECRET);
  });

  it('outside of a request and a job is no trace', async () => {
    const traces = openTraces({ endpoint: receiver.endpoint, headers: {}, serviceName: 'hoog' });
    const before = receiver.spans().length;
    expect(await traces.trace.step({ kind: 'statement', text: 'select 1' }, () => Promise.resolve(3))).toBe(
      3,
    );
    expect(traces.trace.currentId()).toBeNull();
    await traces.close();
    expect(receiver.spans()).toHaveLength(before);
  });
});
