/** `npm start`: builds what is stale, then serves. */
import { buildStale } from './build.mjs';

await buildStale();
// Imported by its address, because it does not exist before the build.
await import(new URL('../dist/server/main.js', import.meta.url).href);
