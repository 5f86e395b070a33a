/** The built server in production with embedded parts: a trial installation that strangers can reach. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { REAL_SERVICES } from '../support/real-services.ts';
import { SAMPLE_OWNER } from '../support/sample-content.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

const ADMIN = 'admin@example.com';
let installation: Installation;
let url: string;

beforeAll(async () => {
  installation = await openInstallation({ isUsed: true });
  ({ url } = installation);
}, 120_000);
afterAll(() => installation.remove());

const start = (environment: Record<string, string>) =>
  installation.start({ PUBLIC_URL: url, ...environment });

const signsIn = (email: string) =>
  signIn(url, email, DEMO_PASSWORD).then(
    () => true,
    () => false,
  );

const PRODUCTION = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' };

describe('a trial in production', () => {
  it('does not start unless it is asked to', { timeout: 150_000 }, async () => {
    const refused = await start({ NODE_ENV: 'production' });
    expect(await refused.ended).toBe(1);
    for (const part of ['DATABASE_URL', 'COGNITO_', 'S3_BUCKET', 'STRIPE_'])
      expect(refused.output()).toContain(part);
  });

  it(
    'has no member with the public password, even from an earlier start, and no open mailbox',
    { timeout: 240_000 },
    async () => {
      const open = await start({});
      const token = await signIn(url, ADMIN, DEMO_PASSWORD);
      expect((await fetch(`${url}/mailbox`)).status).toBe(200);
      open.child.kill('SIGTERM');
      await open.ended;
      const closed = await start(PRODUCTION);
      expect(closed.output()).toContain('ready in');
      for (const { email } of DEMO_MEMBERS) {
        expect(await signsIn(email)).toBe(false);
        expect(closed.output()).not.toContain(email);
      }
      expect((await callGraphql(url, token, '{ getMyProfile { id } }')).status).toBe(401);
      expect((await fetch(`${url}/mailbox`)).status).toBe(404);
      expect(closed.output()).toMatch(
        /WARNING: Embedded in production[^]*WARNING: .*no demo members[^]*WARNING: .*mailbox/,
      );
      closed.child.kill('SIGTERM');
      expect(await closed.ended).toBe(0);
    },
  );

  it(
    'has each from its first start if it is asked for by name, and says so',
    { timeout: 240_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'hoog-production-'));
      const server = await start({ ...PRODUCTION, DATA_DIR: folder, DEMO_MEMBERS: '1', OPEN_MAILBOX: '1' });
      try {
        expect(await signsIn(ADMIN)).toBe(true);
        expect((await fetch(`${url}/mailbox`)).status).toBe(200);
        expect(server.output()).toMatch(/WARNING: DEMO_MEMBERS=1[^]*WARNING: OPEN_MAILBOX=1/);
      } finally {
        server.child.kill('SIGTERM');
        await server.ended;
        await rm(folder, { recursive: true });
      }
    },
  );
});

describe('production with real services', () => {
  it(
    'does not start with contacts and links that reach nobody, and names each',
    { timeout: 240_000 },
    async () => {
      const server = await start({ ...PRODUCTION, ...REAL_SERVICES });
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(`trainings/treening-owner: ${SAMPLE_OWNER}`);
    },
  );
});
