/** The built server in production with embedded parts: a trial installation that strangers can reach. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { SAMPLE_CONTENT, SAMPLE_OWNER } from '../support/sample-content.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

const ADMIN = 'admin@example.com';
let installation: Installation;
let url: string;

beforeAll(async () => {
  installation = await openInstallation();
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

  it('has each if it is asked for by name, and says so', { timeout: 240_000 }, async () => {
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
  });
});

/** Settings of real services. None is called before a member asks for something. */
const REAL_SERVICES = {
  COGNITO_USER_POOL_ID: 'eu-central-1_Proovimine',
  COGNITO_CLIENT_ID: 'proov',
  S3_BUCKET: 'proov',
  STRIPE_SECRET_KEY: 'sk_test_proov',
  STRIPE_WEBHOOK_SECRET: 'whsec_proov',
  STRIPE_PRICE_BASIC: 'price_basic',
  STRIPE_PRICE_FOOD: 'price_food',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PRICE_VIP: 'price_vip',
  MAIL_FROM: 'abi@example.com',
  SELLER_NAME: 'Proovimüüja OÜ',
  SELLER_REGISTER_CODE: '10000000',
  SELLER_ADDRESS: 'Proovi 1, Tallinn',
  SELLER_EMAIL: 'abi@example.com',
};

/** The sample content with a real domain in the place of the example. */
async function contentToSell(folder: string): Promise<string> {
  const content = join(folder, 'content');
  await mkdir(content);
  const text = JSON.stringify(SAMPLE_CONTENT).replaceAll('example.com', 'hoog.ee');
  await writeFile(join(content, 'content.json'), text);
  return content;
}

/** The scripts of the built server that a process loaded, as V8 counts them: `main.js`, `stand-ins/…`. */
async function scriptsLoaded(environment: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-loaded-'));
  try {
    const server = await start({
      ...PRODUCTION,
      ...environment,
      CONTENT_DIR: await contentToSell(folder),
      DATA_DIR: join(folder, 'data'),
      NODE_V8_COVERAGE: join(folder, 'loaded'),
    });
    expect(server.output()).toContain('ready in');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const [report = ''] = await readdir(join(folder, 'loaded'));
    const { result }: { result: { url: string }[] } = JSON.parse(
      await readFile(join(folder, 'loaded', report), 'utf8'),
    );
    return result.flatMap(({ url: script }) => {
      const [, path] = script.split('/server/');
      return path === undefined || script.includes('node_modules') ? [] : [path];
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const isStandIn = (path: string) => basename(dirname(path)) === 'stand-ins';

describe('production with real services', () => {
  it(
    'does not start with contacts and links that reach nobody, and names each',
    { timeout: 240_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'hoog-examples-'));
      try {
        const server = await start({ ...PRODUCTION, ...REAL_SERVICES, DATA_DIR: folder });
        expect(await server.ended).toBe(1);
        expect(server.output()).toContain(`trainings/treening-owner: ${SAMPLE_OWNER}`);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );

  it('loads no stand-in', { timeout: 240_000 }, async () => {
    const scripts = await scriptsLoaded(REAL_SERVICES);
    expect(scripts).toContain('main.js');
    expect(scripts.filter(isStandIn)).toEqual([]);
  });

  it('loads only the stand-in that is asked for', { timeout: 240_000 }, async () => {
    const { S3_BUCKET: _, ...others } = REAL_SERVICES;
    const standIns = (await scriptsLoaded(others)).filter(isStandIn);
    expect(standIns).toContain('stand-ins/embedded-object-store.js');
    expect(standIns.filter((path) => /identity|payments|mailbox|demo/.test(path))).toEqual([]);
  });
});
