/** `node scripts/list-operations.mjs`: the canonical hash of every operation of this release (docs/operations.md, releasing). */
import { createServer } from 'vite';

const root = new URL('../', import.meta.url).pathname;
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
});
const { currentOperations } = await vite.ssrLoadModule('/server/graphql/known-operations.ts');
for (const [name, hash] of currentOperations()) console.log(`${hash}  ${name}`);
await vite.close();
