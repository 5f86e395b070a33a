/** Two releases as folders, one after the other: each with a page and content of its own, the later one with one more migration. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { MIGRATIONS_DIRECTORY } from './database-server.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';

export interface ReleaseFolders {
  earlier: string;
  later: string;
  remove(): Promise<void>;
}

/** `migration` is SQL; its tables must be of use to both. */
export async function makeReleaseFolders(migration: string): Promise<ReleaseFolders> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-releases-'));
  const earlier = await makeRelease(join(folder, 'earlier'), SAMPLE_CONTENT);
  const later = await makeRelease(join(folder, 'later'), { ...SAMPLE_CONTENT, version: 'later' });
  await addMigration(join(later, 'server/database/migrations'), migration);
  return { earlier, later, remove: () => rm(folder, { recursive: true }) };
}

/** Its page has one script, whose name and whose text tell of which release they are. */
async function makeRelease(folder: string, content: Content): Promise<string> {
  const name = folder.split('/').at(-1) ?? '';
  await mkdir(join(folder, 'dist/page/assets'), { recursive: true });
  await mkdir(join(folder, 'dist/content/media'), { recursive: true });
  await cp(MIGRATIONS_DIRECTORY, join(folder, 'server/database/migrations'), { recursive: true });
  const page = `<!doctype html><html lang="et"><script type="module" src="/assets/app-${name}.js"></script></html>`;
  await writeFile(join(folder, 'dist/page/index.html'), page);
  await writeFile(join(folder, `dist/page/assets/app-${name}.js`), `release('${name}')`);
  await writeFile(join(folder, 'dist/content/content.json'), JSON.stringify(content));
  return folder;
}

async function addMigration(folder: string, statements: string): Promise<void> {
  const tag = '9999_later';
  await writeFile(join(folder, `${tag}.sql`), statements);
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There is no migration');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(file, JSON.stringify(journal));
}
