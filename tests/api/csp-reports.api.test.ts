/** Browsers report violations of the page's policy, and little of it is logged. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let said = '';
/** Before the last report. */
let all = '';

beforeAll(async () => {
  const log = new Writable({
    write(chunk, _encoding, written) {
      said += String(chunk);
      written();
    },
  });
  server = await startTestServer({ log });
});
afterAll(() => server.close());

const send = async (type: string, body: string) => {
  all += said;
  said = '';
  const headers = { 'content-type': type };
  return (await fetch(`${server.url}/csp-reports`, { method: 'POST', headers, body })).status;
};
const lines = (text = said) =>
  text
    .split('\n')
    .filter((line) => line.includes('"csp"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const SECRETS = ['mari@example.com', 'salajane', 'someone-elses-extension', 'retsept-17'];

it.each([
  [
    'application/csp-report',
    {
      'csp-report': {
        'document-uri': 'https://hoog.test/recipes/retsept-17?email=mari@example.com#salajane',
        'effective-directive': 'script-src-elem',
        'violated-directive': 'script-src-elem',
        'blocked-uri': 'https://someone-elses-extension.test/salajane.js',
        'script-sample': 'mari@example.com',
      },
    },
  ],
  [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        url: 'https://hoog.test/recipes/retsept-17?email=mari@example.com',
        body: {
          documentURL: 'https://hoog.test/recipes/retsept-17?email=mari@example.com',
          effectiveDirective: 'script-src-elem',
          blockedURL: 'inline',
          sample: 'salajane',
        },
      },
    ],
  ],
])('a violation leaves only its rule and the kind of page in the log: %s', async (type, report) => {
  expect(await send(type, JSON.stringify(report))).toBe(204);
  expect(lines()).toMatchObject([{ event: 'csp', directive: 'script-src-elem', page: '/recipes' }]);
  for (const secret of SECRETS) expect(said).not.toContain(secret);
});

it.each([
  ['no JSON', '{'],
  ['a list of anything', '[null, 1, {"body": []}]'],
  ['a rule that is a sentence', '{"csp-report":{"effective-directive":"Mari oli siin"}}'],
  ['nothing', ''],
])('a body that is not a report is answered and leaves no line: %s', async (_what, body) => {
  expect(await send('application/csp-report', body)).toBe(204);
  expect(lines()).toEqual([]);
});

it('a flood leaves at most sixty lines a minute per process, and a body that is too large is not read', async () => {
  const processes = process.env['API_TOPOLOGY'] === 'two' ? 2 : 1;
  const report = { body: { effectiveDirective: 'img-src', documentURL: 'https://hoog.test/diary' } };
  for (let call = 0; call < 8; call += 1)
    await send('application/reports+json', JSON.stringify(Array(50).fill(report)));
  expect(await send('application/csp-report', ' '.repeat(17_000))).toBe(413);
  expect(lines(all).length).toBeGreaterThan(50);
  // A minute may begin in between.
  expect(lines(all).length).toBeLessThanOrEqual(2 * 60 * processes);
});

it('the page’s policy names the address for reports', async () => {
  const { headers } = await fetch(`${server.url}/config.json`);
  expect(headers.get('content-security-policy')).toContain('report-uri /csp-reports');
  expect(headers.get('content-security-policy')).toContain('report-to csp');
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
});
