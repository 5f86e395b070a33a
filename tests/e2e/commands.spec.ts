/**
 * The commands that developers and operators run by hand, as they run them. Backup and restore are in
 * tests/api/backup.api.test.ts, publishing in content-command.api.test.ts, joined releases in rolling-release.api.test.ts.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/running-server.ts';

/** One of each file in scripts/screenshots/; no other name begins like one of these. */
const SCREENS = [
  'calculator-result',
  'subscription-withdraw',
  'today-goal',
  'training-live',
  'guided-notes',
  'mealplan-added',
  'photo-compare',
  'waiting-diary',
];

/** Resolves with what it printed to its output; throws with all that it printed if it fails. */
async function run(script: string, args: string[] = [], environment: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...args], {
    env: { ...process.env, ...environment },
  });
  return stdout;
}

test('npm run screenshots takes a screen of each kind @breadth', async () => {
  const said = await run('screenshots', [...SCREENS, '--390', '--light']);
  const taken = [...said.matchAll(/^✓ \d+\/\d+ ([\w-]+)\./gmu)].map(([, name]) => name);
  expect(taken.sort()).toEqual([...SCREENS].sort());
});

test('npm run bench measures a page @breadth', async () => {
  const once = { HOOG_LIGHTHOUSE: '/login', HOOG_LIGHTHOUSE_RUNS: '1' };
  // It fails if a bound is missed, which a machine that does much else decides.
  const said = await run('bench', ['lighthouse'], once).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  expect(said).toMatch(/^[✓✗] Lighthouse, mobile, \/login: \d+ \d+ \d+ \d+, bound/mu);
});

test('npm run package makes a file that holds all that serving needs @breadth', async () => {
  const [, file = ''] = /^(\S+\.tar\.gz): [\d.]+ MB/mu.exec(await run('package')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'hoog-release-'));
  try {
    await promisify(execFile)('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
    const server = await startServer({ DATA_DIR: join(folder, 'data') }, folder);
    const page = await fetch(`http://127.0.0.1:${server.port}/`);
    await server.stop();
    expect([basename(file), page.status, await page.text()]).toEqual([
      expect.stringMatching(/^hoog-[0-9a-f]{12}-/u),
      200,
      expect.stringContaining('<title>'),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
