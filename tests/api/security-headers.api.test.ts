/** The headers of every kind of answer. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fastify from 'fastify';
import { registerSecurityHeaders } from '../../server/web/security-headers.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-headers-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Hoog</title>');
  await writeFile(join(folder, 'sw.js'), 'self;');
  await writeFile(join(folder, 'assets/main-a1b2c3.js'), 'export {};');
  server = await startTestServer({ pageDirectory: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });

describe('the page, its worker and its scripts', () => {
  it.each(['/', '/diary', '/login?email=x%40example.com', '/sw.js', '/assets/main-a1b2c3.js'])(
    'allow only their own sources and run no text as a script: %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      const directives = Object.fromEntries(
        policy.split(';').map((directive) => {
          const [name = '', ...values] = directive.trim().split(' ');
          return [name, values.join(' ')];
        }),
      );
      expect(directives).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'base-uri': "'none'",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'hoog-worker',
      });
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toMatch(/^strict-origin|^no-referrer$/);
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
    },
  );
});

describe('every answer', () => {
  it.each([
    '/config.json',
    '/healthz',
    '/nothing-here.js',
    '/media/nothing.mp4',
    '/graphql?query={__typename}',
    '/objects/nothing',
    '/mailbox',
    '/idp/none/.well-known/jwks.json',
  ])('is not sniffed for another type, and goes into no frame: %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it.each(['/%', '/media/%E0%A4%A', '/recipes/%c0%af'])(
    'is refused with the same headers if the address is malformed: %s',
    async (path) => {
      const { port } = new URL(server.url);
      const answer = await new Promise<{
        status: number;
        headers: NodeJS.Dict<string | string[]>;
        body: string;
      }>((resolve, reject) => {
        const asking = request({ port, host: '127.0.0.1', path }, (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          );
        });
        asking.on('error', reject).end();
      });
      expect(answer.status).toBe(400);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body).not.toContain(path);
    },
  );
});

describe('transport security', () => {
  it.each([
    ['https://hoog.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:4000', null],
  ])('is required at %s: %s', async (publicUrl, expected) => {
    const app = fastify();
    await registerSecurityHeaders(app, { publicUrl, connectOrigins: [] });
    app.get('/', () => 'x');
    const { headers } = await app.inject('/');
    expect(headers['strict-transport-security'] ?? null).toBe(expected);
    await app.close();
  });
});
