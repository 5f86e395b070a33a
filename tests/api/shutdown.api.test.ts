/** A server told to stop serves until a balancer knows, finishes what it began and accepts nothing new; a second signal ends it at once. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { callGraphql } from '../support/graphql-call.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

const CALLS = 40;
/** Few enough that others are under way. */
const TOLD_AFTER = 5;
let installation: Installation;
let url: string;

beforeAll(async () => {
  installation = await openInstallation();
  ({ url } = installation);
}, 120_000);
afterAll(() => installation.remove());

describe('a server told to stop', () => {
  it(
    'acknowledges everything that it stores, and stores nothing that it does not acknowledge',
    { timeout: 120_000 },
    async () => {
      const server = await installation.start();
      const token = await signIn(url, 'uus@example.com', DEMO_PASSWORD);
      await callGraphql(url, token, 'mutation { giveConsent(kind: MEASUREMENTS, textVersion: "1") { id } }');
      const acknowledged = new Set<string>();
      let isTold = false;
      const calls = Array.from({ length: CALLS }, async (_, index) => {
        const id = randomUUID();
        const query = `mutation { createMeasurement(input: { id: "${id}", weight: ${50 + index}, eventDateTime: "2026-11-01T08:00:00+02:00" }) { id } }`;
        const answer = await callGraphql(url, token, query).catch(() => null);
        if (answer?.data?.['createMeasurement']) acknowledged.add(id);
        if (acknowledged.size < TOLD_AFTER || isTold) return;
        isTold = true;
        server.child.kill('SIGTERM');
      });
      await Promise.all(calls);
      expect(await server.ended).toBe(0);
      const again = await installation.start();
      const stored = await callGraphql(
        url,
        token,
        '{ getMyTimelineByType(type: "MEASUREMENT", limit: 500) { events { id } } }',
      );
      const { events } = stored.data?.['getMyTimelineByType'] as { events: { id: string }[] };
      expect(new Set(events.map(({ id }) => id))).toEqual(acknowledged);
      again.child.kill('SIGTERM');
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

  it('does not wait for a balancer when a person ends it', { timeout: 120_000 }, async () => {
    const server = await installation.start({ DRAIN_SECONDS: '600' });
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  it(
    'waits for a request that is still arriving, and ends at once at the second signal',
    { timeout: 60_000 },
    async () => {
      const server = await installation.start();
      const socket = connect(installation.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      );
      // Any answered call proves that the server has read what came before it.
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      server.child.kill('SIGTERM');
      await expect
        .poll(() =>
          fetch(`${url}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed');
      expect(server.child.exitCode).toBeNull();
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(1);
      socket.destroy();
    },
  );
});
