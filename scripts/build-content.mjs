/** Builds what staff wrote in content/ into dist/content/. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { addLoaded, addReads } from './build-reads.mjs';
import { listFiles } from './files.mjs';
import { openSourceLoader } from './source-loader.mjs';

/**
 * Throws, after telling every problem, if the content has any.
 * @param {URL} root
 */
export async function buildContent(root) {
  const vite = await openSourceLoader();
  try {
    /** @type {typeof import('../press/build-content.ts')} */
    const press = /** @type {any} */ (await vite.ssrLoadModule('/press/build-content.ts'));
    const out = new URL('dist/content/', root);
    await rm(out, { recursive: true, force: true });
    for (const folder of ['media/', 'closed-media/']) await mkdir(new URL(folder, out), { recursive: true });
    const { content, problems } = await press.buildContent(new URL('content', root).pathname, out.pathname);
    for (const problem of problems)
      console.error(`${problem.file}${problem.line ? `:${problem.line}` : ''}: ${problem.message}`);
    if (problems.length > 0) throw new Error('The content has problems; nothing was built from it.');
    await writeFile(new URL('content.json', out), JSON.stringify(content));
    await addLoaded('content', vite);
    await addReads(
      'content',
      (await listFiles(root, 'content')).map((file) => root.pathname + file),
    );
  } finally {
    await vite.close();
  }
}
