/** Before the browser tests: one server starts from nothing and fills the folder that all others copy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, TEMPLATE_VARIABLE } from './service.ts';

/** Answers how to be rid of it. */
export default async function makeDataTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-template-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
