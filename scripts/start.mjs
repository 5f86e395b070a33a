/** `npm start`: builds what is stale, then serves. */
import { buildStale } from './build.mjs';

await buildStale();
// By its address: it is not there before the build.
await import(new URL('../dist/server/main.js', import.meta.url).href);
