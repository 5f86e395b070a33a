/** `npm run dev`: the page with hot reload on 5173, and behind it the server, built and started again after each change. */
import { spawn } from 'node:child_process';
import { build, createServer } from 'vite';
import { buildStale } from './build.mjs';

const root = new URL('../', import.meta.url).pathname;

await buildStale();
const watcher = /** @type {import('vite').Rolldown.RolldownWatcher} */ (
  await build({
    root,
    configFile: 'build/server.config.ts',
    logLevel: 'warn',
    build: { watch: {}, emptyOutDir: false },
  })
);
await new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
  watcher.on('event', ({ code }) => {
    if (code === 'END') resolve();
  });
});
// Building is for production; what is worked on is not.
process.env['NODE_ENV'] = 'development';
const server = spawn(process.execPath, ['--watch', 'dist/server/main.js'], { cwd: root, stdio: 'inherit' });
const page = await createServer({ root, configFile: 'vite.config.ts', server: { port: 5173 } });
await page.listen();
page.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.kill();
    void page.close().finally(() => process.exit(0));
  });
}
