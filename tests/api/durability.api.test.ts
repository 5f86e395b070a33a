import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import { callGraphql } from '../support/graphql-call.ts';
import type { Installation, ServerProcess } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

/** The nightly round has more of them. */
const KILLS = Number(process.env['HOOG_SERVER_KILLS'] ?? 5);
let installation: Installation;
let url: string;

beforeAll(async () => {
  installation = await openInstallation();
  ({ url } = installation);
});
afterAll(() => installation.remove());

async function startAgain(): Promise<ServerProcess> {
  const server = await installation.start();
  if (!server.output().includes('ready in')) throw new Error(`It did not start again:\n${server.output()}`);
  return server;
}

async function stop(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  server.child.kill(signal);
  return server.ended;
}

/** Creates measurements one after another until the server is gone. Returns the acknowledged ids. */
async function createUntilKilled(token: string, onAcknowledged: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const id = randomUUID();
    const query = `mutation { createMeasurement(input: { id: "${id}", weight: 70, eventDateTime: "2026-11-01T08:00:00+02:00" }) { id } }`;
    const answer = await callGraphql(url, token, query).catch(() => null);
    if (answer === null) return acknowledged;
    if (answer.code !== null) throw new Error(`Refused: ${answer.code}`);
    acknowledged.push(id);
    onAcknowledged();
  }
}

interface Page {
  nextToken: string | null;
  events: { id: string }[];
}

async function storedIds(token: string): Promise<string[]> {
  const ids: string[] = [];
  let nextToken: string | null = null;
  do {
    const query =
      'query ($nextToken: String) { getMyTimelineByType(type: "MEASUREMENT", limit: 500, nextToken: $nextToken) { nextToken events { id } } }';
    const page: Page = (await callGraphql(url, token, query, { nextToken })).data?.[
      'getMyTimelineByType'
    ] as Page;
    ids.push(...page.events.map(({ id }) => id));
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return ids;
}

describe('the embedded server', () => {
  it(
    'keeps every acknowledged entry through kills at random moments',
    { timeout: 400_000 + KILLS * 60_000 },
    async () => {
      let server = await installation.start();
      expect(server.output()).toContain(url);
      const token = await signIn(url, 'premium@example.com', DEMO_PASSWORD);
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { child } = server;
        let left = 1 + Math.floor(Math.random() * 60);
        const countDown = () => {
          left -= 1;
          if (left === 0) child.kill('SIGKILL');
        };
        const writers = [1, 2, 3].map(() => createUntilKilled(token, countDown));
        acknowledged.push(...(await Promise.all(writers)).flat());
        await server.ended;
        server = await startAgain();
        const stored = await storedIds(token);
        expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
        expect(new Set(stored).size).toBe(stored.length);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      console.info(`${KILLS} kills, ${acknowledged.length} entries acknowledged, none of them lost`);
      await stop(server, 'SIGKILL');
    },
  );

  it(
    'refuses a second process on the same data, and SIGTERM closes it properly',
    { timeout: 200_000 },
    async () => {
      const first = await installation.start();
      const second = await installation.start({ PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('is using');
      expect(await stop(first, 'SIGTERM'), first.output()).toBe(0);
      const third = await installation.start();
      expect(third.output()).toContain('ready in');
      await stop(third, 'SIGTERM');
    },
  );

  it('does not start in production unless it is asked to', { timeout: 150_000 }, async () => {
    const refused = await installation.start({ NODE_ENV: 'production', PUBLIC_URL: url });
    expect(await refused.ended).toBe(1);
    for (const part of ['DATABASE_URL', 'COGNITO_', 'S3_BUCKET', 'STRIPE_'])
      expect(refused.output()).toContain(part);
    const meant = await installation.start({ NODE_ENV: 'production', PUBLIC_URL: url, ALLOW_EMBEDDED: '1' });
    expect(meant.output()).toContain('ready in');
    await stop(meant, 'SIGTERM');
  });
});
