/** A production process with real services loads no imitation of one, except what is asked for. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REAL_SERVICES } from '../support/real-services.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await openInstallation();
}, 120_000);
afterAll(() => installation.remove());

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
    const server = await installation.start({
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      PUBLIC_URL: installation.url,
      ...environment,
      CONTENT_DIR: await contentToSell(folder),
      DATA_DIR: join(folder, 'data'),
      NODE_V8_COVERAGE: join(folder, 'loaded'),
    });
    expect(server.output()).toContain('ready in');
    expect((await fetch(`${installation.url}/healthz`)).status).toBe(200);
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
