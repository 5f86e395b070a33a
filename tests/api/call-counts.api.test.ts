/** Limits of rare calls across an upgrade: calls counted before it count after it. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createHmac, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { networkOf } from '../../server/core/network.ts';
import { readServerSecret } from '../../server/database/server-secrets.ts';
import { createCountCall } from '../../server/modules/call-counts/call-counts.ts';
import { identityAttempts } from '../../stand-ins/identity/identity.tables.ts';
import { MIGRATIONS_DIRECTORY } from '../support/database-server.ts';

const LAST_BEFORE = 9;
const HOUR = { count: 1, windowMs: 3_600_000 };

/** The migrations up to the one before calls got a table of their own. */
async function formerMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-migrations-'));
  await cp(MIGRATIONS_DIRECTORY, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { idx: number }[] } = JSON.parse(await readFile(file, 'utf8'));
  const entries = journal.entries.filter(({ idx }) => idx <= LAST_BEFORE);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

it('counts calls from before the table of calls existed', async () => {
  const client = await PGlite.create();
  const database = drizzle(client, { casing: 'snake_case' });
  const former = await formerMigrations();
  try {
    await migrate(database, { migrationsFolder: former });
    const now = new Date();
    const whom = networkOf({ ip: '192.0.2.1' });
    const secret = await readServerSecret(database, 'call-counts');
    const subject = createHmac('sha256', secret).update(`call exportMyData ${whom}`).digest('hex');
    const expiresAt = new Date(now.getTime() + HOUR.windowMs);
    await database.insert(identityAttempts).values({ id: randomUUID(), subject, expiresAt });

    await migrate(database, { migrationsFolder: MIGRATIONS_DIRECTORY });
    const countCall = createCountCall(database, () => now, secret);
    expect(await countCall('exportMyData', whom, HOUR)).toBe(3600);
    expect(await countCall('deleteMyAccount', whom, HOUR)).toBeNull();
    expect(await countCall('deleteMyAccount', whom, HOUR)).toBe(3600);
  } finally {
    await client.close();
    await rm(former, { recursive: true });
  }
});
