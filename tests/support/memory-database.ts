/**
 * PGlite in memory, migrated. Creating one takes seconds, so the first is stored in `.cache/` and the rest start as
 * copies of it; other migrations create another.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../server/database/database.ts';
import { productMigrations, standInMigrations } from '../../server/database/migrations.ts';

export interface MemoryDatabase {
  database: Database;
  /** The raw connection, for checking what was stored. */
  client: PGlite;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const CHAINS = [
  productMigrations(join(root, 'server/database/migrations')),
  standInMigrations(join(root, 'stand-ins/migrations')),
];
const CACHE = join(root, '.cache');

async function templatePath(): Promise<string> {
  const hash = createHash('sha256');
  for (const { migrationsFolder } of CHAINS)
    for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort())
      hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return join(CACHE, `memory-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function openTemplate(path: string): Promise<PGlite | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes === null ? null : PGlite.create({ loadDataDir: new Blob([new Uint8Array(bytes)]) });
}

/** Written under another name first, so that nobody loads half of it. */
async function keepTemplate(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, path);
  const others = (await readdir(CACHE)).filter((name) => /^memory-database-\w+\.tar$/.test(name));
  await Promise.all(
    others
      .map((name) => join(CACHE, name))
      .filter((other) => other !== path)
      .map((other) => rm(other, { force: true })),
  );
}

/** Opens an empty database in memory, with all tables: one per test file. */
export async function openMemoryDatabase(): Promise<MemoryDatabase> {
  const path = await templatePath();
  const copy = await openTemplate(path);
  const client = copy ?? (await PGlite.create());
  const database = drizzle(client, { casing: 'snake_case' });
  if (copy === null) {
    for (const chain of CHAINS) await migrate(database, chain);
    await keepTemplate(client, path);
  }
  return { database, client, close: () => client.close() };
}
