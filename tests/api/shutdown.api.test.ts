/** A server told to stop serves until a balancer knows, finishes what it began and accepts nothing new; a second signal ends it at once. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { batchesOf, memberIn, readState, sendBatch, stateAfter } from '../support/logged-batches.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

/** Each sends one batch after the other, as a phone does; the server has as many at a time. */
const ROLES = ['uus', 'basic', 'food', 'premium', 'vip'];
const BATCHES = 8;
/** Few enough that others are under way. */
const TOLD_AFTER = 5;
let installation: Installation;
let url: string;

beforeAll(async () => {
  installation = await openInstallation({ isUsed: true });
  ({ url } = installation);
}, 120_000);
afterAll(() => installation.remove());

async function phoneOf(role: string) {
  const token = await signIn(url, `${role}@example.com`, DEMO_PASSWORD);
  const stored: Entry[] = [];
  return { token, stored, before: await readState(url, token), next: batchesOf(memberIn(token)) };
}

describe('a server told to stop', () => {
  it(
    'acknowledges all that it stores, and nothing else; one that a person ends waits for no balancer',
    { timeout: 120_000 },
    async () => {
      const server = await installation.start();
      const phones = await Promise.all(ROLES.map(phoneOf));
      let acknowledged = 0;
      const calls = phones.map(async ({ token, next, stored }) => {
        for (let batch = 0; batch < BATCHES; batch += 1) {
          const entries = next();
          if (!(await sendBatch(url, token, entries))) return;
          stored.push(...entries);
          acknowledged += 1;
          if (acknowledged === TOLD_AFTER) server.child.kill('SIGTERM');
        }
      });
      await Promise.all(calls);
      expect(acknowledged).toBeLessThan(ROLES.length * BATCHES);
      expect(await server.ended).toBe(0);
      const again = await installation.start({ DRAIN_SECONDS: '600' });
      for (const { token, before, stored } of phones)
        expect(await readState(url, token)).toEqual(stateAfter(before, stored));
      again.child.kill('SIGINT');
      expect(await again.ended).toBe(0);
    },
  );

  it(
    'still serves while it tells balancers to go elsewhere, on connections that it does not keep',
    { timeout: 120_000 },
    async () => {
      const server = await installation.start({ DRAIN_SECONDS: '600' });
      server.child.kill('SIGTERM');
      const health = () => fetch(`${url}/healthz`);
      await expect.poll(async () => (await health()).status).toBe(503);
      expect(await (await health()).json()).toEqual({ status: 'draining' });
      const token = await signIn(url, 'premium@example.com', DEMO_PASSWORD);
      const query = `mutation { createMeasurement(input: { id: "${randomUUID()}", weight: 61, eventDateTime: "2026-11-01T08:00:00+02:00" }) { id } }`;
      expect((await callGraphql(url, token, query)).errors).toEqual([]);
      const content = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ listRecipes { items { id } } }' }),
      });
      for (const answer of [content, await fetch(`${url}/config.json`)])
        expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(1);
    },
  );

  it(
    'waits for a request that is still arriving, and ends at once at the second signal',
    { timeout: 120_000 },
    async () => {
      const server = await installation.start();
      const begin = () => connect(installation.port, '127.0.0.1');
      const [socket, idle] = [begin(), begin()];
      for (const each of [socket, idle]) {
        each.on('error', () => undefined);
        await once(each, 'connect');
      }
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      );
      // Any answered call proves that the server has read what came before it.
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      // An idle connection ends as soon as closing begins; asking again and again until it has begun could take as long.
      const closing = once(idle, 'close');
      server.child.kill('SIGTERM');
      await closing;
      expect(server.child.exitCode).toBeNull();
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(1);
      socket.destroy();
    },
  );
});
