/** Builds what renders the public pages, and runs it (scripts/render-pages.mjs). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { recordReads } from './build-reads.mjs';
import { nameClass } from './class-names.mjs';

/** @param {URL} root */
export async function buildRenderer(root) {
  await build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), recordReads('public-pages')],
    define: { __APP_VERSION__: JSON.stringify('prerender') },
    css: { modules: { generateScopedName: nameClass } },
    build: {
      ssr: 'src/app/public-pages/prerender.ts',
      outDir: new URL('dist/renderer/', root).pathname,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
    },
  });
}

/**
 * Lays pages.json beside the content. In a process of its own: the app's modules hold open what only a page closes.
 * @param {URL} root
 * @param {string} contentDirectory
 */
export async function renderPages(root, contentDirectory) {
  const script = new URL('scripts/render-pages.mjs', root).pathname;
  const environment = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, contentDirectory], { stdio: 'inherit', env: environment });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The public pages could not be rendered.');
}
