/**
 * `node scripts/backup.mjs <folder>`: everything that the server keeps, into a folder that is not there yet. With
 * DATABASE_URL the database is dumped while the server runs; an embedded one needs the server stopped. The folder holds
 * health data and keys: keep it encrypted, and no longer than docs/operations.md says.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DATABASE_FOLDER, databaseUrl, dataDirectory, whileStopped } from './stopped-data.mjs';
import { toolConnection } from './tool-connection.mjs';

/** @param {string} to */
async function copyData(to) {
  if (!existsSync(dataDirectory)) return;
  const skipped = [
    join(dataDirectory, 'lock'),
    ...(databaseUrl ? [join(dataDirectory, DATABASE_FOLDER)] : []),
  ];
  await cp(dataDirectory, join(to, 'data'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !skipped.includes(path),
  });
}

/**
 * @param {string} from
 * @param {string} to
 */
function dumpDatabase(from, to) {
  const { url, env } = toolConnection(from);
  const file = join(to, 'database.dump');
  const dumped = spawnSync('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (dumped.status !== 0) throw new Error('pg_dump did not succeed.', { cause: dumped.error });
}

const target = process.argv[2];
if (target === undefined || existsSync(resolve(target))) {
  console.error('node scripts/backup.mjs <folder that is not there yet>');
  process.exit(2);
}
const to = resolve(target);
await mkdir(to, { recursive: true, mode: 0o700 });
try {
  if (databaseUrl) {
    dumpDatabase(databaseUrl, to);
    await copyData(to);
  } else await whileStopped(() => copyData(to));
  console.log(`Backed up into ${to}`);
} catch (error) {
  await rm(to, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
