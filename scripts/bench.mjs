/**
 * `npm run bench`: how fast it is, as ratios against bare floors measured in the same run, turn about. `npm run bench --
 * storage` (or `relaunch`, `guided`, `import`, `library`, `lighthouse`, `server`) runs a part. Quote the ratios; the milliseconds are this machine's.
 * Only by name run `attacks`, and `fill`, `queries` and `day`, with a database of a hundred thousand members, or of `--members=1000`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildStale } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { isMissed, printRows } from './bench/figures.mjs';
import { benchGuided } from './bench/guided.bench.mjs';
import { benchImport } from './bench/import.bench.mjs';
import { benchLibrary, makeLargeContent } from './bench/library.bench.mjs';
import { benchLighthouse } from './bench/lighthouse.bench.mjs';
import { benchMembers, MEMBERS_PARTS } from './bench/members/parts.mjs';
import { benchRelaunch } from './bench/relaunch.bench.mjs';
import { benchStorage, serveBench } from './bench/storage.bench.mjs';

const PORT = 4290;
const root = new URL('bench/page/', import.meta.url).pathname;
const named = process.argv.slice(2);
/** The app's own parts among them. */
const wanted = named.filter((word) => !MEMBERS_PARTS.includes(word) && !word.startsWith('--'));
/** @param {string} part */
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);

/** @param {string} outDir */
async function buildBenchPage(outDir) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { __APP_VERSION__: JSON.stringify('bench') },
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rollupOptions: { input: ['index', 'floor', 'graphcache-floor'].map((name) => `${root}${name}.html`) },
    },
  });
}

/**
 * @param {string} dataDirectory
 * @param {Record<string, string>} [more]
 */
async function startApp(dataDirectory, more = {}) {
  // Vite has set NODE_ENV for its own build; the embedded parts refuse to stand in production.
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(PORT),
    DATA_DIR: dataDirectory,
    ...more,
  };
  const app = spawn(process.execPath, ['dist/server/main.js'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${PORT}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, stop: () => stopped(app) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start');
}

/**
 * Its data are gone from then on, which it writes as long as it lives.
 * @param {import('node:child_process').ChildProcess} app
 */
async function stopped(app) {
  const hasExited = once(app, 'exit');
  app.kill('SIGTERM');
  await hasExited;
}

/**
 * The parts that need no more than the app.
 * @param {string} folder
 */
async function benchApp(folder) {
  const rows = [];
  await buildStale();
  const executablePath = ensureBrowser();
  await buildBenchPage(join(folder, 'page'));
  const bench = await serveBench(join(folder, 'page'));
  if (isWanted('storage')) rows.push(...(await benchStorage(bench.origin, executablePath)));
  if (isWanted('relaunch')) {
    const app = await startApp(join(folder, 'data'));
    rows.push(...(await benchRelaunch(app.origin, bench.origin, executablePath)));
    await app.stop();
  }
  if (isWanted('guided')) {
    const app = await startApp(join(folder, 'guided-data'));
    try {
      rows.push(...(await benchGuided(app.origin, executablePath)));
    } finally {
      await app.stop();
    }
  }
  if (isWanted('import')) {
    const app = await startApp(join(folder, 'import-data'));
    try {
      rows.push(...(await benchImport(app.origin, executablePath)));
    } finally {
      await app.stop();
    }
  }
  if (isWanted('library')) {
    const contentDirectory = await makeLargeContent(new URL('../dist/content', import.meta.url).pathname);
    const app = await startApp(join(folder, 'library-data'), { CONTENT_DIR: contentDirectory });
    try {
      rows.push(...(await benchLibrary(app.origin, executablePath)));
    } finally {
      await app.stop();
      await rm(contentDirectory, { recursive: true, force: true });
    }
  }
  if (isWanted('lighthouse')) {
    const app = await startApp(join(folder, 'public-data'));
    try {
      rows.push(...(await benchLighthouse(app.origin, executablePath)));
    } finally {
      await app.stop();
    }
  }
  const serverBench = new URL('bench/server.bench.mjs', import.meta.url);
  if (isWanted('server') && existsSync(serverBench))
    rows.push(...(await (await import(serverBench.href)).benchServer()));
  if (named.includes('attacks'))
    rows.push(...(await (await import('./bench/attacks.bench.mjs')).benchAttacks()));
  bench.close();
  return rows;
}

const rows = await benchMembers(named);
const folder = await mkdtemp(join(tmpdir(), 'hoog-bench-'));
try {
  if (wanted.length > 0 || named.length === 0) rows.push(...(await benchApp(folder)));
  printRows(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = rows.some(isMissed) ? 1 : 0;
