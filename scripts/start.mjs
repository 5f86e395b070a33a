/** `npm start`: builds what is stale, then serves. */
import { buildStale } from './build.mjs';

await buildStale();
await import('../dist/server/main.js');
