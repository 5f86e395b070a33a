import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Opens the project's own sources, of which a script loads modules by `ssrLoadModule` without building them. Close it at the end. */
export function openSourceLoader() {
  return createServer({
    root: fileURLToPath(new URL('../', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    appType: 'custom',
  });
}
