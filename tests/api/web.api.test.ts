import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeedPath } from '../../contract/paths.ts';
import { isServicePath } from '../../contract/service-paths.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-web-'));
  const files = {
    'page/index.html': '<!doctype html><title>Hoog</title>',
    'page/sw.js': 'self.skipWaiting;'.repeat(200),
    'page/manifest.webmanifest': '{}',
    'page/assets/main-a1b2c3.js': 'export {};'.repeat(500),
    'media/videos/treening-public.aaaa.mp4': Buffer.alloc(5000, 7),
    'media/videos/treening-public.bbbb.vtt': 'WEBVTT',
    'media/covers/retsept-public.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'secret.txt': 'secret',
  };
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  server = await startTestServer({
    pageDirectory: join(folder, 'page'),
    contentDirectory: folder,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('the page', () => {
  it.each(['/', '/diary', '/recipes/retsept-basic', '/calendar/2026-11-20'])(
    'is the shell for a navigation to %s',
    async (path) => {
      const response = await get(path, HTML);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('<title>Hoog</title>');
    },
  );

  it('has the worker and the manifest revalidated each time, and files with a hash kept for good', async () => {
    for (const path of ['/sw.js', '/manifest.webmanifest', '/index.html'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    for (const path of [
      '/assets/main-a1b2c3.js',
      '/media/covers/retsept-public.svg',
      '/media/videos/treening-public.aaaa.mp4',
    ]) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it.each([
    '/assets/gone-123456.js',
    '/media/videos/none.mp4',
    '/media/videos/none.mp4.vtt',
    '/robots.txt',
    '/..%2fsecret.txt',
    '/media/..%2f..%2fsecret.txt',
  ])('has no %s, and nothing that reads as one', async (path) => {
    const response = await get(path);
    expect(response.headers.get('content-type') ?? '').not.toContain('text/html');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('secret');
  });

  it('is compressed if it is text, and only then', async () => {
    const accepting = { 'accept-encoding': 'br, gzip' };
    expect((await get('/assets/main-a1b2c3.js', accepting)).headers.get('content-encoding')).toBe('br');
    expect(
      (await get('/media/videos/treening-public.aaaa.mp4', accepting)).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('allows no script, style or frame but its own', async () => {
    for (const path of ['/', '/sw.js', '/assets/main-a1b2c3.js']) {
      const headers = (await get(path, HTML)).headers;
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('videos', () => {
  it('are sent in ranges', async () => {
    const response = await get('/media/videos/treening-public.aaaa.mp4', { range: 'bytes=100-199' });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 100-199/5000']);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
    expect((await get('/media/videos/treening-public.aaaa.mp4', { range: 'bytes=9000-' })).status).toBe(416);
  });

  it('have their captions beside them', async () => {
    const response = await get('/media/videos/treening-public.aaaa.mp4.vtt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await response.text()).toBe('WEBVTT');
  });
});

describe('the service', () => {
  it('says that it is ready, where to sign in and who the seller is', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/config.json')).json()).toEqual({
      mode: 'embedded',
      identity: {
        userPoolId: server.identity.userPoolId,
        userPoolClientId: server.identity.clientId,
        userPoolEndpoint: `${server.url}/idp`,
      },
      seller: server.services.billing.seller,
    });
  });

  it('is unhealthy if its database takes no write', async () => {
    const { database } = server.services;
    const { insert } = database;
    database.insert = () => {
      throw new Error('away');
    };
    try {
      expect((await get('/healthz')).status).toBe(503);
    } finally {
      database.insert = insert;
    }
    expect((await get('/healthz')).status).toBe(200);
  });

  it('is unhealthy while its disk takes no write', async () => {
    const mark = join(server.dataDir, 'health');
    await rm(mark, { force: true });
    await symlink('/dev/full', mark);
    expect([(await get('/healthz')).status, await (await get('/healthz')).json()]).toEqual([
      503,
      { status: 'unavailable' },
    ]);
    await rm(mark);
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('redirects a navigation by another host name to the one origin', async () => {
    const { port } = new URL(server.url);
    const response = await fetch(`http://localhost:${port}/diary?x=1`, { headers: HTML, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, `${server.url}/diary?x=1`]);
  });

  it('returns the same content compressed and plain', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"{ listRecipes { items { id name_EE description tags steps } } listTrainings { items { id title description } } }"}',
      });
    const texts: string[] = [];
    for (const encoding of ['identity', 'gzip', 'br', 'identity', 'gzip', 'br']) {
      const response = await ask({ 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      texts.push(await response.text());
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('has no path of its own that the dev server does not know, and without a network the worker takes for a mistake', () => {
    const tree = server.app.printRoutes({ commonPrefix: false }).split('\n');
    const routes = tree.flatMap((line) => /^ {4}[├└]── (\S+) \(/.exec(line)?.[1] ?? []);
    const unknown = routes.map((path) => `/${path}`).filter((path) => !isServicePath(path));
    // Files: those of the page, and her calendar.
    const others = ['/*', calendarFeedPath(':token(^[\\w-]{43})')];
    expect(unknown.sort(), 'Add it to contract/service-paths.ts.').toEqual(others);
  });
});
