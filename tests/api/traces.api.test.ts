/** A collector is told the times of requests, and nothing about members. On each database, by the built server. */
import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { TEST_DATABASE_URL } from '../support/database-server.ts';
import { freePort } from '../support/free-port.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';
import type { ReceivedSpan, TraceReceiver } from '../support/trace-receiver.ts';
import { openTraceReceiver } from '../support/trace-receiver.ts';

const EMAIL = 'admin@example.com';
const KEY = 'Bearer secret-of-the-collector';
const FOREIGN_TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const MEASURE =
  'mutation Replay($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }';
const RECIPES = 'query RecipesScreen_Recipes { listRecipes(limit: 5) { items { id } } }';
/** Prints, when a process ends, which modules of the library it had loaded. */
const PRINT_LOADED = `import module from 'node:module'; import { writeSync } from 'node:fs'; process.on('exit', () => { const loaded = Object.keys(module._cache).filter((path) => /opentelemetry.(sdk|exporter|otlp)/.test(path)); writeSync(1, 'loaded of tracing: ' + loaded.length + '\\n'); });`;
const PRINTING = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRINT_LOADED)}` };

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
}, 120_000);
afterAll(() => installation.remove());

async function databaseOf(
  kind: string,
): Promise<{ environment: Record<string, string>; drop: () => Promise<void> }> {
  if (kind === 'PGlite' || !TEST_DATABASE_URL) return { environment: {}, drop: () => Promise.resolve() };
  const { url, drop } = await createPostgresDatabase(TEST_DATABASE_URL);
  return { environment: { DATABASE_URL: url }, drop };
}

/** A body that arrives in parts, as over a slow line: its last part comes by itself. */
async function askSlowly(url: string, token: string, asked: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const asking = request(url, { method: 'POST', headers });
  const answered = once(asking, 'response');
  for (const part of JSON.stringify(asked).match(/[^]{1,100}/g) ?? []) {
    asking.write(part);
    await pause(30);
  }
  asking.end();
  const answer = await text((await answered)[0]);
  if (answer.includes('errors')) throw new Error(`Refused: ${answer}`);
}

describe.each(TEST_DATABASE_URL ? ['PGlite', 'PostgreSQL'] : ['PGlite'])(
  'traces of a server on %s',
  (kind) => {
    const [measurementId, weight] = [randomUUID(), 87.654];
    let receiver: TraceReceiver;
    let spans: ReceivedSpan[];
    let output = '';
    let exitCode: number | null;
    let memberId = '';
    let token = '';

    beforeAll(async () => {
      receiver = await openTraceReceiver();
      const { environment, drop } = await databaseOf(kind);
      const {
        child,
        ended,
        output: printed,
      } = await installation.start({
        ...environment,
        ...PRINTING,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(KEY)}`,
        OTEL_SERVICE_NAME: 'hoog-of-a-test',
        LOG_LEVEL: 'info',
      });
      const { url } = installation;
      token = await signIn(url, EMAIL, DEMO_PASSWORD);
      await callGraphql(
        url,
        token,
        'mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }',
      );
      const { data } = await callGraphql(url, token, 'query Mari_Maasikas { getMyProfile { id } }');
      memberId = (data?.['getMyProfile'] as { id: string }).id;
      const input = { id: measurementId, weight, eventDateTime: '2026-11-01T08:00:00+02:00' };
      await askSlowly(`${url}/graphql`, token, { query: MEASURE, variables: { input } });
      await callGraphql(url, token, RECIPES);
      await callGraphql(url, token, '{ adminListUsersByEmail(email: "vip@example.com") { items { id } } }');
      await callGraphql(url, null, '{ getMyProfile { id } exportMyData }');
      await fetch(`${url}/wp-login.php?email=${EMAIL}`);
      await fetch(`${url}/config.json`, {
        headers: { traceparent: `00-${FOREIGN_TRACE}-bbbbbbbbbbbbbbbb-01`, tracestate: 'mari=maasikas' },
      });
      await fetch(`${url}/healthz`);
      child.kill('SIGTERM');
      exitCode = await ended;
      output = printed();
      spans = receiver.spans();
      await drop();
    }, 240_000);
    afterAll(() => receiver.close());

    const named = (name: string) => spans.filter((span) => span.name === name);
    const parentOf = ({ parentSpanId }: ReceivedSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
    const stepsOf = (parent: ReceivedSpan | undefined) =>
      spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === parent?.spanId);

    it('end with their process, sent with the headers that were set, under the name that was', () => {
      expect(exitCode).toBe(0);
      expect(receiver.headers.at(-1)).toMatchObject({
        authorization: KEY,
        'content-type': 'application/json',
      });
      expect(receiver.text()).toContain('hoog-of-a-test');
    });

    it('show a mutation below its request, and its statements below it', () => {
      const [mutation] = named('graphql Replay');
      const request = mutation && parentOf(mutation);
      expect(request).toMatchObject({
        name: 'POST /graphql',
        attributes: {
          'http.request.method': 'POST',
          'http.route': '/graphql',
          'http.response.status_code': 200,
        },
      });
      expect(request).not.toHaveProperty('parentSpanId');
      const statements = stepsOf(mutation);
      const insert = statements.find(({ name }) => name === 'insert measurements');
      expect(insert?.attributes['db.query.text']).toMatch(/^insert into "measurements" .* values \(\$/);
      expect(insert?.traceId).toBe(request?.traceId);
      if (kind === 'PostgreSQL')
        expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']));
    });

    it('show a query below its request, by the product’s own name or none', () => {
      const [query] = named('graphql RecipesScreen_Recipes');
      expect(query && parentOf(query)?.name).toBe('POST /graphql');
      const profile = named('graphql other').find((other) =>
        stepsOf(other).some(({ name }) => name === 'select profiles'),
      );
      expect(profile && parentOf(profile)?.name).toBe('POST /graphql');
    });

    it('show a call of another service with its host, method, status and name', () => {
      const [call] = named('POST ListUsers');
      expect(call?.attributes).toEqual({
        'http.request.method': 'POST',
        'server.address': '127.0.0.1',
        'hoog.called': 'ListUsers',
        'http.response.status_code': 200,
      });
      expect(call && parentOf(call)?.name).toBe('graphql other');
    });

    it('show turns of jobs with their statements', () => {
      const [turn] = named('job payments');
      expect(turn).not.toHaveProperty('parentSpanId');
      expect(stepsOf(turn).length).toBeGreaterThan(0);
    });

    it('tell what failed by its code', () => {
      const failed = spans.filter(({ isError }) => isError);
      expect(failed).toContainEqual(
        expect.objectContaining({
          name: 'graphql other',
          attributes: expect.objectContaining({
            'hoog.failures': expect.arrayContaining(['NOT_AUTHORIZED']),
          }),
        }),
      );
    });

    it('are found again from lines of the log', () => {
      const lines: Record<string, unknown>[] = output
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
      const refused = lines.find(({ event }) => event === 'refused');
      const root = spans.find(
        ({ traceId, name }) => traceId === refused?.['traceId'] && name === 'POST /graphql',
      );
      expect(root?.attributes['hoog.request_id']).toBe(refused?.['reqId']);
    });

    it('begin here, whatever trace a caller names, and have no health and no address', () => {
      expect(named('GET /config.json')).toHaveLength(2);
      expect(spans.some(({ name }) => name.includes('healthz'))).toBe(false);
      for (const foreign of [FOREIGN_TRACE, 'maasikas', 'wp-login'])
        expect(receiver.text()).not.toContain(foreign);
    });

    it('hold nobody’s id, address, figure, token or name', () => {
      expect(memberId).not.toBe('');
      for (const personal of [EMAIL, 'example.com', memberId, measurementId, String(weight), 'Mari'])
        expect(receiver.text()).not.toContain(personal);
      expect(receiver.text()).not.toContain(token.slice(0, 40));
    });

    it('are made by a library that was loaded for them', () => {
      expect(output).toMatch(/loaded of tracing: [1-9]/);
    });
  },
);

describe('a server', () => {
  it('loads nothing of tracing where nobody takes traces', { timeout: 120_000 }, async () => {
    const { child, ended, output } = await installation.start(PRINTING);
    await callGraphql(installation.url, null, RECIPES);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output()).toContain('loaded of tracing: 0\n');
  });

  it.each(['is not there', 'never answers'])(
    'serves and ends although its collector %s',
    { timeout: 180_000 },
    async (how) => {
      const port = await freePort();
      const silent = createServer(() => {});
      if (how === 'never answers') await once(silent.listen(port, '127.0.0.1'), 'listening');
      const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
      const { child, ended, output } = await installation.start({ OTEL_EXPORTER_OTLP_ENDPOINT });
      const token = await signIn(installation.url, 'vip@example.com', DEMO_PASSWORD);
      for (let call = 0; call < 30; call += 1)
        expect((await callGraphql(installation.url, token, '{ getMyProfile { id } }')).code).toBeNull();
      await expect.poll(output, { timeout: 60_000 }).toContain('traces not sent');
      const toldAt = Date.now();
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(Date.now() - toldAt).toBeLessThan(15_000);
      silent.closeAllConnections();
      silent.close();
    },
  );
});
