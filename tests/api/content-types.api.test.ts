/** The content type of a request is the sender's word: odd ones are refused, and page nobody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectServer } from '../support/object-server.ts';
import { startObjectServer, termsFor } from '../support/object-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const ODD = [
  '/',
  'x',
  'multipart',
  'multipart/',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'text/plain; charset=?',
  ';',
  'application/json; charset=utf-16',
  `application/${'x'.repeat(3_000)}`,
];
const PATHS = [
  '/graphql',
  '/idp',
  '/webhooks/stripe',
  '/csp-reports',
  '/phone-reports',
  '/profile/upload',
  '/pay/x',
];

let server: TestServer;
let objects: ObjectServer;
beforeAll(async () => {
  [server, objects] = await Promise.all([startTestServer(), startObjectServer()]);
});
afterAll(() => Promise.all([server.close(), objects.close()]));

const post = (url: string, type: string) =>
  fetch(url, { method: 'POST', headers: { 'content-type': type }, body: 'x' });

describe.each(ODD)('a body of the type %s', (type) => {
  it('is refused by the object store in its own words', async () => {
    const { url } = await objects.store.presignUpload(termsFor());
    const answer = await post(url, type);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/<Code>(?:MalformedPOSTRequest|InvalidArgument)</);
  });

  it.each(PATHS)('is no failure of the service at %s', async (path) => {
    expect((await post(server.url + path, type)).status).toBeLessThan(500);
  });
});
