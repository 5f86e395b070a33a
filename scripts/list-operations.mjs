/** `node scripts/list-operations.mjs`: the canonical hash of every operation of this release (docs/operations.md, releasing). */
import { openSourceLoader } from './source-loader.mjs';

const vite = await openSourceLoader();
const { currentOperations } = await vite.ssrLoadModule('/server/graphql/known-operations.ts');
for (const [name, hash] of currentOperations()) console.log(`${hash}  ${name}`);
await vite.close();
