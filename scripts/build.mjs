/**
 * Builds what is stale: the content, the page with its worker, the server. Each part remembers a hash of what
 * it was built from, so that a second start builds nothing.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { build, createServer } from 'vite';
import { checkBudgets } from './budgets.mjs';
import { compressFiles } from './compress.mjs';
import { hashOf } from './files.mjs';
import { buildRenderer, renderPages } from './prerender.mjs';

const root = new URL('../', import.meta.url);
const shared = ['package-lock.json', 'src/contract/'];

const parts = [
  {
    name: 'content',
    from: [...shared, 'content/', 'press/', 'src/language/et.json'],
    out: 'dist/content/',
    build: buildContent,
  },
  {
    name: 'page',
    from: [...shared, 'index.html', 'vite.config.ts', 'vite.page-plugins.ts', 'src/', 'sw/', 'public/'],
    out: 'dist/page/',
    build: async (version) => {
      process.env['HOOG_VERSION'] = version.slice(0, 12);
      await build({ root: root.pathname, configFile: 'vite.config.ts', logLevel: 'warn' });
      // Which file is which is the build's own business, not a file of the page.
      await rename(new URL('dist/page/.vite/manifest.json', root), new URL('dist/page-manifest.json', root));
      await compressFiles(new URL('dist/page/', root).pathname);
    },
  },
  {
    name: 'public-pages',
    from: [
      'dist/content.built-from',
      'dist/page.built-from',
      'scripts/prerender.mjs',
      'scripts/render-pages.mjs',
      'server/',
      'stand-ins/',
    ],
    out: 'dist/renderer/',
    build: async () => {
      await buildRenderer(root);
      await renderPages(root, new URL('dist/content', root).pathname);
      await checkBudgets(root);
    },
  },
  {
    name: 'server',
    from: [...shared, 'vite.server.config.ts', 'server/', 'stand-ins/'],
    out: 'dist/server/',
    build: () => build({ root: root.pathname, configFile: 'vite.server.config.ts', logLevel: 'warn' }),
  },
];

async function buildContent() {
  const vite = await createServer({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  try {
    const { buildContent } = await vite.ssrLoadModule('/press/build-content.ts');
    const out = new URL('dist/content/', root);
    await rm(out, { recursive: true, force: true });
    for (const folder of ['media/', 'closed-media/']) await mkdir(new URL(folder, out), { recursive: true });
    const { content, problems } = await buildContent(new URL('content', root).pathname, out.pathname);
    for (const problem of problems)
      console.error(`${problem.file}${problem.line ? `:${problem.line}` : ''}: ${problem.message}`);
    if (problems.length > 0) throw new Error('The content has problems; nothing was built from it.');
    await writeFile(new URL('content.json', out), JSON.stringify(content));
  } finally {
    await vite.close();
  }
}

/** Builds every stale part; says on the console which. */
export async function buildStale() {
  // Vite would take a server made for reading the content for development, and React with it.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await buildParts();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

async function buildParts() {
  for (const part of parts) {
    const version = await hashOf(root, part.from);
    const stamp = new URL(`dist/${part.name}.built-from`, root);
    const builtFrom = await readFile(stamp, 'utf8').catch(() => '');
    if (builtFrom === version) continue;
    const startedAt = performance.now();
    await rm(stamp, { force: true });
    await part.build(version);
    await writeFile(stamp, version);
    console.log(`built ${part.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await buildStale();
